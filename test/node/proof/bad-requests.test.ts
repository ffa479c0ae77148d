import { badRequests } from '../../proof/bad-requests/bad-requests.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(badRequests);
