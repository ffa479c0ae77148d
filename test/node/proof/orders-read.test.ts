import { ordersRead } from '../../proof/orders-read.ts';
import { provesShortForm } from './short-form.ts';

provesShortForm(ordersRead);
