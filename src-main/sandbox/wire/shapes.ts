/** Pieces that several operations' wire schemas share. Names and types are the service document's. */
import { z } from 'zod';

const errorEntry = z
  .object({
    message: z.string().meta({ description: 'Short error text' }),
    details: z.string().meta({ description: 'Further detail' }),
  })
  .meta({ id: 'ErrorEntry' });

/** Part of every successful answer. `errors` is empty rather than absent, so that every answer has the same shape. */
export const envelope = {
  success: z.literal(true).meta({ description: 'Outcome flag' }),
  errors: z.array(errorEntry),
};

/** The answer of every operation that refuses. */
export const refusalAnswer = z
  .object({
    success: z.literal(false).meta({ description: 'Outcome flag' }),
    errors: z.array(errorEntry).min(1),
  })
  .meta({ id: 'Refusal' });

/** The two fields of a successful answer. */
export const succeeded: { success: true; errors: [] } = { success: true, errors: [] };

export const int32 = z.int32().meta({ type: 'integer', format: 'int32' });

export const orderId = z
  .int32()
  .min(1)
  .meta({ type: 'integer', format: 'int32', minimum: 1, description: 'Unique numeric identifier of the order' });

export const instant = z.string().meta({ format: 'date-time' });

/** UTC with a Z, whole seconds: the document says date-time, UTC. */
export function wireInstant(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d{3}Z$/, 'Z');
}
