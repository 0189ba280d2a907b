import { createElement, Fragment, useId, useMemo, type ReactNode } from 'react';
import { Text } from '@/ui/text/text';
import { readOutsideHtml, type OutsideElement, type OutsideNode } from './html-policy';
import styles from './outside-html.module.css';

interface OutsideHtmlProps {
  /** HTML from the gateway, not sanitised. */
  html: string;
  /** Hosts that images may be shown from. */
  imageHosts: readonly string[];
  /** Called when a link is tapped; pass its address to the external link guard. */
  onAddress: (address: string) => void;
  /** Title of the table of contents by its number of entries; texts with three or more top headings get one. */
  contents?: (count: number) => string;
  /** Renders an image; a plain `img` by default. */
  picture?: (src: string, alt: string) => ReactNode;
  /** Level of the heading above the text; that of the page by default. */
  below?: number;
}

/** Shows HTML from outside, sanitised and in the style of the product. No other component may do so. */
export default function OutsideHtml({
  html,
  imageHosts,
  onAddress,
  contents,
  picture,
  below = 1,
}: OutsideHtmlProps) {
  const id = useId();
  const nodes = useMemo(() => readOutsideHtml(html, imageHosts), [html, imageHosts]);
  const headings = useMemo(() => nodes.flatMap(headingsIn), [nodes]);
  const headingIds = new Map(headings.map((heading, index) => [heading, `${id}-${index}`]));
  const topLevel = below + 1;
  const shift = topLevel - Math.min(...headings.map(levelOf));
  const topics = headings.filter((heading) => levelOf(heading) + shift === topLevel);

  const renderNodes = (children: readonly OutsideNode[]): ReactNode[] =>
    children.map((child, index) => (typeof child === 'string' ? child : renderElement(child, index)));
  const renderElement = (node: OutsideElement, key: number): ReactNode => {
    const { tag, children } = node;
    if (tag === 'img') {
      if (picture === undefined) return <Image key={key} node={node} />;
      return <Fragment key={key}>{picture(node.src ?? '', node.alt ?? '')}</Fragment>;
    }
    if (tag === 'a') {
      return (
        <Link key={key} onClick={() => onAddress(node.address ?? '')}>
          {renderNodes(children)}
        </Link>
      );
    }
    if (isHeading(node)) {
      const attributes = { key, id: headingIds.get(node), tabIndex: -1 };
      return createElement(`h${levelOf(node) + shift}`, attributes, ...renderNodes(children));
    }
    if (tag === 'td' || tag === 'th') {
      const { columns, rows, scope } = node;
      return createElement(tag, { key, colSpan: columns, rowSpan: rows, scope }, ...renderNodes(children));
    }
    return children.length === 0
      ? createElement(tag, { key })
      : createElement(tag, { key }, ...renderNodes(children));
  };

  return (
    <Text as="div" tone="plain" lineHeight="loose" breakWords className={styles.text}>
      {contents !== undefined && topics.length >= 3 && (
        <details className={styles.contents}>
          <summary>{contents(topics.length)}</summary>
          <ul>
            {topics.map((topic) => (
              <li key={headingIds.get(topic)}>
                <button type="button" onClick={() => focusHeading(headingIds.get(topic))}>
                  {textOf(topic)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {renderNodes(nodes)}
    </Text>
  );
}

/** A link without `href`, so that neither a tap nor the context menu of the browser bypasses the external link guard. */
function Link({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <a
      role="link"
      tabIndex={0}
      className={styles.link}
      onClick={onClick}
      onKeyDown={({ key }) => {
        if (key === 'Enter') onClick();
      }}
    >
      {children}
    </a>
  );
}

function Image({ node: { src, alt } }: { node: OutsideElement }) {
  return <img src={src} alt={alt} className={styles.image} loading="lazy" referrerPolicy="no-referrer" />;
}

/** Scrolls to a heading by focusing it, because an address with `#` would be another page of the app. */
function focusHeading(id: string | undefined): void {
  const heading = id === undefined ? null : document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function isHeading({ tag }: OutsideElement): boolean {
  return tag === 'h1' || tag === 'h2' || tag === 'h3' || tag === 'h4';
}

/** The level of a heading, 1 for the highest. */
function levelOf({ tag }: OutsideElement): number {
  return Number(tag.slice(1));
}

function headingsIn(node: OutsideNode): readonly OutsideElement[] {
  if (typeof node === 'string') return [];
  return isHeading(node) ? [node] : node.children.flatMap(headingsIn);
}

function textOf(node: OutsideNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
