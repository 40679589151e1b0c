import { once } from 'node:events';
import { type AddressInfo, type Socket, createServer } from 'node:net';

/** How a mail server is: it works, turns everybody away, says nothing, or is not there. */
export type MailServerState = 'well' | 'busy' | 'silent' | 'gone';

/** A mail server on this machine that keeps what it gets and can be ill. */
export interface MailServer {
  url: string;
  /** The recipients of all mails that it has taken. */
  recipients: string[];
  become: (state: MailServerState) => Promise<void>;
}

/** Starts a mail server that speaks as much of SMTP as it takes to get a mail. */
export async function startMailServer(): Promise<MailServer> {
  const recipients: string[] = [];
  const sockets = new Set<Socket>();
  let state: MailServerState = 'well';

  function talk(socket: Socket) {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8');
    if (state === 'silent') return;
    if (state === 'busy') return void socket.end('421 Too busy\r\n');

    const say = (line: string) => socket.write(`${line}\r\n`);
    let recipient = '';
    let isText = false;
    let unread = '';
    say('220 Ready');
    socket.on('data', (piece: string) => {
      const lines = (unread + piece).split('\r\n');
      unread = lines.pop() ?? '';
      for (const line of lines) {
        if (isText) {
          if (line !== '.') continue;
          isText = false;
          recipients.push(recipient);
          say('250 Kept');
        } else if (/^DATA/i.test(line)) {
          isText = true;
          say('354 Go on');
        } else if (/^QUIT/i.test(line)) {
          socket.end('221 Bye\r\n');
        } else {
          recipient = /^RCPT TO:<(.+)>/i.exec(line)?.[1] ?? recipient;
          say('250 Yes');
        }
      }
    });
  }

  const server = createServer(talk).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    recipients,
    async become(next) {
      state = next;
      for (const socket of sockets) socket.destroy();
      if (next === 'gone') server.close();
      else if (!server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
  };
}
