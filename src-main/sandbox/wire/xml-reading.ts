/**
 * Reads an XML body into the fields its schema asks for. Lists are repeated elements; item elements inside one list
 * element (`<order_ids><int>1</int><int>2</int></order_ids>`) are read as well. Only elements and text are accepted: no
 * DTD, no entities of its own, no attributes except namespace declarations and `xsi:nil`, which XML writes for null.
 */
import { SaxesParser, type SaxesTagPlain as Tag } from 'saxes';
import { z } from 'zod';
import { badRequest, cut, Refusal, shown } from '../refusal.ts';
import { fieldsOf, typedFromText, withoutWrapping } from './typed-text.ts';

const deepestNesting = 32;

interface XmlElement {
  readonly name: string;
  readonly children: XmlElement[];
  text: string;
  /** It stands for null. */
  readonly isNil: boolean;
}

/** Throws Refusal 400. */
export function readXml(text: string, rootName: string, schema: z.ZodType): unknown {
  const root = parseElements(text);
  if (root.name !== rootName) {
    throw badRequest(`The XML root must be ${rootName}.`, `It was ${shown(root.name)}.`);
  }
  return contentOf(schema, root);
}

function parseElements(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, fragment: false });
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  const nilNames = new Set<string>();
  parser.on('error', (error) => {
    throw badRequest('The body is not valid XML.', error.message.slice(0, 200));
  });
  parser.on('doctype', () => {
    throw badRequest('The XML must not hold a document type.');
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    // The bytes have been read as UTF-8 by now; a document that declares another encoding would be misread.
    if (!/^(utf-8|us-ascii)$/i.test(encoding))
      throw badRequest('The XML must be UTF-8.', `It says ${shown(encoding)}.`);
  });
  parser.on('opentag', (tag) => {
    const element: XmlElement = { name: localName(tag.name), children: [], text: '', isNil: isNil(tag, nilNames) };
    if (open.length >= deepestNesting) throw badRequest(`The body is nested deeper than ${deepestNesting} levels.`);
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  const addText = (more: string): void => {
    const element = open.at(-1);
    if (element !== undefined) element.text += more;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw badRequest('The body is not valid XML.', error instanceof Error ? error.message.slice(0, 200) : '');
  }
  if (root === null) throw badRequest('The body is not valid XML.', 'It holds no element.');
  return root;
}

const instanceNamespace = 'http://www.w3.org/2001/XMLSchema-instance';

/** `nilNames`: what the document calls `xsi:nil`; whatever this element declares is added. Throws Refusal 400 for any other attribute. */
function isNil({ name, attributes }: Tag, nilNames: Set<string>): boolean {
  const own = Object.entries(attributes);
  for (const [declared, namespace] of own) {
    if (declared.startsWith('xmlns:') && namespace === instanceNamespace) nilNames.add(`${localName(declared)}:nil`);
  }
  const [attribute, ...others] = own.filter(([each]) => !/^xmlns(:|$)/.test(each));
  if (attribute === undefined) return false;
  const strange = [attribute, ...others].find(([each]) => !nilNames.has(each));
  if (strange !== undefined)
    throw badRequest(`${cut(name)} has the attribute ${shown(strange[0])}, which means nothing here.`);
  const said = typedFromText(z.boolean(), attribute[1]);
  if (typeof said !== 'boolean') throw badRequest(`${attribute[0]} must be true or false.`, `It was ${shown(said)}.`);
  return said;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function objectOf(schema: z.ZodType, element: XmlElement): Record<string, unknown> {
  const fields = fieldsOf(schema);
  const read: Record<string, unknown> = {};
  for (const [name, field] of fields) {
    const found = element.children.filter((child) => child.name === name);
    const bare = withoutWrapping(field);
    if (bare instanceof z.ZodArray && found.length === 1 && found[0]?.isNil === true) {
      read[name] = contentOf(field, found[0]);
    } else if (bare instanceof z.ZodArray) {
      // XML can show an empty list only by leaving it out.
      read[name] = found.flatMap((child) => itemsOf(bare, child));
    } else if (found.length > 1) {
      throw badRequest(`${name} is in the request more than once.`);
    } else if (found[0] !== undefined) {
      read[name] = contentOf(field, found[0]);
    }
  }
  const unknown = element.children.find((child) => !fields.has(child.name));
  if (unknown !== undefined) throw badRequest(`${shown(unknown.name)} is not a field of this request.`);
  refuseText(element);
  return read;
}

function refuseText({ name, text }: XmlElement): void {
  if (text.trim() !== '') throw badRequest(`${cut(name)} must hold elements only.`, `It holds ${shown(text.trim())}.`);
}

function itemsOf(list: z.ZodArray, element: XmlElement): readonly unknown[] {
  const item = list.def.element instanceof z.ZodType ? list.def.element : z.unknown();
  if (element.isNil) return [contentOf(item, element)];
  const fields = fieldsOf(item);
  const holdsFields = element.children.some((child) => fields.has(child.name));
  if (element.children.length > 0 && !holdsFields) {
    refuseText(element);
    return element.children.map((child) => contentOf(item, child));
  }
  if (element.children.length === 0 && element.text.trim() === '') return [];
  return [contentOf(item, element)];
}

function contentOf(schema: z.ZodType, element: XmlElement): unknown {
  if (element.isNil) {
    if (element.children.length === 0 && element.text.trim() === '') return null;
    throw badRequest(`${cut(element.name)} is nil, and must hold nothing.`);
  }
  if (fieldsOf(schema).size > 0) return objectOf(schema, element);
  if (element.children.length > 0) {
    throw badRequest(`${cut(element.name)} must hold text only.`, `It holds ${shown(element.children[0]?.name)}.`);
  }
  return typedFromText(schema, element.text);
}
