import type { ImageStore } from '../adapters/ImageStore.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Settings } from '../settings/settings.ts';

/** What a command works with. */
export interface Workplace {
  settings: Settings;
  database: Database;
  imageStore: ImageStore;
  /** Tells the operator something: one line. */
  report: (line: string) => void;
}

/** A value that may be given with `--name value`, or a switch `--name`. */
export interface CommandOption {
  /** What it does, for the help. */
  about: string;
  /** What stands for the value in the help; a switch has none. */
  value?: string;
}

/** One of the things that `market` does. */
export interface OperatorCommand<
  Parameter extends string = string,
  Option extends string = string,
> {
  /** What it does, for the help. */
  summary: string;
  /** What must follow the command, in this order. A `folder` or `file` reaches `run` as an absolute path. */
  parameters: readonly Parameter[];
  options: Record<Option, CommandOption>;
  /**
   * Whether it takes the database as it is, at any level or without tables. Other commands need the
   * tables of this version.
   */
  takesAnyDatabase?: boolean;
  /** Whether it needs the embedded database to itself, without a running server. */
  needsStoppedServer?: boolean;
  /**
   * Runs the command. A switch that is on is the text `yes`. Throws `OperatorError` with a plain
   * sentence.
   */
  run(
    workplace: Workplace,
    input: Record<Parameter, string> & Partial<Record<Option, string>>,
  ): Promise<void>;
}

/** The commands of `market`, by name. */
export type OperatorCommands = Readonly<Record<string, OperatorCommand>>;

/** Describes a command so that its parameters and options are known by name. */
export const describeCommand = <Parameter extends string = never, Option extends string = never>(
  command: OperatorCommand<Parameter, Option>,
) => command;
