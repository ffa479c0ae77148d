/** Texts one after the other. */
import { say } from '../words/say.ts';

/** `first` has its full stop already or not; `rest` is whole sentences. */
export function sentences(first: string, rest: string): string {
  return say('common.sentences', { first: first.replace(/\.$/, ''), rest });
}
