import { words } from '../../proof/words.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(words);
