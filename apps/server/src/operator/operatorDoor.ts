import { once } from 'node:events';
import { chmod, rm } from 'node:fs/promises';
import { type Socket, connect, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import type { OperatorCommands, Workplace } from './OperatorCommand.ts';
import { OperatorError } from '../refusals/OperatorError.ts';
import { runCommand } from './runCommand.ts';

const questionSchema = z.object({ name: z.string(), input: z.record(z.string(), z.string()) });
type Question = z.infer<typeof questionSchema>;

/** The reply: lines for the operator, and finally how the command ended. */
type Reply = { line: string } | { failure: string } | { isDone: true };

/** A socket's path may have some 100 bytes, so the shorter of its two forms is used. */
function findDoor(dataFolder: string): string {
  const path = join(dataFolder, 'operator.sock');
  const short = relative(process.cwd(), path);
  return short.length < path.length ? short : path;
}

/**
 * Lets the operator's commands reach a server that owns the embedded database, through a socket in
 * the data folder: only the server's own user may use it, and no network reaches it. Returns a
 * function that closes it.
 */
export async function openOperatorDoor(
  commands: OperatorCommands,
  workplace: Omit<Workplace, 'report'>,
  logError: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const path = findDoor(workplace.settings.dataFolder);

  async function answer(socket: Socket) {
    const send = (reply: Reply) => socket.write(`${JSON.stringify(reply)}\n`);
    try {
      for await (const text of createInterface({ input: socket })) {
        const { name, input } = questionSchema.parse(JSON.parse(text));
        const command = commands[name];
        if (!command || command.needsStoppedServer) {
          throw new OperatorError(`A running server does not do ${name}: stop it first.`);
        }
        await runCommand(command, { ...workplace, report: (line) => send({ line }) }, input);
        send({ isDone: true });
      }
    } catch (error) {
      if (!(error instanceof OperatorError)) logError(error);
      const isPlain = error instanceof OperatorError;
      send({ failure: isPlain ? error.message : 'It failed: the log of the server says why.' });
    } finally {
      socket.end();
    }
  }

  await rm(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    void answer(socket);
  });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return async () => {
    server.close();
    await rm(path, { force: true });
  };
}

/**
 * Asks the server that owns this data folder to run a command. Throws `OperatorError` if it does
 * not listen or the command fails.
 */
export async function askRunningServer(
  dataFolder: string,
  question: Question,
  report: (line: string) => void,
): Promise<void> {
  const socket = connect(findDoor(dataFolder));
  try {
    await once(socket, 'connect');
  } catch (error) {
    throw new OperatorError('The server is not ready for commands: try again in a moment.', {
      cause: error,
    });
  }
  socket.write(`${JSON.stringify(question)}\n`);
  for await (const text of createInterface({ input: socket })) {
    const reply: Reply = JSON.parse(text);
    if ('line' in reply) report(reply.line);
    else {
      socket.end();
      if ('failure' in reply) throw new OperatorError(reply.failure);
      return;
    }
  }
  throw new OperatorError('The server ended before the command was done.');
}
