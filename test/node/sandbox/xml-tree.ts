/** An XML answer as a tree, for tests that look into it. */
import { SaxesParser } from 'saxes';

export interface XmlNode {
  readonly name: string;
  readonly children: XmlNode[];
  text: string;
}

/** Throws when the document is not well formed. */
export function readXmlTree(document: string): XmlNode {
  const top: XmlNode = { name: '', children: [], text: '' };
  const open = [top];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    const node: XmlNode = { name, children: [], text: '' };
    open.at(-1)?.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += text;
  });
  parser.write(document).close();
  const [root] = top.children;
  if (root === undefined) throw new Error('The document holds no element.');
  return root;
}

/** The children of that name, at every level a dotted path leads through. */
export function nodesAt(node: XmlNode, path: string): readonly XmlNode[] {
  return path
    .split('.')
    .filter((name) => name !== '')
    .reduce<readonly XmlNode[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [node],
    );
}
