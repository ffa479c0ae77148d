/**
 * Sounds that can be told apart with closed eyes, each under half a second, made here from plain tones. They differ in
 * direction, pitch and number, so that they can be told apart through noise and by a person who hears high tones badly.
 */
import { createSpeaker } from './speaker.ts';

export const scanSounds = [
  'good',
  'again',
  'other-account',
  'in-manifest',
  'choose',
  'not-this-account',
  'unknown',
  'not-printed',
  'in-doubt',
  'archived',
  'trouble',
] as const;

export type ScanSound = (typeof scanSounds)[number];

interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly seconds: number;
  readonly shape: OscillatorType;
}

const SOUNDS: Readonly<Record<ScanSound, readonly Tone[]>> = {
  // A short rise.
  good: [
    { hertz: 880, at: 0, seconds: 0.07, shape: 'sine' },
    { hertz: 1318, at: 0.07, seconds: 0.1, shape: 'sine' },
  ],
  // One tone, twice.
  again: [
    { hertz: 660, at: 0, seconds: 0.07, shape: 'triangle' },
    { hertz: 660, at: 0.12, seconds: 0.07, shape: 'triangle' },
  ],
  // Good, then one step further.
  'other-account': [
    { hertz: 880, at: 0, seconds: 0.07, shape: 'sine' },
    { hertz: 1318, at: 0.07, seconds: 0.07, shape: 'sine' },
    { hertz: 988, at: 0.16, seconds: 0.14, shape: 'triangle' },
  ],
  // One tone, three times.
  'in-manifest': [
    { hertz: 587, at: 0, seconds: 0.06, shape: 'triangle' },
    { hertz: 587, at: 0.1, seconds: 0.06, shape: 'triangle' },
    { hertz: 587, at: 0.2, seconds: 0.06, shape: 'triangle' },
  ],
  // It ends high, as a question does.
  choose: [
    { hertz: 440, at: 0, seconds: 0.1, shape: 'sine' },
    { hertz: 440, at: 0.13, seconds: 0.06, shape: 'sine' },
    { hertz: 740, at: 0.2, seconds: 0.2, shape: 'sine' },
  ],
  // High, then far down.
  'not-this-account': [
    { hertz: 988, at: 0, seconds: 0.1, shape: 'triangle' },
    { hertz: 370, at: 0.13, seconds: 0.1, shape: 'triangle' },
    { hertz: 370, at: 0.26, seconds: 0.14, shape: 'triangle' },
  ],
  // Three steps down.
  'not-printed': [
    { hertz: 659, at: 0, seconds: 0.09, shape: 'triangle' },
    { hertz: 523, at: 0.1, seconds: 0.09, shape: 'triangle' },
    { hertz: 415, at: 0.2, seconds: 0.18, shape: 'triangle' },
  ],
  // Up and down again.
  'in-doubt': [
    { hertz: 330, at: 0, seconds: 0.11, shape: 'triangle' },
    { hertz: 494, at: 0.12, seconds: 0.11, shape: 'triangle' },
    { hertz: 330, at: 0.24, seconds: 0.16, shape: 'triangle' },
  ],
  // One tone, long and low.
  archived: [{ hertz: 262, at: 0, seconds: 0.4, shape: 'triangle' }],
  // A fall.
  unknown: [
    { hertz: 523, at: 0, seconds: 0.12, shape: 'triangle' },
    { hertz: 330, at: 0.13, seconds: 0.22, shape: 'triangle' },
  ],
  // Two low buzzes.
  trouble: [
    { hertz: 196, at: 0, seconds: 0.14, shape: 'square' },
    { hertz: 196, at: 0.2, seconds: 0.2, shape: 'square' },
  ],
};

/** At 100 %. */
const LOUDNESS = 0.12;

const openSpeaker = createSpeaker(
  () => new AudioContext(),
  (milliseconds, then) => {
    const timer = window.setTimeout(then, milliseconds);
    return () => window.clearTimeout(timer);
  },
);

/** `volume`: in per cent. */
export function playScanSound(sound: ScanSound, volume: number): void {
  const context = openSpeaker();
  for (const { hertz, at, seconds, shape } of SOUNDS[sound]) {
    const from = context.currentTime + at;
    const source = new OscillatorNode(context, { frequency: hertz, type: shape });
    const gain = new GainNode(context, { gain: (LOUDNESS * volume) / 100 });
    // Ends softly, so that the speaker does not click.
    gain.gain.setTargetAtTime(0, from + seconds - 0.02, 0.01);
    source.connect(gain).connect(context.destination);
    source.start(from);
    source.stop(from + seconds + 0.05);
  }
}
