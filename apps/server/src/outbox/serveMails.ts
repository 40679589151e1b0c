import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FolderMailer } from './folderMailer.ts';
import { escapeHtml as escape } from './escapeHtml.ts';
import { isLoopback } from '../settings/isLoopback.ts';

const linkAddresses = (escapedText: string) =>
  escapedText.replaceAll(
    /https?:\/\/[^\s<&]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );

const writeText = (body: string) => `<pre dir="auto">${linkAddresses(escape(body))}</pre>`;

/** Nothing in it may run. Its links open beside this page. */
const writeFrame = (subject: string, html: string) =>
  `<iframe title="${escape(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escape(html.replace('<head>', '<head><base target="_blank">'))}"></iframe>`;

/** The headers in which other proxies name their client. */
const signsOfProxies = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-host'];

/**
 * Whether the request comes from this machine. The socket and every address that a proxy names,
 * trusted or not, must be on it. So must the requested host: another site can point its name at
 * this machine (DNS rebinding).
 */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  if (signsOfProxies.some((name) => name in headers)) return false;
  const named = [headers['x-forwarded-for'] ?? []].flat().flatMap((list) => list.split(','));
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? '';
  return [socket.remoteAddress ?? '', host, ...named.map((address) => address.trim())].every(
    isLoopback,
  );
}

/**
 * Shows the latest mails at `/demo/mails`, so that links for a new password can be tried without a
 * mail server. Only on this machine, since the links open accounts.
 */
export async function serveMails(
  app: FastifyInstance,
  { mails }: { mails: FolderMailer },
): Promise<void> {
  app.get('/demo/mails', async (request, reply) => {
    if (!isFromHere(request)) {
      return reply
        .code(403)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Mails are shown only on the machine that the server runs on, at its localhost.\n');
    }
    const entries = (await mails.listLatest()).map(
      ({ recipient, subject, body, html, date }) =>
        `<article><h2 dir="auto">${escape(subject)}</h2>
<p>To ${escape(recipient)}, ${escape(date)}</p>
${html === null ? writeText(body) : `${writeFrame(subject, html)}<details><summary>As text</summary>${writeText(body)}</details>`}</article>`,
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui;color-scheme:light dark}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}iframe{inline-size:100%;block-size:36rem;border:1px solid;border-radius:.5rem}</style>
<h1>Mails that were not sent</h1><p>No mail server is set up, so this page shows what would have been sent.</p>
${entries.join('\n') || '<p>None yet.</p>'}</html>`);
  });
}
