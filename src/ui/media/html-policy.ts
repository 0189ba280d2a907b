import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import { judgeAddress } from '@/domain/exits/outside-address';

/** What HTML from outside may be made of; whatever else comes is left out, or shown as the text that it holds. */
const listed = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'div', 'span', 'br', 'hr'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre', 'a', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;
const attributes = ['href', 'src', 'alt', 'colspan', 'rowspan'];

/** What these hold is no text for people. */
const silent = new Set(
  (
    'script style iframe frame frameset object embed applet template noscript noembed noframes title head svg math textarea ' +
    'select datalist xmp plaintext canvas audio video dialog'
  ).split(' '),
);
/** Blanks between their parts are no content. */
const partsOnly = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol']);

type OutsideTag = (typeof listed)[number];

/** An element that may be shown; nothing of it but these fields comes from outside. */
export interface OutsideElement {
  tag: OutsideTag;
  /** Of a link: not judged yet, but one that the external link guard does not refuse outright. */
  address?: string;
  /** Of an image: https, from a listed host. */
  src?: string;
  alt?: string;
  columns?: number;
  rows?: number;
  children: readonly OutsideNode[];
}

export type OutsideNode = string | OutsideElement;

/**
 * Reads HTML from outside by the list above, as data and not as a document, so that nothing can come of it that is not named there.
 * DOMPurify takes it apart first, since it knows what parsers are tricked with; the list then holds for what is left.
 */
export function readOutsideHtml(html: string, imageHosts: readonly string[]): readonly OutsideNode[] {
  const body = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...listed],
    ALLOWED_ATTR: attributes,
    ADD_FORBID_CONTENTS: [...silent],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
    TRUSTED_TYPES_POLICY: policy(),
  });
  return nodesIn(body, imageHosts);
}

function nodesIn(parent: Node, imageHosts: readonly string[]): readonly OutsideNode[] {
  return Array.from(parent.childNodes).flatMap((node): readonly OutsideNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue === null ? [] : [node.nodeValue];
    return node.nodeType === Node.ELEMENT_NODE ? elementOf(node as Element, imageHosts) : [];
  });
}

function elementOf(element: Element, imageHosts: readonly string[]): readonly OutsideNode[] {
  const name = element.nodeName.toLowerCase();
  if (silent.has(name)) return [];
  const tag = listed.find((known) => known === name);
  const children = nodesIn(element, imageHosts);
  if (tag === undefined) return children;
  if (tag === 'img') return imageOf(element, imageHosts);
  if (tag === 'a') return linkOf(element, children);
  if (tag === 'td' || tag === 'th') {
    return [{ tag, columns: spanOf(element, 'colspan'), rows: spanOf(element, 'rowspan'), children }];
  }
  if (tag === 'br' || tag === 'hr') return [{ tag, children: [] }];
  const parts = partsOnly.has(tag)
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children;
  return [{ tag, children: parts }];
}

function imageOf(element: Element, imageHosts: readonly string[]): readonly OutsideNode[] {
  const verdict = judgeAddress(element.getAttribute('src') ?? '', imageHosts);
  if (verdict.kind !== 'open' || !verdict.url.startsWith('https:')) return [];
  return [{ tag: 'img', src: verdict.url, alt: element.getAttribute('alt') ?? '', children: [] }];
}

/** A link to what the external link guard refuses in any case is the text that it was. */
function linkOf(element: Element, children: readonly OutsideNode[]): readonly OutsideNode[] {
  const address = element.getAttribute('href') ?? '';
  return judgeAddress(address, []).kind === 'refuse' ? children : [{ tag: 'a', address, children }];
}

function spanOf(element: Element, attribute: string): number {
  const given = element.getAttribute(attribute) ?? '';
  return /^[1-9]\d?$/.test(given) ? Number(given) : 1;
}

let made: Config['TRUSTED_TYPES_POLICY'];

/** The one Trusted Types policy, where the browser knows them: text becomes HTML for the sanitiser alone, and never a script's address. */
function policy(): Config['TRUSTED_TYPES_POLICY'] {
  made ??= (window as WindowLike).trustedTypes?.createPolicy('wallet-html', {
    createHTML: (text) => text,
    createScriptURL: () => '',
    createScript: () => '',
  });
  return made;
}
