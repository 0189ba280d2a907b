import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

/** What the tests use of the engine's checker in the page. */
interface Checker {
  check: (
    root: Document,
    guideline: string,
  ) => Promise<{
    results: readonly {
      ruleId: string;
      value: readonly [policy: string, confidence: string];
      message: string;
      snippet: string;
      path: { dom: string };
    }[];
  }>;
}
declare const ace: { Checker: new () => Checker };

const engine = readFileSync(new URL(import.meta.resolve('accessibility-checker-engine/ace.js')), 'utf8');

/** Rules that are wrong about this app, with the reason. */
const wrongRules: Readonly<Record<string, string>> = {
  text_contrast_sufficient:
    'It takes the colour behind a text from its ancestors alone, where a page paints its head behind them; the rule of axe takes what is painted.',
  label_name_visible:
    'It looks at the first place alone where the label stands in the name, and so misses the 20 of 2026 年 12 月 20 日; the rule of axe looks at all.',
  label_content_exists:
    'It takes a label that clip-path keeps for screen readers for an empty one; axe asks each field for its name.',
  input_label_before:
    'It takes the input of a file for a text field; that input is out of sight, and its label is the button that stands in its place.',
  aria_article_label_unique:
    'It wants each card of a list to have a label of its own, where a person may have two vouchers that are the same; each has a heading.',
  aria_role_allowed:
    'It looks into the wheels of antd-mobile, which are hidden from screen readers because lists lie above them.',
};

/** What IBM's rules for WCAG 2.2 are sure about on the page, one text each. */
async function ibmViolations(page: Page): Promise<string[]> {
  await page.evaluate(`${engine};0`);
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, 'WCAG_2_2');
    return results
      .filter(({ value: [policy, confidence] }) => policy === 'VIOLATION' && confidence === 'FAIL')
      .map(({ ruleId, message, snippet, path }) => `${ruleId}: ${message} ${snippet} ${path.dom}`);
  });
}

/** IBM's rules, those that are wrong about this app left out, find nothing on the page. */
export async function expectNoIbmViolations(page: Page, look: string): Promise<void> {
  const found = await ibmViolations(page);
  expect(
    found.filter((each) => !Object.keys(wrongRules).some((rule) => each.startsWith(`${rule}:`))),
    look,
  ).toEqual([]);
}
