import DOMPurify, { type Config, type WindowLike } from 'dompurify';
import { judgeAddress } from '@/domain/external-links/outside-address';

/** The allowed elements of HTML from outside; any other is dropped or replaced by its text. */
const allowedTags = [
  ...['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'div', 'span', 'br', 'hr'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'code', 'pre', 'a', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const;
const allowedAttributes = ['href', 'src', 'alt', 'colspan', 'rowspan'];

/** Elements that are dropped with their content, which is no text to be read. */
const droppedTags = new Set(
  (
    'script style iframe frame frameset object embed applet template noscript noembed noframes title head svg math textarea ' +
    'select datalist xmp plaintext canvas audio video dialog'
  ).split(' '),
);
/** Elements in which white space between the children is no content. */
const containerTags = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol']);

type OutsideTag = (typeof allowedTags)[number];

/** An allowed element; only these fields come from outside. */
export interface OutsideElement {
  tag: OutsideTag;
  /** Address of a link, checked again when it is tapped; empty where the external link guard refuses it, which a tap then says. */
  address?: string;
  /** Address of an image: https, from a listed host. */
  src?: string;
  alt?: string;
  columns?: number;
  rows?: number;
  /** What a heading of a table is the heading of. */
  scope?: 'col' | 'row' | undefined;
  children: readonly OutsideNode[];
}

export type OutsideNode = string | OutsideElement;

/**
 * Parses HTML from outside into data that holds only what the lists above allow. DOMPurify sanitises it first, as it knows the tricks
 * against HTML parsers; the lists then apply to its result.
 */
export function readOutsideHtml(html: string, imageHosts: readonly string[]): readonly OutsideNode[] {
  const body = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: allowedAttributes,
    ADD_FORBID_CONTENTS: [...droppedTags],
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
  if (droppedTags.has(name)) return [];
  const tag = allowedTags.find((allowed) => allowed === name);
  const children = nodesIn(element, imageHosts);
  if (tag === undefined) return children;
  if (tag === 'img') return imageOf(element, imageHosts);
  if (tag === 'a') return linkOf(element, children);
  if (tag === 'td' || tag === 'th') {
    const spans = { columns: spanOf(element, 'colspan'), rows: spanOf(element, 'rowspan') };
    return [{ tag, ...spans, scope: tag === 'th' ? scopeOf(element) : undefined, children }];
  }
  if (tag === 'br' || tag === 'hr') return [{ tag, children: [] }];
  const content = containerTags.has(tag)
    ? children.filter((child) => typeof child !== 'string' || child.trim() !== '')
    : children;
  return [{ tag, children: content }];
}

function imageOf(element: Element, imageHosts: readonly string[]): readonly OutsideNode[] {
  const verdict = judgeAddress(element.getAttribute('src') ?? '', imageHosts);
  if (verdict.kind !== 'open') return [];
  return [{ tag: 'img', src: verdict.url, alt: element.getAttribute('alt') ?? '', children: [] }];
}

function linkOf(element: Element, children: readonly OutsideNode[]): readonly OutsideNode[] {
  const address = element.getAttribute('href');
  return address === null ? children : [{ tag: 'a', address: isRefused(address) ? '' : address, children }];
}

const isRefused = (address: string) => judgeAddress(address, []).kind === 'refuse';

// The sanitiser would drop an address that is refused; the link keeps an empty one, so that a tap can say so.
DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrName === 'href' && isRefused(attribute.attrValue)) attribute.attrValue = '';
});

/** A heading beside plain cells is that of its row, any other that of its column. */
function scopeOf({ parentElement }: Element): 'col' | 'row' {
  return parentElement?.querySelector(':scope > td') == null ? 'col' : 'row';
}

function spanOf(element: Element, attribute: string): number {
  const value = element.getAttribute(attribute) ?? '';
  return /^[1-9]\d?$/.test(value) ? Number(value) : 1;
}

let cachedPolicy: Config['TRUSTED_TYPES_POLICY'];

/** The Trusted Types policy for HTML, in browsers that support them: it creates HTML for the sanitiser, but no scripts. */
function policy(): Config['TRUSTED_TYPES_POLICY'] {
  cachedPolicy ??= (window as WindowLike).trustedTypes?.createPolicy('wallet-html', {
    createHTML: (text) => text,
    createScriptURL: () => '',
    createScript: () => '',
  });
  return cachedPolicy;
}
