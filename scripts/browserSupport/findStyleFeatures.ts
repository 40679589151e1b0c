import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type ChildNode, type Container, parse } from 'postcss';
import { parse as parseStyled } from 'postcss-styled-syntax';
import ts from 'typescript';
import {
  data,
  type Feature,
  findFeature,
  mapVersions,
  range,
  type Use,
  type Versions,
} from './features.ts';

/** Finds the browser features that the styles of a file use. */
export const findStyleFeatures = (folder: string, file: string): Use[] =>
  parseSheets(folder, file).flatMap((sheet) => walk(sheet, range, file));

/** Gives the styles of a file: styled-components, strings, CSS. */
export function parseSheets(folder: string, file: string): Container[] {
  const code = readFileSync(join(folder, file), 'utf8');
  return file.endsWith('.css') ? [parse(code)] : [...parseStyled(code).nodes, ...parseTexts(code)];
}

/** Strings that hold CSS without styled-components. */
function parseTexts(code: string): Container[] {
  const sheets: Container[] = [];
  const file = ts.createSourceFile('file.tsx', code, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node) => {
    const isTagged = ts.isTaggedTemplateExpression(node.parent ?? file);
    if (ts.isTemplateLiteral(node) && !isTagged && /\{[^{}]*:/.test(node.getText())) {
      // An interpolation could be anything; in place of a value, a variable stands for it.
      const css = node
        .getText()
        .slice(1, -1)
        .replaceAll(/\$\{[^{}]*\}/g, 'var(--any)');
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line;
      try {
        sheets.push(parse('\n'.repeat(line) + css));
      } catch {
        // Not CSS.
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return sheets;
}

/** Walks a style sheet, for browsers that are at least as new as the floor. */
function walk(container: Container, floor: Versions, name: string): Use[] {
  const nodes = (container.nodes ?? []) as ChildNode[];
  return nodes.flatMap((node): Use[] => {
    const use = (feature: Feature | undefined): Use[] =>
      feature ? [{ feature, floor, place: `${name}:${node.source?.start?.line ?? 0}` }] : [];

    if (node.type === 'decl') return findOfDeclaration(node.prop, node.value).flatMap(use);
    if (node.type === 'rule')
      return [...findOfSelector(node.selector).flatMap(use), ...walk(node, floor, name)];
    if (node.type === 'atrule')
      return [...findOfAtRule(node).flatMap(use), ...walk(node, raise(floor, node), name)];
    return [];
  });
}

/** Inside `@supports`, browsers have what it asks for. */
function raise(floor: Versions, { name, params }: AtRule): Versions {
  if (name !== 'supports' || /\bnot\b/.test(params)) return floor;
  const known = [
    ...[...params.matchAll(/\(([\w-]+):\s*([^)]+)\)/g)].flatMap(([, property = '', value = '']) =>
      findOfDeclaration(property, value),
    ),
    ...[...params.matchAll(/selector\(([^)]+)\)/g)].flatMap(([, selector = '']) =>
      findOfSelector(selector),
    ),
  ].filter((feature) => feature !== undefined);
  return mapVersions((browser) =>
    Math.max(floor[browser], ...known.map(({ since }) => since[browser])),
  );
}

function findOfDeclaration(property: string, value: string): (Feature | undefined)[] {
  const plain = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)|var\(--[^)]*\)|\$\{[^}]*\}/g, "''");
  const words = [...plain.matchAll(/(?<![\w#.-])(-?[a-z][a-z-]*)(?![\w-])(\(?)/gi)];
  return [
    findFeature('css', 'properties', property),
    ...words.flatMap(([, word = '', bracket]) => [
      findFeature('css', 'properties', property, word),
      bracket ? functions.get(word) : undefined,
    ]),
    /\(\s*from\b/.test(plain)
      ? findFeature('css', 'types', 'color', 'oklch', 'relative_syntax')
      : undefined,
    /''\s*\/|attr\([^)]*\)\s*\//.test(plain)
      ? findFeature('css', 'properties', property, 'alt_text')
      : undefined,
    /\d[dsl]v(?:h|w|b|i|min|max)\b/.test(plain)
      ? findFeature('css', 'types', 'length', 'viewport_percentage_units_dynamic')
      : undefined,
  ];
}

/** Names with a prefix are meant for one engine. */
const findOfSelector = (selector: string) =>
  [...selector.matchAll(/::?([a-z][a-z-]*)/g)].map(([, name = '']) =>
    findFeature('css', 'selectors', name),
  );

const findOfAtRule = ({ name, params }: AtRule) => [
  findFeature('css', 'at-rules', name),
  ...(name === 'media' || name === 'container'
    ? [
        ...[...params.matchAll(/\(\s*([a-z-]+)/g)].map(([, feature = '']) =>
          findFeature('css', 'at-rules', name, feature.replace(/^(min|max)-/, '')),
        ),
        /[<>]/.test(params) ? findFeature('css', 'at-rules', 'media', 'range_syntax') : undefined,
      ]
    : []),
];

/** The functions of all types of values, by their names. */
const functions = new Map<string, Feature>();

for (const [type, ofType] of Object.entries(data.css.types ?? {})) {
  for (const path of [[type], ...Object.keys(ofType).map((name) => [type, name])]) {
    const feature = findFeature('css', 'types', ...path);
    const name = path.at(-1) ?? '';
    if (feature && !functions.has(name)) functions.set(name, feature);
  }
}
