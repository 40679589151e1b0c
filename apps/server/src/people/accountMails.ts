import type { MailContent, WriteMail } from '../mails/MailContent.ts';
import { isolate, type Reader, writeFigures, writeMoment } from '../mails/Reader.ts';
import {
  type AccountMailTexts,
  accountMailTexts,
  type ExternalLoginNews,
  type FactorNews,
} from './accountMailTexts.ts';

/** Writes a mail of words, and where they lead. */
const describe =
  (
    write: (texts: AccountMailTexts, reader: Reader) => [string, ...string[]],
    links?: (texts: AccountMailTexts) => Pick<MailContent, 'action' | 'alternative'>,
  ): WriteMail =>
  (reader) => {
    const texts = accountMailTexts[reader.language];
    const marketName = isolate(reader, reader.marketName);
    const [subject, ...paragraphs] = write(texts, { ...reader, marketName });
    return { subject, paragraphs, ...links?.(texts) };
  };

export const toResetMail = (token: string, minutes: number): WriteMail =>
  describe(
    (texts, { marketName }) => texts.reset(marketName, minutes),
    ({ choosePassword: label }) => ({ action: { label, path: `/password/reset/${token}` } }),
  );

/** Nothing that a stranger may have typed, such as a name, goes into it. */
export const toConfirmationMail = (token: string, hours: number): WriteMail =>
  describe(
    (texts, { marketName }) => texts.confirmation(marketName, hours),
    ({ confirm: label }) => ({ action: { label, path: `/email/confirm/${token}` } }),
  );

export const toKnownMail: WriteMail = describe(
  (texts, { marketName }) => texts.known(marketName),
  ({ logIn, choosePassword }) => ({
    action: { label: logIn, path: '/login' },
    alternative: { label: choosePassword, path: '/forgotPassword' },
  }),
);

/** For the account's previous address: a thief with a session would read the new one. */
export const toNewEmailMail = (email: string): WriteMail =>
  describe((texts, reader) => texts.newEmail(reader.marketName, isolate(reader, email)));

/** Tells the owner that the password has changed, in case it was not them. */
export const toNewPasswordMail = (isByLink: boolean): WriteMail =>
  describe(
    (texts, { marketName }) => texts.newPassword(marketName, isByLink),
    ({ askForLink: label }) => ({ action: { label, path: '/forgotPassword' } }),
  );

/** Tells the owner what has become of their second factors, in case it was not them. */
export const toFactorMail = (news: FactorNews): WriteMail =>
  describe(
    (texts, reader) =>
      texts.factor(
        reader.marketName,
        'name' in news ? { ...news, name: isolate(reader, news.name) } : news,
      ),
    ({ toSecurity: label }) => ({ action: { label, path: '/me/security' } }),
  );

/** Tells the owner through whom else somebody can log in from now on, in case it was not them. */
export const toExternalLoginMail = (news: ExternalLoginNews): WriteMail =>
  describe(
    (texts, reader) =>
      texts.externalLogin(reader.marketName, { ...news, issuer: isolate(reader, news.issuer) }),
    ({ toLogins: label }) => ({ action: { label, path: '/me/security' } }),
  );

/** Tells that the file of all that is stored can be fetched. The link itself stays on the site. */
export const toExportMail = (until: Date): WriteMail =>
  describe(
    (texts, reader) => texts.exported(reader.marketName, writeMoment(reader, until)),
    ({ toData: label }) => ({ action: { label, path: '/me/data' } }),
  );

/** Tells the owner until when they can keep their account, in case it was not them. */
export const toDeletionMail = (dueAt: Date): WriteMail =>
  describe(
    (texts, reader) => texts.deletion(reader.marketName, writeMoment(reader, dueAt)),
    ({ logIn: label }) => ({ action: { label, path: '/login' } }),
  );

export const toKeptMail: WriteMail = describe((texts, { marketName }) => texts.kept(marketName));

export const toRecoveryCodeMail = (left: number): WriteMail =>
  describe(
    (texts, reader) => texts.recoveryCode(reader.marketName, writeFigures(reader, left)),
    ({ toSecurity: label }) => ({ action: { label, path: '/me/security' } }),
  );
