/** Reads common values from a group of IPP attributes; a missing value, or one of another kind, is empty or 0. */
import type { IppAttributes } from './ipp-message.ts';

export function texts(group: IppAttributes, name: string): string[] {
  return (group.get(name) ?? []).filter((value) => typeof value === 'string');
}

export function text(group: IppAttributes, name: string): string {
  return texts(group, name)[0] ?? '';
}

export function number(group: IppAttributes, name: string): number {
  const value = group.get(name)?.[0];
  return typeof value === 'number' ? value : 0;
}

export function collections(group: IppAttributes, name: string): IppAttributes[] {
  return (group.get(name) ?? []).filter((value): value is IppAttributes => value instanceof Map);
}
