/**
 * What a log line says is no behaviour that a test should hold fast: its words and facts are not changed. That there is a line is
 * code like any other. Loaded by Stryker as a plugin (an ignorer).
 */
import type { Ignorer } from '@stryker-mutator/api/ignore';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** As far as it is read here: https://babeljs.io/docs/babel-types, and the path that Stryker walks the source by. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly callee?: Node;
  readonly object?: Node;
  readonly property?: Node;
}
interface Place {
  readonly parent?: Node;
  readonly listKey?: string;
}

export const LOG_WORDS = 'words of a log line';

const ignorer: Ignorer = {
  shouldIgnore: (place) => (isSaidToTheLog(place as Place) ? LOG_WORDS : undefined),
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'log-words', ignorer)];

/** An argument of `log.warn(...)`, `parts.log.warn(...)` and their like. */
function isSaidToTheLog({ parent, listKey }: Place): boolean {
  const callee = parent?.callee;
  if (parent?.type !== 'CallExpression' || listKey !== 'arguments' || callee?.type !== 'MemberExpression') return false;
  const whose = callee.object?.property?.name ?? callee.object?.name;
  return whose === 'log' && ['debug', 'info', 'warn', 'error'].includes(callee.property?.name ?? '');
}
