import { powerCuts } from '../../proof/power-cuts.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(powerCuts);
