import type { ChildNode, Container, Declaration } from 'postcss';
import { parseSheets } from './findStyleFeatures.ts';

/**
 * Finds what browsers of our range do wrong with features that they have: MDN's data do not tell. A box is a
 * rule with what its at-rules and its own states (`&:hover`) add.
 */
export const findTraps = (folder: string, file: string): string[] =>
  parseSheets(folder, file).flatMap((sheet) =>
    listBoxes(sheet).flatMap((box) => {
      const found = box.find(
        (declaration, index) => hangs(declaration, box) || hidesText(declaration, box[index - 1]),
      );
      return found ? [`${file}:${found.source?.start?.line ?? 0}: ${why(found)}`] : [];
    }),
  );

const childrenOf = (container: Container) => (container.nodes ?? []) as ChildNode[];

const isOwnState = (node: ChildNode) =>
  node.type === 'rule' && /^&[:[][^\s>+~]*$/.test(node.selector);

/** The declarations of each box of a sheet, in their order. */
function listBoxes(sheet: Container): Declaration[][] {
  const own: Declaration[] = [];
  const others: Container[] = [];
  const visit = (container: Container) => {
    for (const node of childrenOf(container)) {
      if (node.type === 'decl') own.push(node);
      else if (node.type === 'atrule' || isOwnState(node)) visit(node as Container);
      else if (node.type === 'rule') others.push(node);
    }
  };
  visit(sheet);
  return [own, ...others.flatMap(listBoxes)];
}

/** WebKit 26 (WebKitGTK 2.50) hangs over a box that is tied to another and moves by an animation. */
const hangs = ({ prop }: Declaration, box: Declaration[]) =>
  /^animation(-name)?$/.test(prop) && box.some((other) => other.prop === 'position-anchor');

/** Firefox takes no `attr()` with a text for those who do not see it: what stands before it stays. */
const hidesText = ({ prop, value }: Declaration, before: Declaration | undefined) =>
  prop === 'content' && /attr\([^)]*\)\s*\//.test(value) && before?.prop !== 'content';

const why = ({ prop }: Declaration) =>
  prop === 'content'
    ? 'attr() with an alternative text needs a content without one before it, for Firefox'
    : 'a box that is tied to another must not move by an animation, over which WebKit hangs';
