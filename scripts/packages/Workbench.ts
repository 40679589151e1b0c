import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** The workspace under test. */
export const workspace = join(import.meta.dirname, '../..');

const path = [join(workspace, 'node_modules/.bin'), dirname(process.execPath), process.env['PATH']];

/** A folder outside of the workspace in which packages are released and tried. */
export class Workbench {
  readonly folder = mkdtempSync(join(tmpdir(), 'market-packages-'));

  /** Runs a program to its end. Gives what it says; throws with all that when it fails. */
  async run(where: string, command: string, ...parameters: string[]): Promise<string> {
    try {
      const { stdout } = await execute(command, parameters, {
        cwd: where,
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, PATH: path.join(delimiter), NODE_OPTIONS: '', CI: 'true' },
      });
      return stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${command} ${parameters.join(' ')}\n${stdout}${stderr}`, { cause: error });
    }
  }

  /** Makes a folder with these files: texts as they are, objects as JSON. */
  createFolder(name: string, files: Record<string, unknown> = {}): string {
    const where = join(this.folder, name);
    mkdirSync(where, { recursive: true });
    for (const [file, content] of Object.entries(files)) {
      const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
      writeFileSync(join(where, file), text);
    }
    return where;
  }

  /** Makes a fresh project: its files, programs from the workspace, and what npm installs. */
  async createProject(
    name: string,
    files: Record<string, unknown>,
    programs: string[] = [],
  ): Promise<string> {
    const where = this.createFolder(name, files);
    for (const program of programs)
      cpSync(join(workspace, program), join(where, program.split('/').at(-1) ?? ''));
    const quietly = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
    await this.run(where, 'npm', 'install', ...quietly);
    return where;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Reports a success. */
export function passed(what: string): void {
  console.log(` ✓ ${what} (${Math.round(performance.now() / 1000)} s)`);
}
