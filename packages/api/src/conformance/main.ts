import { parseArgs } from 'node:util';
import type { Finding } from './findings.ts';
import { runConformance } from './runConformance.ts';

const usage =
  'Usage: npx @market/api conformance --host https://market.example/api [--origin https://the.site]';
const signs = { holds: '✓', differs: '✗', skipped: '–' };

/** Compares a running backend with the contract; exits with 1 when something differs. */
async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { host: { type: 'string' }, origin: { type: 'string' } },
  });
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
