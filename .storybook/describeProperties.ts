import type { ArgTypesEnhancer, InputType, SBType } from 'storybook/internal/types';

/*
 * Shows the types of properties as the code writes them, without the `undefined` of optional ones, gives
 * each a fitting control, and reads its default from its comment.
 */
const simple = ['string', 'number', 'boolean'] as const;

export const argTypesEnhancers: ArgTypesEnhancer[] = [
  ({ argTypes, initialArgs }) =>
    Object.fromEntries(
      Object.entries(argTypes).map(([name, property]) => [
        name,
        describeProperty(property, initialArgs[name]),
      ]),
    ),
];

function describeProperty(property: InputType, example: unknown): InputType {
  const { type, description = '', table } = property;
  // The docgen does not understand `readonly` lists.
  const isList = table?.type?.summary === 'unknown' && Array.isArray(example);
  const written = isList ? 'array' : typeof type === 'object' ? readWritten(type) : undefined;
  const initial = /Defaults to (?<initial>`[^`]+`|[^.:;,]+)/.exec(description)?.groups?.['initial'];

  return {
    ...property,
    ...(written && { type: toType(written) }),
    table: {
      ...table,
      ...(written && { type: { summary: written } }),
      ...(initial && { defaultValue: { summary: initial.replaceAll('`', '') } }),
    },
  };
}

/** A union as its author wrote it; other types are shown well enough already. */
function readWritten(type: SBType) {
  if (type.name === 'enum' && type.value.every((choice) => typeof choice === 'string')) {
    return type.value.map((choice) => `'${choice}'`).join(' | ');
  }
  if (type.name !== 'union' || !type.raw) return undefined;
  return type.raw
    .replace(/\s*\|\s*undefined$/, '')
    .replace(/^\|\s*/, '')
    .replace(/^\((?<inner>.*)\)$/s, '$<inner>')
    .replaceAll(/\s+/g, ' ');
}

function toType(written: string): SBType {
  const name = simple.find((simpleName) => simpleName === written.replace(' | null', ''));
  if (name) return { name };
  if (written.includes('=>')) return { name: 'function' };

  const choices = written.split(' | ');
  return choices.every((choice) => /^'.*'$/.test(choice))
    ? { name: 'enum', value: choices.map((choice) => choice.slice(1, -1)) }
    : { name: 'other', value: written };
}
