/** The texts of rates/. */
export const rates = {
  form: 'Parcel',
  weight: 'Weight',
  'weight.unit': 'In the unit of your service',
  size: 'Size in metres',
  length: 'Length',
  width: 'Width',
  height: 'Height',
  get: 'Get rates',
  // Under a field whose value cannot be used.
  'fault.street': 'The service needs street and number',
  'fault.postCode': 'The service needs a post code',
  'fault.countryCode': 'A country or its two letters, such as AU',
  'fault.weight': 'A number above 0, at most {most, number}',
  'fault.size': 'Metres, such as 0.4',

  deprecated: 'The service may stop giving rates one day: it calls them deprecated. Nothing else depends on them.',
  'empty.title': 'What would it cost?',
  'empty.next': 'Fill in where the parcel goes and what it weighs. Uses the account at the top.',
  'empty.next-other': 'Fill in where the parcel goes and what it weighs. Uses {account}.',
  asking: 'Asking for rates',
  'none.title': 'No rates',
  'none.next': 'The service offers no rate for this parcel. Check the address and the weight.',
  // For screen readers: names the list.
  words: 'What the service said beside its rates',
  // For screen readers: names the table.
  table: 'Rates, cheapest first',
  'column.service': 'Service',
  'column.code': 'Code',
  'column.description': 'Description',
  'column.other': 'More from the service',
  'column.price': 'Price',
  'no-price': 'not given',
  // For screen readers: read aloud once the rates are there.
  found: '{count, plural, one {# rate} other {# rates}}',
  'form-changed': 'The form has been changed since. These are the rates for what was asked before.',
  foot: 'The service names no currency. Read {age}.',
  // Where it says more beside the prices, or gives them in words: a currency may be named there.
  'foot-read': 'Read {age}.',
} as const;
