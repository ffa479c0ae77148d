/** `node test/helpers/blocked-log-program.ts FOLDER`: waits for the end of stdin, opens a log that cannot be kept, and goes on. */
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { openLog } from '../../src-main/redaction/log.ts';
import { createSecretRegister } from '../../src-main/redaction/secrets.ts';

await buffer(process.stdin);
openLog({ folder: process.argv[2] ?? '', level: undefined, secrets: createSecretRegister() });
// An error of stderr comes in a later turn.
await setImmediate();
process.stdout.write('still here');
