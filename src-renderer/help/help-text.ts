/**
 * Reads the help, which is Markdown, as far as it is used: headings with a topic, paragraphs, numbered steps, pictures;
 * bold, italic and code inside them. Pure. Anything else is an error and is never shown as it is: a test reads the
 * whole help.
 */
import { type HelpTopic, helpTopics } from '../ui/help-topics.ts';

export interface HelpPart {
  readonly topic: HelpTopic;
  /** The heading's level: 2, or 3 for a part of the one before. */
  readonly level: 2 | 3;
  readonly title: string;
  readonly blocks: readonly HelpBlock[];
}

export type HelpBlock =
  | { readonly kind: 'paragraph'; readonly words: readonly HelpWords[] }
  | { readonly kind: 'steps'; readonly steps: readonly (readonly HelpWords[])[] }
  /** `path` as it is written: 'pictures/help/en/in-doubt.png'. */
  | { readonly kind: 'picture'; readonly path: string; readonly words: string };

/** 'strong': what is pressed or opened; 'emphasis': what is read. */
export interface HelpWords {
  readonly look: 'plain' | 'strong' | 'emphasis' | 'code';
  readonly words: string;
}

/** Text before the first topic is for readers of the file. Throws for Markdown that it does not know. */
export function readHelp(text: string): readonly HelpPart[] {
  const [, ...parts] = text.replaceAll('\r\n', '\n').split(/^<!-- topic: /m);
  return parts.map(readPart);
}

function readPart(text: string): HelpPart {
  const [, topic = '', marks = '', title = '', rest = ''] =
    /^([a-z-]+) -->\n+(#{2,3}) ([^\n]+)\n([\s\S]*)$/.exec(text) ?? [];
  if (!isTopic(topic)) throw new Error(`no topic of the help: ${text.slice(0, 80)}`);
  return { topic, level: marks.length === 2 ? 2 : 3, title, blocks: rest.split(/\n{2,}/).flatMap(readBlock) };
}

function isTopic(name: string): name is HelpTopic {
  return helpTopics.some((topic) => topic === name);
}

function readBlock(text: string): HelpBlock[] {
  const block = text.trim();
  if (block === '') return [];
  const [, words, path] = /^!\[([^\]]+)\]\(([\w./-]+)\)$/.exec(block) ?? [];
  if (words !== undefined && path !== undefined) return [{ kind: 'picture', path, words }];
  if (/^1\. /.test(block)) {
    const steps = block.split(/\n(?=\d+\. )/).map((step) => readWords(step.replace(/^\d+\. /, '')));
    return [{ kind: 'steps', steps }];
  }
  if (/^(?:[#>|<!+-]|\* )/m.test(block)) throw new Error(`a form that the help does not show: ${block.slice(0, 80)}`);
  return [{ kind: 'paragraph', words: readWords(block) }];
}

const looks = /`([^`]+)`|\*\*([^*]+)\*\*|(?<!\w)_([^_]+)_(?!\w)/g;

function readWords(text: string): HelpWords[] {
  const line = text.replaceAll(/\s*\n\s*/g, ' ');
  const all: HelpWords[] = [];
  let from = 0;
  for (const found of line.matchAll(looks)) {
    const [whole, code, strong, emphasis] = found;
    all.push({ look: 'plain', words: line.slice(from, found.index) });
    if (code !== undefined) all.push({ look: 'code', words: code });
    if (strong !== undefined) all.push({ look: 'strong', words: strong });
    if (emphasis !== undefined) all.push({ look: 'emphasis', words: emphasis });
    from = found.index + whole.length;
  }
  return [...all, { look: 'plain' as const, words: line.slice(from) }].filter(({ words }) => words !== '');
}
