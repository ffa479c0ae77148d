/** The straight line that fits measurements best (least squares). */

export interface Measurement {
  readonly at: number;
  readonly value: number;
}

/** How much the value changes for each unit of `at`; 0 for fewer than two measurements. */
export function slopeOf(measurements: readonly Measurement[]): number {
  const count = measurements.length;
  const meanAt = measurements.reduce((sum, { at }) => sum + at, 0) / count;
  const meanValue = measurements.reduce((sum, { value }) => sum + value, 0) / count;
  const together = measurements.reduce((sum, { at, value }) => sum + (at - meanAt) * (value - meanValue), 0);
  const spread = measurements.reduce((sum, { at }) => sum + (at - meanAt) ** 2, 0);
  return spread === 0 || Number.isNaN(spread) ? 0 : together / spread;
}
