/**
 * A place to sign, with pen, finger or mouse: strokes as lines, in thousandths of the pad's width, so that the sheet
 * draws them as sharp as the printer can. A person without a pointer signs on the sheet's line.
 */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type PointerEvent, useRef } from 'react';
import type { Signature, SignaturePoint } from '../../src-preload/contract/hand-over.ts';
import { Told } from '../ui/told.tsx';
import { say } from '../words/say.ts';
import styles from './finish-dialog.module.css';

const WIDTH = 1_000;
/** Three to one. */
const HEIGHT = 333;
/** A resting hand draws no points, because main accepts only so many (operations.ts). */
const LEAST_STEP = 3;
const MOST_POINTS = 20_000;
const MOST_POINTS_OF_STROKE = 5_000;
const MOST_STROKES = 200;

interface SignaturePadProps {
  readonly signature: Signature;
  /** There was one, for something else than what is handed over now. */
  readonly isOutdated: boolean;
  readonly onChange: (signature: Signature) => void;
}

export function SignaturePad({ signature, isOutdated, onChange }: SignaturePadProps) {
  const pointer = useRef<number | null>(null);
  const drawn = useRef(signature);
  drawn.current = signature;
  const change = (next: Signature): void => {
    // Several points may come before the next drawing.
    drawn.current = next;
    onChange(next);
  };

  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    if (pointer.current !== null || event.button !== 0 || drawn.current.length >= MOST_STROKES) return;
    pointer.current = event.pointerId;
    event.currentTarget.setPointerCapture(event.pointerId);
    change([...drawn.current, [pointOf(event)]]);
  };
  const draw = (event: PointerEvent<SVGSVGElement>): void => {
    if (pointer.current !== event.pointerId) return;
    const strokes = drawn.current.slice(0, -1);
    const stroke = [...(drawn.current.at(-1) ?? [])];
    const room = MOST_POINTS - drawn.current.reduce((sum, { length }) => sum + length, 0);
    const seen = event.nativeEvent.getCoalescedEvents?.() ?? [];
    const points = (seen.length > 0 ? seen : [event.nativeEvent]).map((one) => pointOf(one, event.currentTarget));
    for (const point of points.slice(0, Math.min(room, MOST_POINTS_OF_STROKE - stroke.length))) {
      const last = stroke.at(-1);
      if (last === undefined || isApart(last, point)) stroke.push(point);
    }
    change([...strokes, stroke]);
  };
  const end = (event: PointerEvent<SVGSVGElement>): void => {
    if (pointer.current === event.pointerId) pointer.current = null;
  };

  const isSigned = signature.length > 0;
  return (
    <div className={styles.signing}>
      <div className={styles.signingHead}>
        <span>{say('hand-over.sign')}</span>
        <Button variant="default" size="xs" disabled={!isSigned} onClick={() => change([])}>
          {say('hand-over.sign.clear')}
        </Button>
      </div>
      <svg
        role="img"
        aria-label={say(isSigned ? 'hand-over.sign.done' : 'hand-over.sign.empty')}
        className={styles.pad}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <line x1={40} x2={WIDTH - 40} y1={HEIGHT - 60} y2={HEIGHT - 60} className={styles.padLine} />
        {signature.map((stroke, at) => (
          // A stroke is only ever added behind the others.
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what it is known by
          <polyline key={at} points={pointsOf(stroke)} className={styles.stroke} />
        ))}
      </svg>
      <Told>
        {isOutdated && (
          <>
            <IconAlertTriangle aria-hidden size={18} className={styles.sign} />{' '}
            <strong>{say('hand-over.sign.again')}</strong>
          </>
        )}
      </Told>
      {!isOutdated && <p className="muted small">{say('hand-over.sign.or')}</p>}
    </div>
  );
}

/** A single point becomes a dot: a line that ends where it began. */
function pointsOf(stroke: readonly SignaturePoint[]): string {
  const [first] = stroke;
  const points = stroke.length === 1 && first !== undefined ? [first, first] : stroke;
  return points.map((point) => point.join(',')).join(' ');
}

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
}

function pointOf(event: Pointed & { readonly currentTarget?: EventTarget | null }, pad?: Element): SignaturePoint {
  const element = pad ?? (event.currentTarget as Element);
  const { left, top, width } = element.getBoundingClientRect();
  const scale = WIDTH / width;
  const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value * scale)));
  return [within(event.clientX - left, WIDTH), within(event.clientY - top, HEIGHT)];
}

const isApart = ([x, y]: SignaturePoint, [otherX, otherY]: SignaturePoint): boolean =>
  Math.hypot(x - otherX, y - otherY) >= LEAST_STEP;
