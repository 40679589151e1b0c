import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Device } from '@siteimprove/alfa-device';
import { type Document, Element, Node, Text } from '@siteimprove/alfa-dom';
import { Native } from '@siteimprove/alfa-dom/native';
import { Request, Response } from '@siteimprove/alfa-http';
import { type Flattened, Rules } from '@siteimprove/alfa-rules';
import { Page as AlfaPage } from '@siteimprove/alfa-web';
import { HtmlValidate } from 'html-validate';

/** What a checker does not like. */
export interface Finding {
  /** As the checker calls it. */
  rule: string;
  /** Where, and what it says. */
  text: string;
}

/** Looks at the page that is open. */
export type Checker = (page: Page) => Promise<Finding[]>;

const device = Device.standard();

/** Alfa's rule about text that is cut off. */
const cutOffRule = 'sia-r83';

/**
 * What somebody who sees never meets: it is there for screen readers, in a box of a pixel, and cut
 * off on purpose. Some of it stands there for a moment only, so that no list could name it.
 */
const isForScreenReaders = (target: unknown) =>
  Text.isText(target) &&
  target
    .parent(Node.fullTree)
    .some(
      (parent) =>
        Element.isElement(parent) && parent.getBoundingBox(device).some(({ width }) => width <= 1),
    );

/** Siteimprove's checker, with the rules of all levels. What it asks a person about is left out. */
const askAlfa: Checker = async (page) => {
  const snapshot = await page.evaluate<Document.JSON>(`(${Native.fromNode})()`);
  const document = Node.from(snapshot, device);
  const input = AlfaPage.of(Request.empty(), Response.empty(), document, device);
  const rules: Iterable<Flattened.Rule> = Rules.values();
  const outcomes = [...(await Audit.of(input, rules).evaluate())];
  return outcomes
    .filter(Outcome.isFailed)
    .map(({ rule, target }) => ({ rule: rule.uri.split('/').at(-1) ?? rule.uri, target }))
    .filter(({ rule, target }) => !(rule === cutOffRule && isForScreenReaders(target)))
    .map(({ rule, target }) => ({ rule, text: String(target) }));
};

/** Declares `ace` where it is run. */
const ibmEngine = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

/** What IBM's engine tells of an element. */
interface IbmResult {
  ruleId: string;
  value: [kind: string, result: string];
  snippet: string;
  message: string;
}

/** IBM's checker. What it asks a person to look at is left out: it asks that on every page. */
const askIbm: Checker = async (page) => {
  const { results } = await page.evaluate<{ results: IbmResult[] }>(
    `(() => { ${ibmEngine}; return new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2']); })()`,
  );
  return results
    .filter(({ value: [, result] }) => result === 'FAIL')
    .map(({ ruleId, snippet, message }) => ({ rule: ruleId, text: `${snippet} ${message}` }));
};

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
});

/** A validator of HTML, for the page as it was served and as it has become. */
const validateHtml: Checker = async (page) => {
  const served = await page.request.get(page.url());
  const reports = await Promise.all(
    [await served.text(), await page.content()].map((html) => validator.validateString(html)),
  );
  return reports
    .flatMap(({ results }) => results)
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, selector, message }) => ({ rule: ruleId, text: `${selector} ${message}` }));
};

/** By the names under which what they find is listed. */
export const checkers = {
  Alfa: askAlfa,
  'IBM’s engine': askIbm,
  'html-validate': validateHtml,
};
