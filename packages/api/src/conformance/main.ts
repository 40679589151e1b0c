import { parseArgs } from 'node:util';
import type { Finding } from './findings.ts';
import { runConformance } from './runConformance.ts';

const usage = `Usage: npx @market/api conformance --host https://market.example/api [--origin https://the.site]

Compares a running backend with the contract, call by call. It signs up three people, publishes a
service, orders it if it can pay, and deletes the service again.

  --host    Where the backend's calls are.
  --origin  Asks as a page of this other site would.
  --help    Prints this.

Exits with 0 if nothing differs, with 1 if something does, and with 2 if it could not be found out.`;
const signs = { holds: '✓', differs: '✗', skipped: '–' };

/** Gives the code to exit with, as the usage says. */
async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      host: { type: 'string' },
      origin: { type: 'string' },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (positionals[0] !== 'conformance' || !values.host) {
    console.error(usage);
    return 2;
  }

  let lastCall = '';
  const report = ({ callName, title, outcome, detail }: Finding) => {
    if (callName !== lastCall) console.log(callName);
    lastCall = callName;
    console.log(`  ${signs[outcome]} ${title}${detail && `: ${detail}`}`);
  };
  const findings = await runConformance(values.host.replace(/\/$/, ''), {
    origin: values.origin,
    report,
  });

  const count = (outcome: string) =>
    findings.filter((finding) => finding.outcome === outcome).length;
  console.log(`\n${count('holds')} hold, ${count('differs')} differ, ${count('skipped')} skipped`);
  return count('differs') > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  const { message, cause } = error as Error;
  console.error(cause instanceof Error ? `${message} ${cause.message}` : message);
  process.exitCode = 2;
}
