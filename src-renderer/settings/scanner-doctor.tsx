/**
 * The scanner doctor: what the test card shows about this scanner; each advice is one press, proved by the next scan.
 */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { changePreferences } from '../bench/use-preferences.ts';
import { useScanLogStore } from '../scan/scan-log-store.ts';
import { diagnose, type Finding } from '../scanner/diagnosis.ts';
import type { ScanAnswer } from '../scanner/scan-answers.ts';
import { say } from '../words/say.ts';
import styles from './settings.module.css';

export function ScannerDoctor() {
  const isExamined = useScanLogStore((state) => state.isExamined);
  const examine = useScanLogStore((state) => state.examine);
  const answers = useScanLogStore((state) => state.answers);
  /** The last answer before the examination: only later ones count. */
  const [before, setBefore] = useState(answers[0]);
  useEffect(() => () => examine(false), [examine]);

  const begin = (): void => {
    setBefore(answers[0]);
    examine(true);
  };
  return (
    // There before it says anything: otherwise what to do now would not be read.
    <div className={styles.choice} aria-live="polite">
      {isExamined ? (
        <Findings answers={answers} before={before} />
      ) : (
        <Button variant="default" onClick={begin}>
          {say('scan.doctor.begin')}
        </Button>
      )}
    </div>
  );
}

interface FindingsProps {
  /** The newest first. */
  readonly answers: readonly ScanAnswer[];
  readonly before: ScanAnswer | undefined;
}

function Findings({ answers, before }: FindingsProps) {
  const examine = useScanLogStore((state) => state.examine);
  const end = before === undefined ? answers.length : answers.indexOf(before);
  const findings = diagnose(answers.slice(0, end === -1 ? answers.length : end).reverse());
  return (
    <>
      <p>{say('scan.doctor.scan')}</p>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <li key={finding.kind}>
            <FoundIcon finding={finding} />
            <span>{findingWords(finding)}</span>
            <Remedy finding={finding} />
          </li>
        ))}
      </ul>
      <Button variant="default" onClick={() => examine(false)}>
        {say('scan.doctor.end')}
      </Button>
    </>
  );
}

function FoundIcon({ finding }: { readonly finding: Finding }) {
  const isGood = finding.kind === 'layout' || finding.kind === 'taught' || finding.kind === 'proved';
  return isGood ? <IconCircleCheck aria-hidden size={20} /> : <IconAlertTriangle aria-hidden size={20} />;
}

function findingWords(finding: Finding): string {
  switch (finding.kind) {
    case 'layout':
      return say(`scan.doctor.layout.${finding.layout}`);
    case 'taught':
      return finding.lost.length === 0
        ? say('scan.doctor.taught')
        : say('scan.doctor.taught-but', { signs: finding.lost.join(' ') });
    case 'other-code':
      return say('scan.doctor.other-code');
    case 'slow':
      return say('scan.doctor.slow', { milliseconds: finding.milliseconds });
    case 'in-front':
      return say('scan.doctor.in-front', { signs: finding.text });
    case 'behind':
      return say('scan.doctor.behind', { signs: finding.text });
    default:
      return say(`scan.doctor.${finding.kind}`);
  }
}

/** What Packbench can do about it; when only the scanner's own settings can change it, there are only words. */
function Remedy({ finding }: { readonly finding: Finding }) {
  const change =
    finding.kind === 'layout'
      ? { scannerLayout: finding.layout }
      : finding.kind === 'taught'
        ? { scannerKeys: finding.keys }
        : finding.kind === 'twice'
          ? { scannerRepeatMilliseconds: 1000 as const }
          : null;
  if (change === null) return null;
  return (
    <Button size="xs" onClick={() => void changePreferences(change)}>
      {say('scan.doctor.use')}
    </Button>
  );
}
