/** Every row of the proof, in the order of the report. A new row: a file beside this one, a line here, and its short form in test/node/proof. */
import { badAnswers } from './bad-answers/bad-answers.ts';
import { badRequests } from './bad-requests/bad-requests.ts';
import { damagedFiles } from './damaged-files/damaged-files.ts';
import { faults } from './faults/faults.ts';
import {
  badPdfs,
  confinement,
  eightHours,
  keysNowhere,
  randomHand,
  screens,
  shift,
  soak,
  walks,
} from './in-app-rows.ts';
import { kills } from './kills.ts';
import { model } from './model.ts';
import { mutationRows } from './mutation/mutation.ts';
import { ordersRead } from './orders-read.ts';
import { politeReading } from './polite-reading.ts';
import { powerCuts } from './power-cuts.ts';
import { prints } from './prints/prints.ts';
import type { ProofRow } from './proof-row.ts';
import { properties } from './properties.ts';
import { words } from './words.ts';

export const allRows: readonly ProofRow[] = [
  kills,
  powerCuts,
  prints,
  model,
  words,
  faults,
  damagedFiles,
  badAnswers,
  badRequests,
  badPdfs,
  ordersRead,
  politeReading,
  properties,
  keysNowhere,
  confinement,
  screens,
  walks,
  shift,
  randomHand,
  eightHours,
  soak,
  ...mutationRows,
];
