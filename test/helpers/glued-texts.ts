/**
 * Texts that stand apart on the screen and that a screen reader reads in one piece, 'donejust now': parts of a flex box,
 * or a second line, that have no element of their own for it. A space between parts of a flex box is not read either.
 */
import type { CDPSession, Page } from '@playwright/test';

type Session = Pick<CDPSession, 'send'>;
type AxNode = Awaited<ReturnType<typeof treeOf>>[number];

/** The name of these is put together by the browser, which then puts a space between the parts itself. */
const named: ReadonlySet<string> = new Set([
  ...['button', 'link', 'option', 'tab', 'radio', 'checkbox', 'switch', 'LabelText', 'Legend', 'DisclosureTriangle'],
  ...['menuitem', 'menuitemradio', 'menuitemcheckbox', 'columnheader'],
]);

export async function gluedTexts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    const glued: string[] = [];
    for (const [one, next] of inOnePiece(await treeOf(session))) {
      const isGlued = await standApart(session, one, next);
      if (isGlued) glued.push(`no space between '${wordsOf(one)}' and '${wordsOf(next)}'`);
    }
    return glued;
  } finally {
    await session.detach();
  }
}

async function treeOf(session: Session) {
  return (await session.send('Accessibility.getFullAXTree')).nodes;
}

/** Pairs of texts that are read one behind the other, as one text, without a space. */
function inOnePiece(nodes: readonly AxNode[]): readonly (readonly [AxNode, AxNode])[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const pairs: (readonly [AxNode, AxNode])[] = [];
  let before: AxNode | null = null;
  const read = (node: AxNode): void => {
    const role = String(node.role?.value);
    if (!node.ignored && role === 'StaticText') {
      if (before !== null && !/\s$/.test(wordsOf(before)) && !/^[\s.,:;]/.test(wordsOf(node)))
        pairs.push([before, node]);
      before = node;
      return;
    }
    if (!node.ignored) before = null;
    if (!named.has(role)) {
      for (const childId of node.childIds ?? []) {
        const child = byId.get(childId);
        if (child !== undefined) read(child);
      }
    }
    if (!node.ignored) before = null;
  };
  const root = nodes.find(({ parentId }) => parentId === undefined);
  if (root !== undefined) read(root);
  return pairs;
}

const wordsOf = ({ name }: AxNode): string => String(name?.value ?? '');

async function standApart(session: Session, one: AxNode, next: AxNode): Promise<boolean> {
  const [objectId, nextId] = [await objectOf(session, one), await objectOf(session, next)];
  if (objectId === undefined || nextId === undefined) return false;
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId,
    arguments: [{ objectId: nextId }],
    functionDeclaration: String(areApart),
    returnByValue: true,
  });
  return result.value === true;
}

async function objectOf(session: Session, { backendDOMNodeId: backendNodeId }: AxNode): Promise<string | undefined> {
  // Drawn by a style sheet, it has no node in the page.
  if (backendNodeId === undefined) return undefined;
  // Nor has what has left the page since.
  const resolved = await session.send('DOM.resolveNode', { backendNodeId }).catch(() => undefined);
  return resolved?.object.objectId;
}

/** Runs in the page. What has left it since stands nowhere; the words of a paper are where its file puts them. */
function areApart(this: Text, next: Text): boolean {
  if (!this.isConnected || !next.isConnected) return false;
  // One word, which may go on in the next line: an e-mail address.
  if (next.previousSibling?.nodeName === 'WBR') return false;
  if (this.parentElement?.closest('[class*="textLayer"]') != null) return false;
  const placeOf = (text: Text, at: number): DOMRect => {
    const character = document.createRange();
    character.setStart(text, at);
    character.setEnd(text, at + 1);
    return character.getBoundingClientRect();
  };
  const [end, start] = [placeOf(this, this.length - 1), placeOf(next, 0)];
  return start.left - end.right > 1 || end.left - start.right > 1 || start.top >= end.bottom - 1;
}
