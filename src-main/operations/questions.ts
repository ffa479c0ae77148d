/** Operations of questions to the service that change nothing. */
import { z } from 'zod';
import { mostRateMetres, mostRateWeight } from '../../src-preload/contract/rates.ts';
import type { AppServices } from '../app-services.ts';
import type { Asking, OperationsOf } from './asking.ts';
import { addressText, id, scannedCode } from './shapes.ts';

const required = addressText.trim().min(1);
const metres = z.number().positive().max(mostRateMetres).nullable();
const rateQuery = z.strictObject({
  accountId: id,
  street: required,
  postCode: required,
  countryCode: required,
  weight: z.number().positive().max(mostRateWeight),
  suburb: addressText,
  city: addressText,
  state: addressText,
  heightMetres: metres,
  widthMetres: metres,
  lengthMetres: metres,
});

export function questionOperations(
  services: AppServices,
  { op }: Asking,
): OperationsOf<'questions' | 'tracking' | 'rates'> {
  const { questions, tracking, rates } = services;
  return {
    'questions.stop': op(z.strictObject({ questionId: id }), ({ questionId }) => {
      questions.stop(questionId);
      return {};
    }),

    'tracking.get': op(z.strictObject({ accountId: id, number: scannedCode.trim().min(1) }), (request) =>
      tracking.get(request),
    ),

    'rates.get': op(rateQuery, (query) => rates.get(query)),
  };
}
