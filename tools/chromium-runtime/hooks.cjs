/**
 * Preloaded with `node -r`, so before Playwright's own loader: from here on the module `electron` is the double. Worker
 * threads inherit `-r` and are left alone, because Electron gives them no modules of its own either.
 */
const { join } = require('node:path');
const { pathToFileURL } = require('node:url');
const { enableCompileCache, registerHooks } = require('node:module');
const { isMainThread } = require('node:worker_threads');

if (isMainThread) {
  enableCompileCache(join(__dirname, '../../node_modules/.cache/chromium-runtime/compiled'));
  const forImport = pathToFileURL(join(__dirname, 'electron-import.ts')).href;
  const forRequire = pathToFileURL(join(__dirname, 'electron-require.cjs')).href;
  const names = new Set(['electron', 'electron/main', 'electron/common']);
  registerHooks({
    resolve(specifier, context, nextResolve) {
      if (!names.has(specifier)) return nextResolve(specifier, context);
      return { url: context.conditions.includes('import') ? forImport : forRequire, shortCircuit: true };
    },
  });
}
