/** Two sounds that cannot be mixed up with closed eyes: a short rise for good, two low buzzes for bad. */
import type { ScanTone } from './scan-words.ts';

interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly seconds: number;
  readonly shape: OscillatorType;
}

const SOUNDS: Readonly<Record<Exclude<ScanTone, 'waiting'>, readonly Tone[]>> = {
  good: [
    { hertz: 880, at: 0, seconds: 0.07, shape: 'sine' },
    { hertz: 1318, at: 0.07, seconds: 0.1, shape: 'sine' },
  ],
  warn: [{ hertz: 660, at: 0, seconds: 0.16, shape: 'triangle' }],
  bad: [
    { hertz: 196, at: 0, seconds: 0.14, shape: 'square' },
    { hertz: 196, at: 0.2, seconds: 0.2, shape: 'square' },
  ],
};

const LOUDNESS = 0.12;
let context: AudioContext | null = null;

export function playScanSound(tone: Exclude<ScanTone, 'waiting'>): void {
  context ??= new AudioContext();
  for (const { hertz, at, seconds, shape } of SOUNDS[tone]) {
    const from = context.currentTime + at;
    const source = new OscillatorNode(context, { frequency: hertz, type: shape });
    const volume = new GainNode(context, { gain: LOUDNESS });
    // A soft end, so that the speaker does not click.
    volume.gain.setTargetAtTime(0, from + seconds - 0.02, 0.01);
    source.connect(volume).connect(context.destination);
    source.start(from);
    source.stop(from + seconds + 0.05);
  }
}
