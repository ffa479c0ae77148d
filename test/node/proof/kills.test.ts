import { kills } from '../../proof/kills.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(kills);
