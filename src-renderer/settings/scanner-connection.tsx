/** How the scanner is connected: as a keyboard, which needs no choice, or as a HID POS or serial device, which a person chooses here. */
import { Button } from '@mantine/core';
import type { BaudRate, ScannerDevice, ScannerKind } from '../../src-preload/contract/scanner-device.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { call, failureFrom } from '../desktop.ts';
import { scannerName, useOtherScannerStore } from '../scan/other-scanner.ts';
import { Choice } from '../ui/choice.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { Told } from '../ui/told.tsx';
import { say } from '../words/say.ts';
import { chooseScanner } from './choose-scanner.ts';
import { Setting } from './setting.tsx';
import styles from './settings.module.css';

const BAUD_RATES = [9600, 19200, 38400, 57600, 115200] as const;

export function ScannerConnection() {
  const { scannerDevice } = usePreferences();
  const choose = (kind: 'keys' | ScannerKind): void => {
    if (kind === 'keys') void changePreferences({ scannerDevice: null });
    else void chooseScanner(kind);
  };
  return (
    <Setting name={say('scan.device')}>
      <Choice
        label={say('scan.device')}
        options={(['keys', 'hid-pos', 'serial'] as const).map((value) => ({
          value,
          label: say(`scan.device.${value}`),
        }))}
        value={scannerDevice?.kind ?? 'keys'}
        onChange={choose}
      />
      <p className="muted small">{say('scan.device.about')}</p>
      <WhichOne />
      {scannerDevice !== null && <ChosenScanner device={scannerDevice} />}
    </Setting>
  );
}

function ChosenScanner({ device }: { readonly device: ScannerDevice }) {
  const line = useOtherScannerStore((state) => state.line);
  const name = scannerName(device);
  return (
    <>
      <Told saidBefore>
        {line?.kind === 'there' && say('scan.device.there', { name })}
        {line?.kind === 'away' && say('scan.device.away', { name })}
        {line?.kind === 'failed' && say('scan.device.failed', { name, why: line.why })}
      </Told>
      {device.kind === 'serial' && (
        <Choice
          label={say('scan.device.speed')}
          options={BAUD_RATES.map((rate) => ({ value: String(rate), label: say('scan.device.baud', { rate }) }))}
          value={String(device.baudRate)}
          onChange={(value) => void changePreferences({ scannerDevice: { ...device, baudRate: baudRateOf(value) } })}
        />
      )}
      <Button variant="default" onClick={() => void chooseScanner(device.kind)}>
        {say('scan.device.other')}
      </Button>
    </>
  );
}

/** Several scanners of the kind are plugged in. */
function WhichOne() {
  const { found, setFound } = useOtherScannerStore();
  if (found.length === 0) return null;
  const pick = async (deviceId: string | null): Promise<void> => {
    setFound([]);
    try {
      await call('scanner.pick', { deviceId });
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    }
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{say('scan.device.which')}</legend>
      <div className="presses">
        {found.map(({ deviceId, name }) => (
          <Button key={deviceId} variant="default" onClick={() => void pick(deviceId)}>
            {name === '' ? deviceId : name}
          </Button>
        ))}
        <Button variant="default" onClick={() => void pick(null)}>
          {say('scan.device.which.none')}
        </Button>
      </div>
    </fieldset>
  );
}

const baudRateOf = (value: string): BaudRate => BAUD_RATES.find((rate) => String(rate) === value) ?? 9600;
