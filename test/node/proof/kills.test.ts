import { kills } from '../../proof/kills/kills.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(kills);
