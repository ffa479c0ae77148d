/**
 * How this station's scanner is set, the doctor that finds out, sheets to print, and the last scans with their results.
 */
import { Button } from '@mantine/core';
import type { CodeSheet } from '../../src-preload/contract/code-sheet.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { call, failureFrom } from '../desktop.ts';
import { commandCodes } from '../keyboard/actions-store.ts';
import { printOnce } from '../paper/print-once.ts';
import { codeOfCommand } from '../scan/command-run.ts';
import { useScanLogStore } from '../scan/scan-log-store.ts';
import { shownCode } from '../scan/scan-readings.ts';
import { refusalWords } from '../scan/scan-words.ts';
import type { ScanAnswer } from '../scanner/scan-answers.ts';
import { TEST_CARD } from '../scanner/taught-keys.ts';
import { Choice } from '../ui/choice.tsx';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';
import { ScannerConnection } from './scanner-connection.tsx';
import { ScannerDoctor } from './scanner-doctor.tsx';
import { Setting } from './setting.tsx';
import styles from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';

export function ScannerSettings() {
  const { scannerLayout, scannerRepeatMilliseconds } = usePreferences();
  return (
    <SettingsPart title={say('scan.settings')}>
      <ScannerConnection />
      <Setting name={say('scan.layout')}>
        <Choice
          label={say('scan.layout')}
          options={[
            { value: 'unknown', label: say('scan.layout.unknown') },
            { value: 'us', label: say('scan.layout.us') },
            { value: 'same', label: say('scan.layout.same') },
          ]}
          value={scannerLayout}
          onChange={(value) => void changePreferences({ scannerLayout: value })}
        />
        <p className="muted small">{say('scan.layout.about')}</p>
      </Setting>
      <Setting name={say('scan.repeat')}>
        <Choice
          label={say('scan.repeat')}
          options={([0, 250, 500, 1000] as const).map((value) => ({
            value: String(value),
            label: value === 0 ? say('scan.repeat.never') : say('scan.repeat.within', { milliseconds: value }),
          }))}
          value={String(scannerRepeatMilliseconds)}
          onChange={(value) => void changePreferences({ scannerRepeatMilliseconds: repeatOf(value) })}
        />
      </Setting>
      <Setting name={say('scan.doctor')}>
        <p className="muted small">{say('scan.doctor.about')}</p>
        <div className="presses">
          <Button variant="default" onClick={() => void print(testCard())}>
            {say('scan.card.print')}
          </Button>
          <Button variant="default" onClick={() => void save(testCard())}>
            {say('scan.card.save')}
          </Button>
        </div>
        <ScannerDoctor />
      </Setting>
      <Setting name={say('scan.commands')}>
        <p className="muted small">{say('scan.commands.about')}</p>
        <div className="presses">
          <Button variant="default" onClick={() => void print(commandSheet())}>
            {say('scan.commands.print')}
          </Button>
          <Button variant="default" onClick={() => void save(commandSheet())}>
            {say('scan.commands.save')}
          </Button>
        </div>
      </Setting>
      <LastScans />
    </SettingsPart>
  );
}

function repeatOf(value: string): 0 | 250 | 500 | 1000 {
  return ([0, 250, 500, 1000] as const).find((one) => String(one) === value) ?? 500;
}

function LastScans() {
  const answers = useScanLogStore((state) => state.answers);
  return (
    <div className={styles.choice}>
      <h3>{say('scan.last')}</h3>
      {answers.length === 0 && <p className="muted">{say('scan.last.none')}</p>}
      <ol className={styles.answers}>
        {answers.map((answer) => (
          <li key={`${answer.timing.startedAt} ${answer.timing.endedAt}`}>
            <span className="mono">{answer.kind === 'scan' ? shownCode(answer.readings) : answer.arrived}</span>
            <p className="muted">{answerWords(answer)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function answerWords(answer: ScanAnswer): string {
  if (answer.kind === 'refused') return refusalWords(answer.arrived, answer).next;
  if (answer.end === 'device') return say('scan.last.device');
  const { gaps } = answer.timing;
  const milliseconds = Math.round(gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length));
  return say(`scan.last.${answer.end}`, { milliseconds });
}

function testCard(): CodeSheet {
  const [first, second] = TEST_CARD;
  const codes = [
    { words: say('scan.card.first'), code: first },
    { words: say('scan.card.second'), code: second },
  ];
  return { kind: 'test-card', title: say('scan.card'), explanation: say('scan.card.about'), codes };
}

function commandSheet(): CodeSheet {
  const codes = commandCodes.map((command) => ({
    words: say(`scan.command.${command}`),
    code: codeOfCommand(command),
  }));
  return { kind: 'commands', title: say('scan.commands'), explanation: say('scan.commands.about'), codes };
}

async function save(sheet: CodeSheet): Promise<void> {
  try {
    const { savedTo } = await call('sheets.save', sheet);
    if (savedTo !== null) showNotice('good', say('scan.sheet.saved', { path: savedTo }));
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}

async function print(sheet: CodeSheet): Promise<void> {
  await printOnce(sheet.kind, async () => {
    try {
      const { printer } = await call('sheets.print', sheet);
      showNotice('good', say('paper.sent-to', { printer }));
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    }
  });
}
