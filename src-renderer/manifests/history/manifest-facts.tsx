/** When it was made, for which account, and its file on this computer. */
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import { Fact } from '../../ui/fact.tsx';
import { exactTimeWords, TimeAgo } from '../../ui/time-ago.tsx';
import { say, sayRich } from '../../words/say.ts';
import { carrierWords, copiesWords } from '../manifest-words.ts';
import styles from './manifest-detail.module.css';

export function ManifestFacts({ manifest }: { readonly manifest: Manifest }) {
  const { createdAt, answeredAt, carriers, copiesPrinted, files, state } = manifest;
  return (
    <section aria-label={say('manifests.facts.label')} className={styles.section}>
      <h3>{say('manifests.facts.label')}</h3>
      <dl className={styles.facts}>
        <Fact name={say('manifests.facts.asked')}>
          {exactTimeWords(createdAt)} (<TimeAgo at={createdAt} />)
        </Fact>
        {answeredAt === null ? null : <Fact name={say('manifests.facts.answered')}>{exactTimeWords(answeredAt)}</Fact>}
        <Fact name={say('manifests.facts.carriers')}>{carrierWords(carriers)}</Fact>
        {state === 'stored' ? <Fact name={say('manifests.facts.printed')}>{copiesWords(copiesPrinted)}</Fact> : null}
        {files.map((file) => (
          <Fact
            key={file.fileNumber}
            name={files.length === 1 ? 'PDF' : say('manifests.facts.pdf', { place: file.fileNumber })}
          >
            {sayRich('manifests.facts.file', {
              size: byteWords(file.byteCount),
              hash: <span className={styles.hash}>{file.sha256}</span>,
            })}
          </Fact>
        ))}
      </dl>
    </section>
  );
}

function byteWords(byteCount: number): string {
  if (byteCount < 1024) return say('manifests.facts.bytes', { count: byteCount });
  const kibibytes = byteCount / 1024;
  return kibibytes < 1024 ? `${Math.round(kibibytes)} KB` : `${(kibibytes / 1024).toFixed(1)} MB`;
}
