/** One shipment: what it is, its state in the service's own word, and its events, newest first. */
import type { ReactNode } from 'react';
import type { TrackingEvent, TrackingHistory } from '../../src-preload/contract/tracking.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { dayTimeWords, zonedTimeWords } from '../ui/time-ago.tsx';
import styles from './tracking-screen.module.css';
import { newestFirst, statusLook } from './tracking-words.ts';

export function ShipmentHistory({ history }: { readonly history: TrackingHistory }) {
  const look = statusLook(history.trackingStatus);
  const events = newestFirst(history.events);
  return (
    <article className={styles.shipment} aria-label={`Shipment ${history.trackingNumber || history.orderNumber}`}>
      <header className={styles.head}>
        <h2 className="mono">{history.trackingNumber || history.orderNumber}</h2>
        {history.trackingStatus !== '' && (
          <StatusBadge tone={look.tone} icon={look.icon}>
            {history.trackingStatus}
          </StatusBadge>
        )}
      </header>
      <dl className={styles.facts}>
        <Fact name="Order">
          <span className="mono">{history.orderNumber}</span>
        </Fact>
        <Fact name="Order status">{history.orderStatus}</Fact>
        <Fact name="Carrier">{[history.carrierName, history.carrierService].filter(Boolean).join(', ')}</Fact>
        <Fact name="Picked up">{history.shippedAt === null ? '' : <Instant at={history.shippedAt} />}</Fact>
        <Fact name="Last update">{history.updatedAt === null ? '' : <Instant at={history.updatedAt} />}</Fact>
        {Object.entries(history.other).map(([name, words]) => (
          <Fact key={name} name={name}>
            {words}
          </Fact>
        ))}
      </dl>
      {events.length === 0 ? (
        <p className="muted">No tracking events yet. They show here after the carrier’s next scan.</p>
      ) : (
        <ol className={styles.events} aria-label="Events, newest first">
          {events.map(({ event, place }) => (
            <EventLine key={place} event={event} />
          ))}
        </ol>
      )}
    </article>
  );
}

function EventLine({ event }: { readonly event: TrackingEvent }) {
  const { icon: IconShape, tone } = statusLook(event.status);
  return (
    <li className={styles.event}>
      <span className={styles.mark} data-tone={tone}>
        <IconShape aria-hidden size={16} stroke={2} />
      </span>
      <div>
        <p className={styles.status}>{event.status === '' ? 'No status given' : event.status}</p>
        {event.details !== '' && <p className="muted">{event.details}</p>}
        {Object.entries(event.other).map(([name, words]) => (
          <p key={name} className="muted">
            {name}: {words}
          </p>
        ))}
      </div>
      <span className={styles.when}>
        {event.happenedAt === null ? <span className="muted">Time not given</span> : <Instant at={event.happenedAt} />}
      </span>
    </li>
  );
}

/** Local time; the zone and the seconds are on hover. */
function Instant({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={zonedTimeWords(at)}>
      {dayTimeWords(at)}
    </time>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === '') return null;
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
