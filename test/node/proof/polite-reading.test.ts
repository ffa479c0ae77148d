import { politeReading } from '../../proof/polite-reading.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(politeReading);
