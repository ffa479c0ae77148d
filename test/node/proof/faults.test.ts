import { faults } from '../../proof/faults/faults.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(faults);
