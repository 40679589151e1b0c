import { chromium } from 'playwright-core';
import lighthouse from 'lighthouse';
import type { Chromium } from '../../tooling/findChromium.ts';

/** What Lighthouse says of one page, mobile, on a simulated slow 4G; medians. */
export interface FirstVisit {
  name: string;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  /** Performance, accessibility, best practices, search engines: 0 to 100. */
  scores: number[];
  scriptBytes: number;
}

const debuggingPort = 9333;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

/** Visits each page as often as asked, one after the other, each time with an empty cache. */
export async function measureFirstVisits(
  pages: Record<string, string>,
  rounds: number,
  { executablePath, args }: Chromium,
): Promise<FirstVisit[]> {
  const runs = new Map<string, Omit<FirstVisit, 'name'>[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(pages)) {
      const browser = await chromium.launch({
        executablePath,
        args: [...args, `--remote-debugging-port=${debuggingPort}`],
      });
      const result = await lighthouse(url, {
        port: debuggingPort,
        logLevel: 'error',
        onlyCategories: [...categories],
      });
      await browser.close();
      if (!result) throw new Error(`Lighthouse says nothing of ${url}.`);
      runs.set(name, [...(runs.get(name) ?? []), read(result.lhr)]);
    }
  }
  return [...runs].map(([name, measured]) => {
    const of = (key: 'firstPaint' | 'largestPaint' | 'blocked' | 'shift' | 'scriptBytes') =>
      median(measured.map((run) => run[key]));
    return {
      name,
      firstPaint: of('firstPaint'),
      largestPaint: of('largestPaint'),
      blocked: of('blocked'),
      shift: of('shift'),
      scores: categories.map((_, index) =>
        median(measured.map(({ scores }) => scores[index] ?? 0)),
      ),
      scriptBytes: of('scriptBytes'),
    };
  });
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function read({ audits, categories: rated }: Report): Omit<FirstVisit, 'name'> {
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  const requests = audits['network-requests']?.details as
    { items: { resourceType?: string; transferSize?: number }[] } | undefined;
  const scripts = (requests?.items ?? []).filter(({ resourceType }) => resourceType === 'Script');
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scores: categories.map((id) => Math.round((rated[id]?.score ?? 0) * 100)),
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
  };
}
