import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { OperatorCommand, OperatorCommands } from './OperatorCommand.ts';
import { OperatorError } from '../refusals/OperatorError.ts';

/** A command line: a command to run, or a request for help. */
export type CommandLine =
  { help: string } | { name: string; command: OperatorCommand; input: Record<string, string> };

/** What names something of the operator’s computer. */
const isPath = (parameter: string) => parameter === 'folder' || parameter === 'file';

const listParameters = ({ parameters }: OperatorCommand) =>
  parameters.map((parameter) => ` ${parameter.toUpperCase()}`).join('');

const toColumns = (rows: [string, string][]) => {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join('\n');
};

const describeAll = (
  commands: OperatorCommands,
) => `Usage: market COMMAND, with the settings of the server in the environment

${toColumns(
  Object.entries(commands).map(([name, command]) => [
    `${name}${listParameters(command)}`,
    command.summary,
  ]),
)}

market COMMAND --help tells more.`;

function describeOne(name: string, command: OperatorCommand): string {
  const options = Object.entries(command.options).map(
    ([option, { value, about }]): [string, string] => [
      `--${option}${value ? ` ${value}` : ''}`,
      about,
    ],
  );
  const usage = `Usage: market ${name}${listParameters(command)}\n\nIt ${command.summary}.`;
  return options.length === 0 ? usage : `${usage}\n\n${toColumns(options)}`;
}

function parse(name: string, { options }: OperatorCommand, args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean' },
        ...Object.fromEntries(
          Object.entries(options).map(([option, { value }]) => [
            option,
            { type: value ? ('string' as const) : ('boolean' as const) },
          ]),
        ),
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new OperatorError(`${reason}. market ${name} --help tells what there is.`, {
      cause: error,
    });
  }
}

/**
 * Reads what was typed behind `market`. Throws `OperatorError` for what it does not know.
 *
 * @param folder Where relative paths begin.
 */
export function readCommandLine(
  commands: OperatorCommands,
  args: string[],
  folder: string,
): CommandLine {
  const [name = '--help', ...rest] = args;
  if (name === '--help' || name === 'help') return { help: describeAll(commands) };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new OperatorError(`There is no command ${name}: market --help lists them.`);

  const { values, positionals } = parse(name, command, rest);
  if (values.help) return { help: describeOne(name, command) };
  if (positionals.length !== command.parameters.length) {
    throw new OperatorError(`It goes: market ${name}${listParameters(command)}`);
  }
  const given = Object.entries(values).map(([option, value]) => [
    option,
    value === true ? 'yes' : String(value),
  ]);
  const parameters = command.parameters.map((parameter, index) => {
    const value = positionals[index] ?? '';
    return [parameter, isPath(parameter) ? resolve(folder, value) : value];
  });
  return { name, command, input: Object.fromEntries([...given, ...parameters]) };
}
