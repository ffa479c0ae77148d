/** The wait. Says how long it may take, and what cannot happen meanwhile. */
import { Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Told } from '../../ui/told.tsx';
import { say } from '../../words/say.ts';
import styles from './manifest-confirm.module.css';

/** After this long it takes more than usual, and a person wants to know what is going on. */
const USUAL_SECONDS = 5;

export function ManifestSending({ since }: { readonly since: number }) {
  const seconds = useSecondsSince(since);
  return (
    <div className={styles.sending}>
      <Loader size={28} className={styles.turning ?? ''} aria-hidden />
      <Told>
        <h3>{say('manifests.sending.asking')}</h3>
        <p className="muted">{say(seconds < USUAL_SECONDS ? 'manifests.sending.usual' : 'manifests.sending.long')}</p>
      </Told>
      <span className={styles.seconds} aria-hidden>
        {say('manifests.sending.seconds', { count: seconds })}
      </span>
    </div>
  );
}

function useSecondsSince(since: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return seconds;
}
