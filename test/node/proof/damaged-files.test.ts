import { damagedFiles } from '../../proof/damaged-files/damaged-files.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(damagedFiles);
