import { expect, type Page } from '@playwright/test';

/** More steps than any page has tab stops. */
const mostSteps = 150;

/**
 * Moves through the page or its open dialog with the Tab key and returns the number of controls: each one is
 * reached, visible, uncovered and has a focus ring.
 */
export async function walkThrough(page: Page): Promise<number> {
  const stops = await markStops(page);
  const missing = new Set(stops);
  const problems = new Set<string>();
  for (let step = 0; step < mostSteps && missing.size > 0; step++) {
    await page.keyboard.press('Tab');
    const { stop, wrong } = await inspectFocus(page);
    missing.delete(stop);
    if (wrong !== '') problems.add(wrong);
  }
  expect([...missing], 'reached by the Tab key').toEqual([]);
  expect([...problems], 'in sight, with a ring').toEqual([]);
  return stops.length;
}

/** Marks every reachable control in the page itself, so that it can be identified again. */
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

    const { left, top, width, height } = focused.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null) return { stop, wrong: `${stop} is out of sight` };
    const clear = focused.contains(hit) || hit.contains(focused);
    return { stop, wrong: clear ? '' : `${stop} is covered by ${hit.outerHTML.slice(0, 80)}` };
  });
}
