import type { FastifyInstance } from 'fastify';
import type { FolderMailer } from '../adapters/folderMailer.ts';

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const linkAddresses = (escapedText: string) =>
  escapedText.replaceAll(
    /https?:\/\/[^\s<&]+/g,
    (address) => `<a href="${address}">${address}</a>`,
  );

/**
 * Shows the latest mails at `/demo/mails`, for trying things out on one's own machine: without a
 * mail server nobody would get the link for a new password. Never for others to reach.
 */
export async function serveMails(
  app: FastifyInstance,
  { mails }: { mails: FolderMailer },
): Promise<void> {
  app.get('/demo/mails', async (_request, reply) => {
    const entries = (await mails.listLatest()).map(
      ({ recipient, subject, body, date }) =>
        `<article><h2>${escape(subject)}</h2>
<p>To ${escape(recipient)}, ${escape(date)}</p>
<pre>${linkAddresses(escape(body))}</pre></article>`,
    );
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store')
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>
<style>body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui;color-scheme:light dark}pre{white-space:pre-wrap;font:inherit}</style>
<h1>Mails that were not sent</h1><p>No mail server is set up, so this page shows what would have been sent.</p>
${entries.join('\n') || '<p>None yet.</p>'}</html>`);
  });
}
