import type { FastifyInstance, FastifyReply } from 'fastify';
import type { MarketBook } from '../marketBook/createMarketBook.ts';
import { escapeHtml as escape } from '../outbox/escapeHtml.ts';
import type { ChoiceQueries } from './choiceQueries.ts';
import { type ChoiceTexts, frameTexts } from './frameTexts.ts';
import { usualLanguage } from './languages.ts';
import type { MailChoice, UnsubscribeTokens } from './unsubscribeTokens.ts';
import {
  buttonStyle,
  writeFrame,
  writeHeading,
  writeLink,
  writeParagraph,
  writeSmall,
} from './writeHtml.ts';

/** Where a mail leads that can be switched off. */
export const unsubscribePath = '/mails/unsubscribe';

/** Where its page leads to switch it on again. */
const subscribePath = '/mails/subscribe';

/** What the page works with. */
export interface UnsubscribingParts {
  choices: ChoiceQueries;
  tokens: UnsubscribeTokens;
  book: MarketBook;
  publicUrl: string;
}

/** How a mail stands, before it is switched off, after that, and after it is switched on again. */
type Stand = 'asked' | 'off' | 'on';

/**
 * Switches mails off, by a page with one button, or by a mail program's own (RFC 8058). To look at the page
 * changes nothing: mail programs follow links by themselves. Nobody has to be signed in.
 */
export async function serveUnsubscribing(
  app: FastifyInstance,
  { choices, tokens, book, publicUrl }: UnsubscribingParts,
): Promise<void> {
  /** Mail programs say `List-Unsubscribe=One-Click` in one of two forms, our page says nothing. */
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, _body, done) => done(null),
  );

  const readToken = (query: unknown) => {
    const { token } = (query ?? {}) as { token?: unknown };
    return tokens.read(typeof token === 'string' ? token : '');
  };

  async function sendPage(reply: FastifyReply, choice: MailChoice | undefined, stand: Stand) {
    const language = choice && (await choices.findLanguage(choice.personId));
    const from = (await book.read()).settings.name ?? 'Market';
    const content =
      choice && language
        ? writeChoice(stand, frameTexts[language].choice[choice.topic], await tokens.make(choice))
        : writeHeading(frameTexts[usualLanguage].unknown);
    const { toSite } = frameTexts[language ?? usualLanguage];
    return reply
      .code(language ? 200 : 404)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(
        writeFrame({
          language: language ?? usualLanguage,
          title: from,
          from,
          publicUrl,
          content,
          footer: writeSmall(writeLink(publicUrl, toSite(from))),
        }),
      );
  }

  app.get(unsubscribePath, async ({ query }, reply) =>
    sendPage(reply, await readToken(query), 'asked'),
  );
  app.post(unsubscribePath, async ({ query }, reply) => {
    const choice = await readToken(query);
    if (choice) await choices.switchOff(choice);
    return sendPage(reply, choice, 'off');
  });
  app.post(subscribePath, async ({ query }, reply) => {
    const choice = await readToken(query);
    if (choice) await choices.switchOn(choice);
    return sendPage(reply, choice, 'on');
  });
}

function writeChoice(stand: Stand, texts: ChoiceTexts, token: string): string {
  const { question, explanation, off, isOff, on, isOn } = texts;
  const button = (path: string, label: string) =>
    `<form method="post" action="${path}?token=${escape(token)}"><button class="button" style="${buttonStyle}">${escape(label)}</button></form>`;
  return {
    asked: [writeHeading(question), writeParagraph(explanation), button(unsubscribePath, off)],
    off: [writeHeading(isOff), writeParagraph(explanation), button(subscribePath, on)],
    on: [writeHeading(isOn), button(unsubscribePath, off)],
  }[stand].join('\n');
}
