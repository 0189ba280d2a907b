import { expect, type Page } from '@playwright/test';

/**
 * What is wrong with the layout of the page, one text each: words broken inside, columns so narrow that characters stand below each other,
 * text over text, text under a bar or a button that does not scroll, cut titles. A browser test runs this in the page, so it must not use
 * anything outside itself.
 */
export function layoutFaults(): string[] {
  interface Line {
    text: string;
    node: Node;
    element: Element;
    box: DOMRect;
  }
  const layers = [...document.querySelectorAll('[aria-modal="true"]')].filter((each) =>
    each.checkVisibility(),
  );
  const root = layers[layers.length - 1] ?? document.body;

  /** The part of a box that its scrolling and clipping ancestors show. */
  const shownPart = (element: Element, box: DOMRect): DOMRect => {
    let { left, top, right, bottom } = box;
    for (
      let each: Element | null = element;
      each !== null && each !== document.body;
      each = each.parentElement
    ) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(each);
      if (overflowX === 'visible' && overflowY === 'visible' && clipPath === 'none') continue;
      const clip = each.getBoundingClientRect();
      left = Math.max(left, clip.left);
      top = Math.max(top, clip.top);
      right = Math.min(right, clip.right);
      bottom = Math.min(bottom, clip.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  /** The nearest ancestor that does not scroll with the page. */
  const heldBy = (element: Element): Element | null => {
    for (let each: Element | null = element; each !== null && each !== root; each = each.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
    return null;
  };
  /** Adds the lines of a range to those that are known; a smaller unit beside a number is on the same line. */
  const rowsOf = (range: Range, rows: DOMRect[] = []): DOMRect[] => {
    for (const box of range.getClientRects()) {
      const isOn = (row: DOMRect) =>
        Math.min(row.bottom, box.bottom) - Math.max(row.top, box.top) > Math.min(row.height, box.height) / 2;
      if (box.width > 0 && !rows.some(isOn)) rows.push(box);
    }
    return rows;
  };
  /** The element whose lines a text is a part of. */
  const blockOf = (element: Element): Element => {
    let each = element;
    while (getComputedStyle(each).display === 'inline' && each.parentElement !== null)
      each = each.parentElement;
    return each;
  };

  const faults = new Set<string>();
  /** The text and the lines of each element that has lines of its own. */
  const blocks = new Map<Element, { text: string; rows: DOMRect[] }>();
  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || text.trim() === '') continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('[aria-hidden="true"], select, noscript, script, style, svg') !== null) continue;
    if (getComputedStyle(element).writingMode !== 'horizontal-tb') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const shown = [...range.getClientRects()]
      .map((box) => shownPart(element, box))
      .filter(({ width, height }) => width > 3 && height > 3);
    if (shown.length === 0) continue;
    for (const box of shown) lines.push({ text: text.trim().slice(0, 40), node, element, box });
    for (const { 0: word, index } of text.matchAll(/[\p{Script=Latin}\p{N}.,’']{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const width = [...range.getClientRects()].reduce((sum, box) => sum + box.width, 0);
      if (rowsOf(range).length > 1 && width < innerWidth - 80)
        faults.add(`broken word: ${word} in ${text.trim()}`);
    }
    range.selectNodeContents(node);
    const block = blockOf(element);
    const before = blocks.get(block) ?? { text: '', rows: [] };
    blocks.set(block, { text: before.text + text, rows: rowsOf(range, before.rows) });
  }
  for (const { text, rows } of blocks.values()) {
    const filled = text.trim().length / rows.length;
    if (rows.length > 1 && (filled < 1.5 || (rows.length > 2 && filled < 2.5)))
      faults.add(`narrow column: ${text.trim()}`);
  }

  // Glyphs fill the middle of their box, whose edges may touch those of the next line.
  const middle = ({ left, right, top, height }: DOMRect) => ({
    left: left + 1,
    right: right - 1,
    top: top + height * 0.25,
    bottom: top + height * 0.75,
  });
  const meets = (one: DOMRect, other: DOMRect, isWhole = false): boolean => {
    const a = middle(one);
    const b = isWhole ? other : middle(other);
    return (
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
    );
  };
  const held = new Map(lines.map(({ element }) => [element, heldBy(element)]));
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1))
      if (
        one.node !== other.node &&
        held.get(one.element) === held.get(other.element) &&
        meets(one.box, other.box)
      )
        faults.add(`text over text: ${one.text} / ${other.text}`);
  });

  for (const button of root.querySelectorAll('button, a, [role="button"], [data-action-bar]')) {
    const bar = heldBy(button);
    if (bar === null || getComputedStyle(bar).position !== 'fixed' || !button.checkVisibility()) continue;
    const box = button.getBoundingClientRect();
    for (const { text, element, box: line } of lines)
      if (held.get(element) === null && meets(line, box, true)) faults.add(`text under a button: ${text}`);
  }

  for (const title of document.querySelectorAll('h1'))
    if (title.checkVisibility() && title.clientWidth > 3 && title.scrollWidth > title.clientWidth + 1)
      faults.add(`cut title: ${title.textContent ?? ''}`);
  return [...faults];
}

/** The page has no fault of its layout, at its beginning and at its end, beside those that begin with `allowed`. */
export async function expectNoLayoutFault(page: Page, look: string, allowed?: string): Promise<void> {
  for (const place of ['end', 'start'] as const) {
    const found = async () => {
      // A page that comes back to its place, as after a sheet, is sent there again.
      await page.evaluate(
        (at) => window.scrollTo(0, at === 'end' ? document.documentElement.scrollHeight : 0),
        place,
      );
      const faults = await page.evaluate(layoutFaults);
      // What lies below a held button at the start of a page can be scrolled away from it.
      return faults
        .filter((each) => place === 'end' || !each.startsWith('text under'))
        .filter((each) => allowed === undefined || !each.startsWith(allowed));
    };
    await expect.poll(found, `${look}, at the ${place}`).toEqual([]);
  }
}
