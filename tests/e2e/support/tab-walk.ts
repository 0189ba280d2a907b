import { expect, type Page } from '@playwright/test';

/** Steps beyond the stops that were there at first, for the rows of a long list that appear on the way. */
const moreSteps = 150;

/**
 * Moves through the page or its open dialog with the Tab key and returns the number of controls: each one is
 * reached, visible, uncovered and has a focus ring. In a dialog the focus is inside from the beginning, and stays there.
 */
export async function walkThrough(page: Page): Promise<number> {
  const problems = new Set<string>();
  const atFirst = await page.evaluate(focusOutsideDialog);
  if (atFirst !== '') problems.add(atFirst);
  const stops = await markStops(page);
  const missing = new Set(stops);
  for (let step = 0; step < stops.length + moreSteps && missing.size > 0; step++) {
    await page.keyboard.press('Tab');
    const { stop, wrong } = await inspectFocus(page);
    missing.delete(stop);
    for (const each of [wrong, await page.evaluate(focusOutsideDialog)]) if (each !== '') problems.add(each);
  }
  expect(await stillThere(page, [...missing]), 'reached by the Tab key').toEqual([]);
  expect([...problems], 'in sight, with a ring').toEqual([]);
  return stops.length;
}

/** Marks every reachable control in the page itself, so that it can be identified again. */
function markStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const modals = Array.from(document.querySelectorAll('[aria-modal="true"]'));
    const root = modals[modals.length - 1] ?? document.body;
    // The walk begins at the top, because a list that grows on the way lets no walk come round to it, and because the only control of a
    // dialog would keep the focus at a step and not come into sight.
    if (root === document.body) document.body.tabIndex = -1;
    if (root instanceof HTMLElement) root.focus();
    document.body.removeAttribute('tabindex');
    const controls = root.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex]',
    );
    return Array.from(controls)
      .filter(
        (control) =>
          control.tabIndex >= 0 &&
          !control.matches(':disabled') &&
          control.checkVisibility({ visibilityProperty: true }),
      )
      .map((control, index) => {
        const name = control.getAttribute('aria-label') ?? control.textContent;
        control.dataset['stop'] = `${index} ${control.tagName} ${name}`;
        return control.dataset['stop'];
      });
  });
}

/** What has the focus though a dialog is open around which it must not be; empty where there is none. A browser test runs it in the page. */
function focusOutsideDialog(): string {
  const modals = document.querySelectorAll('[aria-modal="true"]');
  const { activeElement } = document;
  const top = modals[modals.length - 1];
  if (top === undefined || top.contains(activeElement)) return '';
  return `the focus is outside the dialog: ${activeElement?.outerHTML.slice(0, 80)}`;
}

/** Those of the stops that the walk has not made vanish, as reading to the end turns one button into another. */
function stillThere(page: Page, stops: readonly string[]): Promise<string[]> {
  return page.evaluate((asked) => {
    const controls = Array.from(document.querySelectorAll<HTMLElement>('[data-stop]'));
    const reachable = controls.filter((control) => !control.matches(':disabled') && control.tabIndex >= 0);
    const names = new Set(reachable.map((control) => control.dataset['stop']));
    return asked.filter((stop) => names.has(stop));
  }, stops);
}

function inspectFocus(page: Page): Promise<{ stop: string; wrong: string }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return { stop: '', wrong: '' };
    const stop = focused.dataset['stop'] ?? focused.outerHTML.slice(0, 80);

    const probe = document.createElement('i');
    probe.style.color = 'var(--lc-focus)';
    document.body.append(probe);
    const ring = getComputedStyle(probe).color;
    probe.remove();
    // A field may show the ring on an element around it.
    let ringed = false;
    for (
      let node: Element | null = focused, up = 0;
      node !== null && up < 4;
      node = node.parentElement, up++
    ) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
      ringed ||= (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow.includes(ring);
    }
    if (!ringed) return { stop, wrong: `${stop} shows no ring` };

    // What is larger than the window is looked for in the middle of its part that shows.
    const box = focused.getBoundingClientRect();
    const middle = (start: number, end: number, most: number) =>
      (Math.max(0, start) + Math.min(end, most)) / 2;
    const isLarger = box.height > innerHeight || box.width > innerWidth;
    const hit = isLarger
      ? document.elementFromPoint(
          middle(box.left, box.right, innerWidth),
          middle(box.top, box.bottom, innerHeight),
        )
      : document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (hit === null) return { stop, wrong: `${stop} is out of sight` };
    const clear = focused.contains(hit) || hit.contains(focused);
    return { stop, wrong: clear ? '' : `${stop} is covered by ${hit.outerHTML.slice(0, 80)}` };
  });
}
