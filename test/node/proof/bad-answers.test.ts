import { badAnswers } from '../../proof/bad-answers/bad-answers.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(badAnswers);
