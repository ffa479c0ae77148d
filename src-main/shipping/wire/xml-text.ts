/**
 * Reads and writes XML. Reading gives the same plain values as JSON.parse: an element with children is a record,
 * repeated elements are a list, a leaf is its text. Refused: documents cut short, DTDs, entities other than XML's own
 * five, names of object prototypes, deep nesting, endless lists.
 */
import { SaxesParser } from 'saxes';
import { deepestNesting, longestList, refuseLongPart, UnreadableAnswer } from './unreadable.ts';
import { passControls } from './xml-controls.ts';

export interface XmlDocument {
  /** Without a namespace prefix. */
  readonly root: string;
  readonly value: unknown;
}

type OpenRecord = Record<string, unknown>;

interface OpenElement {
  readonly name: string;
  readonly isNil: boolean;
  children: OpenRecord | null;
  /** How many different names the children have. */
  nameCount: number;
  text: string;
  /** Set when this names a list whose entries are passed on one by one: the entries' name. */
  entryName: string | null;
}

/** The service document shows no attributes; services write namespaces and 'nil'. */
const mostAttributes = 1_000;

const prototypeNames = new Set(['__proto__', 'constructor', 'prototype']);

export interface XmlReader {
  write(text: string): void;
  /** Throws UnreadableAnswer when the document is not whole. */
  close(): XmlDocument;
}

/** Children of the root that are passed on as they end, instead of being kept for the document. */
export interface HandedOver {
  readonly name: string;
  take(value: unknown): void;
  /**
   * A child may only name the list (`<orders><order>...</order></orders>`). From the second one on, elements of one
   * name for which this is true are passed on in its place.
   */
  isEntry(value: unknown): boolean;
}

export function parseXml(text: string): XmlDocument {
  const reader = createXmlReader();
  reader.write(text);
  return reader.close();
}

/** Both methods throw UnreadableAnswer. */
export function createXmlReader(handedOver?: HandedOver): XmlReader {
  const open: OpenElement[] = [];
  let document: XmlDocument | null = null;
  const parser = new SaxesParser({ xmlns: false, position: false });
  const controls = passControls();

  parser.on('error', () => {
    throw new UnreadableAnswer('not XML, or XML that was cut short');
  });
  parser.on('doctype', () => {
    throw new UnreadableAnswer('XML with a document type');
  });
  let attributes = 0;
  parser.on('opentagstart', () => {
    attributes = 0;
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > mostAttributes) throw new UnreadableAnswer('an XML element of endless attributes');
  });
  parser.on('opentag', (tag) => {
    const name = localName(tag.name);
    if (prototypeNames.has(name)) {
      throw new UnreadableAnswer(`XML element named ${name}`);
    }
    if (open.length >= deepestNesting) {
      throw new UnreadableAnswer(`XML nested more than ${deepestNesting} deep`);
    }
    open.push({ name, isNil: isNil(tag.attributes), children: null, nameCount: 0, text: '', entryName: null });
  });
  const addText = (more: string): void => {
    const element = open.at(-1);
    if (element !== undefined) {
      element.text += controls.restored(more);
    }
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  /** Characters that nobody holds any more: of what was passed on, and of what stood before it. */
  let passedOn = 0;
  let endOfLast = 0;
  parser.on('closetag', () => {
    const element = open.pop();
    if (element === undefined) {
      return;
    }
    const value = element.isNil ? null : (element.children ?? (element.text.trim() === '' ? '' : element.text));
    const parent = open.at(-1);
    if (parent === undefined) {
      document = { root: element.name, value };
    } else if (handedOver === undefined || !handOver(handedOver, open, element, value)) {
      addChild(parent, element.name, value);
      if (open.length === 1) endOfLast = parser.position;
    } else {
      passedOn += parser.position - endOfLast;
      endOfLast = parser.position;
    }
  });

  return {
    write(text) {
      if (handedOver !== undefined) refuseLongPart(parser.position - passedOn);
      parser.write(controls.next(text));
    },
    close() {
      parser.write(controls.end());
      parser.close();
      if (document === null) {
        throw new UnreadableAnswer('XML without an element');
      }
      return document;
    },
  };
}

/** False when the element must be kept. `open`: the elements around `element`, the root first. */
function handOver(to: HandedOver, open: readonly OpenElement[], element: OpenElement, value: unknown): boolean {
  const [root, list, ...deeper] = open;
  if (root === undefined || root.isNil || deeper.length > 0) {
    return false;
  }
  if (list === undefined) {
    if (element.name !== to.name) {
      return false;
    }
    if (element.entryName === null) {
      to.take(value);
    }
    return true;
  }
  if (list.name !== to.name || list.isNil) {
    return false;
  }
  if (list.entryName === null && !isSecondEntry(to, list, element.name, value)) {
    return false;
  }
  if (list.entryName === null) {
    to.take(list.children?.[element.name]);
    list.children = null;
    list.entryName = element.name;
  }
  // Anything else among the entries is passed on as a text, which no entry is.
  to.take(element.name === list.entryName ? value : element.name);
  return true;
}

function isSecondEntry(to: HandedOver, list: OpenElement, name: string, value: unknown): boolean {
  return list.nameCount === 1 && to.isEntry(value) && to.isEntry(list.children?.[name]);
}

/** A list is always one of ours: no element's own value is a list. */
function addChild(parent: OpenElement, name: string, value: unknown): void {
  parent.children ??= Object.create(null) as OpenRecord;
  const record = parent.children;
  const before = record[name];
  if (before === undefined) {
    record[name] = value;
    parent.nameCount += 1;
  } else if (Array.isArray(before)) {
    if (before.length >= longestList) {
      throw new UnreadableAnswer(`a list of more than ${longestList} entries`, { code: 'answer-too-large' });
    }
    before.push(value);
  } else {
    record[name] = [before, value];
  }
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function isNil(attributes: Readonly<Record<string, string>>): boolean {
  return Object.entries(attributes).some(
    ([name, value]) => localName(name) === 'nil' && name !== 'nil' && /^(true|1)$/.test(value),
  );
}

/** What a request may hold; a list becomes repeated elements, in the order of the record. */
export type XmlValue = string | number | boolean | readonly XmlValue[] | XmlRecord;
export type XmlRecord = { readonly [name: string]: XmlValue };

/** Names come from the service document; every text is escaped. */
export function writeXml(root: string, value: XmlRecord): string {
  return `<?xml version="1.0" encoding="utf-8"?>${writeElement(root, value)}`;
}

function writeElement(name: string, value: XmlValue): string {
  if (isList(value)) {
    return value.map((entry) => writeElement(name, entry)).join('');
  }
  if (typeof value === 'object') {
    const children = Object.entries(value).map(([childName, child]) => writeElement(childName, child));
    return `<${name}>${children.join('')}</${name}>`;
  }
  return `<${name}>${escapeText(String(value))}</${name}>`;
}

function isList(value: XmlValue): value is readonly XmlValue[] {
  return Array.isArray(value);
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Characters that no XML document can hold (controls, half surrogates) become U+FFFD. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD')
    .replace(/[&<>\r]/g, (character) => escapes[character] ?? character);
}
