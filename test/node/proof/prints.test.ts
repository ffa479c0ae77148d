import { prints } from '../../proof/prints/prints.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(prints);
