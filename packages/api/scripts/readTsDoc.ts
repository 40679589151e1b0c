import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** What a comment says of a value and, if it is an object, of its fields. */
export interface Docs {
  text: string;
  /** What `@see Specification, …` names: `C21`, or a section. Undefined where there is none. */
  see?: string | undefined;
  fields: Record<string, Docs>;
}

/**
 * Reads the TSDoc of the constants of the contract's modules, so that the API document says in words
 * what the contract says in its comments.
 *
 * @param folder The sources of the package: the contract's own folder, and the calls of each domain.
 * @returns The docs by the names of constants and calls. A call has the fields `request` and `answer`.
 */
export function readTsDoc(folder: string): Map<string, Docs> {
  const constants = new Map<string, { comment: string; value: ts.Expression }>();
  for (const file of globSync(['contract/*.ts', '*/*{c,C}alls.ts'], { cwd: folder })) {
    const path = `${folder}/${file}`;
    const source = ts.createSourceFile(
      path,
      readFileSync(path, 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    source.forEachChild((node) => {
      if (!ts.isVariableStatement(node)) return;
      for (const { name, initializer } of node.declarationList.declarations) {
        if (initializer)
          constants.set(name.getText(), { comment: readComment(node), value: initializer });
      }
    });
  }

  const readFields = (value: ts.Expression): Docs['fields'] => {
    if (ts.isIdentifier(value)) {
      const constant = constants.get(value.text);
      return constant ? readFields(constant.value) : {};
    }
    if (ts.isPropertyAccessExpression(value) || ts.isAsExpression(value))
      return readFields(value.expression);
    if (ts.isCallExpression(value)) return value.arguments[0] ? readFields(value.arguments[0]) : {};
    if (!ts.isObjectLiteralExpression(value)) return {};

    const fields: Docs['fields'] = {};
    for (const property of value.properties) {
      if (ts.isSpreadAssignment(property)) Object.assign(fields, readFields(property.expression));
      if (ts.isPropertyAssignment(property)) {
        const text = readComment(property);
        const see = readSee(property);
        fields[property.name.getText()] = { text, see, fields: readFields(property.initializer) };
      }
    }
    return fields;
  };

  const docs = new Map<string, Docs>();
  for (const [name, { comment, value }] of constants) {
    const fields = readFields(value);
    docs.set(name, { text: comment, fields });
    // The calls of a domain stand in one object.
    for (const [callName, call] of Object.entries(fields)) if (call.see) docs.set(callName, call);
  }
  return docs;
}

/** The part of the specification that the comment before a node names. */
export const readSee = (node: ts.Node) =>
  /@see Specification, (?<part>[\w -]*\w)/.exec(
    ts
      .getJSDocCommentsAndTags(node)
      .map((comment) => comment.getText())
      .join('\n'),
  )?.groups?.['part'];

/** The comment before a node as one paragraph a blank line. */
function readComment(node: ts.Node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).slice(-1);
  if (!comment || !ts.isJSDoc(comment)) return '';
  return (ts.getTextOfJSDocComment(comment.comment) ?? '').replaceAll(/(?<!\n)\n(?!\n)/g, ' ');
}
