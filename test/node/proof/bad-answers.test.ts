import { badAnswers } from '../../proof/bad-answers/bad-answers.ts';
import { provesShortForm } from './short-form.ts';

// From here on, because the large ones that threads read are among these (`largeOnes` in bad-answers.ts).
provesShortForm(badAnswers, 10_001);
