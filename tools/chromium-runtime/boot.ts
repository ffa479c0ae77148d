/** The main program: loads what `-r` names, then the app. */
import './src/as-electron.ts';
import inspector from 'node:inspector';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { loadApp } from './src/app/load-app.ts';
import { launchArguments } from './src/electron.ts';

const inspect = launchArguments.switches.get('inspect');
if (inspect !== undefined) inspector.open(inspect === '' ? 9229 : Number(inspect), '127.0.0.1');

const require = createRequire(join(process.cwd(), 'package.json'));
for (const module of launchArguments.required) require(module);

await loadApp(launchArguments);
