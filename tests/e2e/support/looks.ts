import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it stands; its rule for contrast reads computed styles, and must have been among those that ran. */
export async function expectNothingFound(page: Page, look: string): Promise<void> {
  const { violations, passes, incomplete } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
  expect(found, look).toEqual([]);
  expect([...passes, ...incomplete].map(({ id }) => id)).toContain('color-contrast');
}

/** The page can be read without moving it sideways. */
async function expectNoSidewaysScroll(page: Page, look: string): Promise<void> {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overhang, look).toBeLessThanOrEqual(0);
}

/** More steps than any page has stops. */
const mostSteps = 150;

/**
 * Goes through the page, or through the dialog that is open, with the Tab key: every control is reached, and whatever has the focus
 * is in sight, covered by nothing, and shows that it has it. Gives how many controls there are.
 */
export async function walkThrough(page: Page): Promise<number> {
  const stops = await markStops(page);
  const missing = new Set(stops);
  const problems = new Set<string>();
  for (let step = 0; step < mostSteps && missing.size > 0; step++) {
    await page.keyboard.press('Tab');
    const { stop, wrong } = await lookAtFocus(page);
    missing.delete(stop);
    if (wrong !== '') problems.add(wrong);
  }
  expect([...missing], 'reached by the Tab key').toEqual([]);
  expect([...problems], 'in sight, with a ring').toEqual([]);
  return stops.length;
}

/** Names every control that can be reached, in the page itself, so that it is known again. */
function markStops(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const modals = Array.from(document.querySelectorAll('[aria-modal="true"]'));
    const root = modals[modals.length - 1] ?? document.body;
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

function lookAtFocus(page: Page): Promise<{ stop: string; wrong: string }> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return { stop: '', wrong: '' };
    const stop = focused.dataset['stop'] ?? focused.outerHTML.slice(0, 80);

    const probe = document.createElement('i');
    probe.style.color = 'var(--lc-focus)';
    document.body.append(probe);
    const ring = getComputedStyle(probe).color;
    probe.remove();
    // A field may show the ring on what surrounds it.
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

    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null) return { stop, wrong: `${stop} is out of sight` };
    const clear = focused.contains(hit) || hit.contains(focused);
    return { stop, wrong: clear ? '' : `${stop} is covered by ${hit.outerHTML.slice(0, 80)}` };
  });
}

/** Dark, then 320 px wide, then with extra-large text: axe finds nothing, and nothing has to be moved sideways. */
export async function expectFineInOtherLooks(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-prefers-color-scheme', 'dark');
  await expectNothingFound(page, 'dark');
  await page.setViewportSize({ width: 320, height: 568 });
  await expectNoSidewaysScroll(page, '320 px wide');
  await page.evaluate(() => {
    document.documentElement.dataset['lcText'] = 'xlarge';
  });
  await expectNoSidewaysScroll(page, '320 px wide with extra-large text');
  await expectNothingFound(page, 'extra-large text');
}
