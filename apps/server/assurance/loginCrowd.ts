import { Agent, request } from 'node:http';

/**
 * A crowd that logs in, in a process of its own so that it takes nothing but processor time from
 * the process that measures: `fork` it with the server's address and one e-mail address for each member.
 * A message with `true` lets it begin; `false` lets it end, and it answers with the status of each
 * login.
 */
const [url = '', ...emails] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: emails.length });

/** Everybody has an address of their own, as a reverse proxy would tell it. */
const logIn = (email: string, password: string, address: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    request(`${url}/api/auth/login`, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode));
    })
      .on('error', reject)
      .end(JSON.stringify({ email, password }));
  });

/** Logs in with the right password and a wrong one in turn. */
async function goOn(email: string, index: number, isOver: () => boolean) {
  const statuses: (number | undefined)[] = [];
  while (!isOver()) {
    const password = statuses.length % 2 === 0 ? 'secret-1' : 'wrong-1';
    statuses.push(await logIn(email, password, `203.0.113.${index}`));
  }
  return statuses;
}

let isOver = false;

process.on('message', async (begins: boolean) => {
  isOver = !begins;
  if (isOver) return;
  const statuses = await Promise.all(
    emails.map((email, index) => goOn(email, index, () => isOver)),
  );
  process.send?.(statuses.flat());
});
