import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { type Feature, findFeature, range, type Use } from './features.ts';

/**
 * Finds the browser features that scripts use. TypeScript knows which names are the platform's, and to
 * which type they belong.
 */
export function findScriptFeatures(folder: string, files: string[]): Use[] {
  const configFile = join(folder, 'apps/marketplace/tsconfig.json');
  const { config } = ts.readConfigFile(configFile, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(configFile));
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const uses: Use[] = [];

  for (const name of files) {
    const file = program.getSourceFile(join(folder, name));
    const visit = (node: ts.Node) => {
      const feature = findOfNode(node, checker);
      if (feature) {
        const line = file?.getLineAndCharacterOfPosition(node.getStart()).line ?? 0;
        uses.push({ feature, floor: range, place: `${name}:${line + 1}` });
      }
      ts.forEachChild(node, visit);
    };
    if (file) visit(file);
  }
  return uses;
}

function findOfNode(node: ts.Node, checker: ts.TypeChecker): Feature | undefined {
  if (ts.isJsxAttribute(node)) {
    const attribute = node.name.getText().toLowerCase();
    const tag = node.parent.parent.tagName.getText();
    return (
      findFeature('html', 'elements', tag, attribute) ??
      findFeature('html', 'global_attributes', attribute)
    );
  }
  if (ts.isPropertyAccessExpression(node))
    return findMember(checker.getSymbolAtLocation(node.name), node.expression, checker);
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
    const name = node.propertyName ?? node.name;
    const type = checker.getTypeAtLocation(node.parent);
    return ts.isIdentifier(name)
      ? findMember(type.getProperty(name.text), node.parent, checker)
      : undefined;
  }
  if (ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node.parent)) {
    const isOfPlatform = checker
      .getSymbolAtLocation(node)
      ?.declarations?.some(isDeclaredByPlatform);
    const name = node.text;
    return isOfPlatform
      ? (findFeature('javascript', 'builtins', name) ??
          findFeature('api', name) ??
          findFeature('api', 'Window', name))
      : undefined;
  }
  return undefined;
}

/** A member is known by the type that declares it, or by one that mixes it in. */
function findMember(symbol: ts.Symbol | undefined, owner: ts.Node, checker: ts.TypeChecker) {
  const declaration = symbol?.declarations?.find(isDeclaredByPlatform);
  if (!symbol || !declaration) return undefined;
  const { parent } = declaration;
  const declared = ts.isInterfaceDeclaration(parent)
    ? parent.name.text
    : !ts.isSourceFile(parent) && ts.isVariableDeclaration(parent.parent) // `declare var AbortSignal: { any(…): … }`
      ? parent.parent.name.getText()
      : '';
  const type = checker.getApparentType(
    checker.getNonNullableType(checker.getTypeAtLocation(owner)),
  );
  const names = [declared, ...listTypes(type)].map((name) => name.replace(/Constructor$/, ''));
  for (const name of names) {
    const feature =
      findFeature('javascript', 'builtins', name, symbol.name) ??
      findFeature('api', name, symbol.name) ??
      findFeature('api', name, `${symbol.name}_static`);
    if (feature) return feature;
  }
  return undefined;
}

const listTypes = (type: ts.Type): string[] => [
  ...(type.symbol ? [type.symbol.name] : []),
  ...(type.isUnionOrIntersection() ? type.types.flatMap(listTypes) : []),
  ...(type.isClassOrInterface() ? (type.getBaseTypes() ?? []).flatMap(listTypes) : []),
];

const isDeclaredByPlatform = (node: ts.Node) =>
  /^lib\..*\.d\.ts$/.test(basename(node.getSourceFile().fileName));
