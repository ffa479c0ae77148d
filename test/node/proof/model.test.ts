import { model } from '../../proof/model.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(model);
