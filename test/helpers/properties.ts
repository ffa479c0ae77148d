/**
 * fast-check, as the node tests use it: the draws are the same in each run of `npm test`, so that a failure is the change's and
 * not the day's. `npm run proof -- --only properties` draws anew; PROPERTY_SEED shows a draw of it again.
 */
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) });

export default fc;
