import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { readSee } from './readTsDoc.ts';

/** Something that an entry of the package exports. */
export interface PublicName {
  file: string;
  name: string;
  /** The part of the specification that its comment names. */
  see: string | undefined;
}

/** Finds what the entries below a folder, each an `index.ts`, export, and which part of the specification each names. */
export function findPublicNames(folder: string): PublicName[] {
  const found = new Map<string, PublicName>();
  for (const entry of globSync('{.,*}/index.ts', { cwd: folder })) {
    for (const publicName of findExports(join(folder, entry)))
      found.set(`${publicName.file} ${publicName.name}`, publicName);
  }
  return [...found.values()];
}

/** What a module exports itself and passes on. */
function findExports(file: string): PublicName[] {
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement): PublicName[] => {
    if (ts.isExportDeclaration(statement)) {
      const { moduleSpecifier, exportClause } = statement;
      if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return [];
      const passedOn = findExports(join(dirname(file), moduleSpecifier.text));
      if (!exportClause || !ts.isNamedExports(exportClause)) return passedOn;
      const names = exportClause.elements.map((element) => element.name.text);
      return passedOn.filter(({ name }) => names.includes(name));
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    const declarations = ts.isVariableStatement(statement)
      ? [...statement.declarationList.declarations]
      : [statement as ts.DeclarationStatement];
    const see = readSee(statement);
    return declarations.flatMap((declaration) =>
      declaration.name && ts.isObjectBindingPattern(declaration.name)
        ? findParts(file, source, declaration.name)
        : [{ file, name: declaration.name?.getText() ?? '', see }],
    );
  });
}

/** What is taken out of an object of the same module, with the comments that it has there. */
function findParts(
  file: string,
  source: ts.SourceFile,
  { elements }: ts.ObjectBindingPattern,
): PublicName[] {
  const names = elements.map((element) => element.name.getText());
  const found: PublicName[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && names.includes(node.name.getText())) {
      found.push({ file, name: node.name.getText(), see: readSee(node) });
    } else ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
