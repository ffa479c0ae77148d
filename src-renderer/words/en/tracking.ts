/** The texts of tracking/: where a shipment is. */
export const tracking = {
  refresh: 'Refresh',
  search: 'Track number',
  field: 'Tracking or order number',
  'empty.title': 'Where is it?',
  'empty.next': 'Scan a label, or type a tracking or order number. Uses the account at the top.',
  // For screen readers, while the service is asked.
  asking: 'Asking where {number} is',
  // For screen readers: names the list.
  words: 'What the service said beside its answer',
  // {age}: '2 min ago', 'just now', 'on 3 May 2026'.
  'found.tracking-number': 'Found by tracking number · read {age}',
  'found.order-number': 'Found by order number · read {age}',
  // For screen readers: read aloud once the answer is there. {status}: 'In Transit'.
  'found.spoken': 'Shipment {number}: {status}',
  'action.type': 'Type a number to track',
  'action.again': 'Ask again where it is',

  // For screen readers: names one shipment.
  shipment: 'Shipment {number}',
  'fact.order': 'Order',
  'fact.status': 'Order status',
  'fact.carrier': 'Carrier',
  'fact.picked-up': 'Picked up',
  'fact.updated': 'Last update',
  events: 'Events, newest first',
  'events.none': 'No tracking events yet. They show here after the carrier’s next scan.',
  // It has a status of the carrier, or has arrived.
  'events.not-told': 'The service gives no events of this shipment.',
  'event.no-status': 'No status given',
  'event.no-time': 'Time not given',
} as const;
