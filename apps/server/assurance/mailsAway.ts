import { setTimeout as wait } from 'node:timers/promises';
import { createMarketClient } from '@market/api';
import { type MailServerState, startMailServer } from './mailServer.ts';
import { startServer } from '../../../tooling/startServer.ts';

/** What becomes of mails while the mail server is down. */
export interface AwayMailFigures {
  servers: number;
  minutesDown: number;
  mailsMeanwhile: number;
  /** Mails that came while it was down, one way or another: it takes none. */
  sentMeanwhile: number;
  /** From the moment it works again, until the last mail has come. */
  minutesUntilAllSent: number;
  lostMails: number;
  doubledMails: number;
}

/**
 * A pause is a quarter of the time that a mail has waited. Of those that waited an hour nothing comes
 * any more after this time.
 */
const patienceMinutes = 15;

/**
 * Takes the mail server down while people ask for links to new passwords: a third of the time it
 * is gone, a third it takes connections and says nothing, a third it turns everybody away. Then
 * it works again, and every mail must come once. On a PostgreSQL two servers share the work.
 */
export async function takeMailServerDown(
  seconds: number,
  databaseUrl?: string,
): Promise<AwayMailFigures> {
  const mailServer = await startMailServer();
  const settings = {
    LOG_LEVEL: 'silent',
    SMTP_URL: mailServer.url,
    CONFIRM_EMAIL: '0',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  const server = await startServer(settings);
  const others = databaseUrl ? [await startServer(settings)] : [];
  const client = createMarketClient({ host: `${server.url}/api` });

  const asked: string[] = [];
  const states: MailServerState[] = ['gone', 'silent', 'busy'];
  const pause = 10_000;
  for (const state of states) {
    await mailServer.become(state);
    const end = performance.now() + (seconds * 1000) / states.length;
    while (performance.now() < end) {
      const email = `person${asked.length}@example.com`;
      const password = 'secret-1';
      await client.signUp({ fullname: 'Somebody', email, password, passwordverify: password });
      await client.requestPasswordReset({ email });
      asked.push(email);
      await wait(Math.min(pause, Math.max(0, end - performance.now())));
    }
  }
  const sentMeanwhile = mailServer.recipients.length;

  await mailServer.become('well');
  const back = performance.now();
  const sinceBack = () => (performance.now() - back) / 60_000;
  while (new Set(mailServer.recipients).size < asked.length && sinceBack() < patienceMinutes) {
    await wait(500);
  }
  const minutesUntilAllSent = Math.round(sinceBack() * 10) / 10;
  // Whatever is sent a second time comes now.
  await wait(30_000);
  for (const running of [server, ...others]) {
    await running.stop();
    await running.clean();
  }
  await mailServer.become('gone');

  const { recipients } = mailServer;
  return {
    servers: 1 + others.length,
    minutesDown: Math.round(seconds / 6) / 10,
    mailsMeanwhile: asked.length,
    sentMeanwhile,
    minutesUntilAllSent,
    lostMails: asked.filter((email) => !recipients.includes(email)).length,
    doubledMails: recipients.length - new Set(recipients).size,
  };
}
