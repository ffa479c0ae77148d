/** What the service says in an answer, read as main and its thread read it, without a server. */

import { createSecretRegister } from '../../../../src-main/redaction/secrets.ts';
import { type ReadingName, type Told, tellAnswer } from '../../../../src-main/shipping/reading/readings.ts';

export interface AnswerParts {
  readonly httpStatus?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly answerBytes?: number;
}

/** `body`: text, bytes, or a value that is sent as JSON. */
export function told(name: ReadingName, body: unknown, parts: AnswerParts = {}): Told<unknown> {
  const { httpStatus = 200, headers = {}, answerBytes = 10_000_000 } = parts;
  const bytes = body instanceof Uint8Array ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return tellAnswer(name, { httpStatus, headers, body: bytes, complete: true }, answerBytes, createSecretRegister([]));
}

/** For an unreadable answer: the log's words, which hold nothing that the service wrote. */
export function whyUnreadable(name: ReadingName, body: unknown, parts: AnswerParts = {}): string {
  const answer = told(name, body, parts);
  if ('value' in answer) return `read: ${JSON.stringify(answer.value)}`;
  const { row, why } = answer.fault;
  return row.code === 'answer-unreadable' ? why : `${row.code}: ${why}`;
}
