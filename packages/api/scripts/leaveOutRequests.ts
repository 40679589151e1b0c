import ts from 'typescript';

/**
 * Takes the request schemas and the refusals out of the calls of a module of the contract, and
 * whatever only they needed. A client never checks a request, nor refuses one: what only the server
 * needs is not sent to browsers.
 */
export function leaveOutRequests(code: string): string {
  const requests = findNodes(code, isRequest);
  if (requests.length === 0) return code;

  let lean = cut(code, requests);
  for (;;) {
    const names = findNodes(lean, ts.isIdentifier).map((node) => node.getText());
    const unused = findNodes(lean, (node) => {
      const name = nameOfPrivateConstant(node);
      return name !== undefined && names.indexOf(name) === names.lastIndexOf(name);
    });
    if (unused.length === 0) return lean;
    lean = cut(lean, unused);
  }
}

/** What only a server needs of an object that is given to `call`. */
const isRequest = (node: ts.Node) =>
  ts.isPropertyAssignment(node) &&
  ['request', 'refusals'].includes(node.name.getText()) &&
  ts.isCallExpression(node.parent.parent) &&
  node.parent.parent.expression.getText() === 'call';

function nameOfPrivateConstant(node: ts.Node) {
  if (!ts.isVariableStatement(node) || node.modifiers || !ts.isSourceFile(node.parent))
    return undefined;
  const [declaration] = node.declarationList.declarations;
  return declaration?.name.getText();
}

function findNodes(code: string, isWanted: (node: ts.Node) => boolean): ts.Node[] {
  const source = ts.createSourceFile('module.ts', code, ts.ScriptTarget.Latest, true);
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Takes nodes out, each with the comma after it, from the last to the first. */
const cut = (code: string, nodes: ts.Node[]) =>
  nodes
    .toReversed()
    .reduce((text, { pos, end }) => text.slice(0, pos) + text.slice(end).replace(/^,/, ''), code);
