/** One shipment: what it is, its state, and its events, newest first. */
import type { ReactNode } from 'react';
import type { TrackingEvent, TrackingHistory } from '../../src-preload/contract/tracking.ts';
import { Fact } from '../ui/fact.tsx';
import { statusWords } from '../ui/service-status.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { dayTimeWords, zonedTimeWords } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';
import styles from './tracking-screen.module.css';
import { newestFirst, statusLook, wordsWithoutEvents } from './tracking-words.ts';

export function ShipmentHistory({ history }: { readonly history: TrackingHistory }) {
  const look = statusLook(history.trackingStatus);
  const events = newestFirst(history.events, history.trackingStatus);
  return (
    <article
      className={styles.shipment}
      aria-label={say('tracking.shipment', { number: history.trackingNumber || history.orderNumber })}
    >
      <header className={styles.head}>
        <h2 className="mono">{history.trackingNumber || history.orderNumber}</h2>
        {history.trackingStatus !== '' && (
          <StatusBadge tone={look.tone} icon={look.icon}>
            {statusWords(history.trackingStatus)}
          </StatusBadge>
        )}
      </header>
      <dl className={styles.facts}>
        <ToldFact name={say('tracking.fact.order')}>
          <span className="mono">{history.orderNumber}</span>
        </ToldFact>
        <ToldFact name={say('tracking.fact.status')}>{statusWords(history.orderStatus)}</ToldFact>
        <ToldFact name={say('tracking.fact.carrier')}>
          {[history.carrierName, history.carrierService].filter(Boolean).join(', ')}
        </ToldFact>
        <ToldFact name={say('tracking.fact.picked-up')}>
          {history.shippedAt === null ? '' : <Instant at={history.shippedAt} />}
        </ToldFact>
        <ToldFact name={say('tracking.fact.updated')}>
          {history.updatedAt === null ? '' : <Instant at={history.updatedAt} />}
        </ToldFact>
        {Object.entries(history.other).map(([name, words]) => (
          <ToldFact key={name} name={name}>
            {words}
          </ToldFact>
        ))}
      </dl>
      {events.length === 0 ? (
        <p className="muted">{say(wordsWithoutEvents(history))}</p>
      ) : (
        <ol className={styles.events} aria-label={say('tracking.events')}>
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
        <p className={styles.status}>
          {event.status === '' ? say('tracking.event.no-status') : statusWords(event.status)}
        </p>
        {event.details !== '' && <p className="muted">{event.details}</p>}
        {Object.entries(event.other).map(([name, words]) => (
          <p key={name} className="muted">
            {name}: {words}
          </p>
        ))}
      </div>
      <p className={styles.when}>
        {event.happenedAt === null ? (
          <span className="muted">{say('tracking.event.no-time')}</span>
        ) : (
          <Instant at={event.happenedAt} />
        )}
      </p>
    </li>
  );
}

/** Local time; the zone and the seconds show on hover. */
function Instant({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={zonedTimeWords(at)}>
      {dayTimeWords(at)}
    </time>
  );
}

/** A fact that the service does not give is left out. */
function ToldFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === '') return null;
  return (
    <Fact name={name} className={styles.fact}>
      {children}
    </Fact>
  );
}
