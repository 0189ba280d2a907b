/** What hostile HTML has left on a page; nothing of it may be there. */
interface Left {
  /** Elements and attributes that no place may keep. */
  kept: string[];
  hasRun: boolean;
  /** Addresses of other servers that were asked. */
  fetched: string[];
}

/** Runs in the page and so uses nothing outside itself: says what HTML has left around a mark; null while the mark is not there. */
export function leftBy(mark: string): Left | null {
  const marked = [...document.querySelectorAll('p')].find(({ textContent }) => textContent === mark);
  const around = marked?.parentElement;
  if (around === null || around === undefined) return null;
  const elements =
    /^(script|style|i?frame|frameset|form|input|select|textarea|video|audio|object|embed|link|meta|base|math|template|svg|marquee|plaintext|title)$/;
  const attributes = /^(on.*|style|href|srcset|action|formaction|srcdoc|ping|background|is|name)$/;
  const kept = [...around.querySelectorAll('*')].flatMap((element) => [
    ...(elements.test(element.localName) ? [element.localName] : []),
    ...element
      .getAttributeNames()
      .filter((name) => attributes.test(name))
      .map((name) => `${element.localName}[${name}]`),
  ]);
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith('http') && new URL(name).origin !== location.origin);
  return { kept, hasRun: 'hit' in window, fetched };
}
