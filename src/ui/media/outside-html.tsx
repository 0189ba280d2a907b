import { createElement, Fragment, useId, useMemo, type ReactNode } from 'react';
import { readOutsideHtml, type OutsideElement, type OutsideNode } from './html-policy';
import styles from './outside-html.module.css';

interface OutsideHtmlProps {
  /** As it came. */
  html: string;
  /** Hosts that images may be shown from. */
  imageHosts: readonly string[];
  /** Somebody tapped a link: the caller hands its address to the external link guard. */
  onAddress: (address: string) => void;
  /** Title of a table of contents by its number of parts; a text of three or more is given one. */
  contents?: (count: number) => string;
  /** Draws an image where the browser's own way is not enough. */
  picture?: (src: string, alt: string) => ReactNode;
  /** Level of the heading that the text stands below: that of the page, unless it is another. */
  below?: number;
}

/** The one place where HTML from outside is shown: sanitised, and in the product's own look. */
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
  const places = new Map(headings.map((heading, place) => [heading, `${id}-${place}`]));
  const highest = below + 1;
  const shift = highest - Math.min(...headings.map(levelOf));
  const topics = headings.filter((heading) => levelOf(heading) + shift === highest);

  const shown = (children: readonly OutsideNode[]): ReactNode[] =>
    children.map((child, place) => (typeof child === 'string' ? child : element(child, place)));
  const element = (node: OutsideElement, key: number): ReactNode => {
    const { tag, children } = node;
    if (tag === 'img') {
      if (picture === undefined) return <Image key={key} node={node} />;
      return <Fragment key={key}>{picture(node.src ?? '', node.alt ?? '')}</Fragment>;
    }
    if (tag === 'a') {
      return (
        <Link key={key} onClick={() => onAddress(node.address ?? '')}>
          {shown(children)}
        </Link>
      );
    }
    if (isHeading(node)) {
      const attributes = { key, id: places.get(node), tabIndex: -1 };
      return createElement(`h${levelOf(node) + shift}`, attributes, ...shown(children));
    }
    if (tag === 'td' || tag === 'th') {
      return createElement(tag, { key, colSpan: node.columns, rowSpan: node.rows }, ...shown(children));
    }
    return children.length === 0
      ? createElement(tag, { key })
      : createElement(tag, { key }, ...shown(children));
  };

  return (
    <div className={styles.text}>
      {contents !== undefined && topics.length >= 3 && (
        <details className={styles.contents}>
          <summary>{contents(topics.length)}</summary>
          <ul>
            {topics.map((topic) => (
              <li key={places.get(topic)}>
                <button type="button" onClick={() => goTo(places.get(topic))}>
                  {textOf(topic)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {shown(nodes)}
    </div>
  );
}

/** It has no address of its own, so that neither a tap nor a menu of the browser leads past the external link guard. */
function Link({ onClick: go, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <a
      role="link"
      tabIndex={0}
      className={styles.link}
      onClick={go}
      onKeyDown={({ key }) => {
        if (key === 'Enter') go();
      }}
    >
      {children}
    </a>
  );
}

function Image({ node: { src, alt } }: { node: OutsideElement }) {
  return <img src={src} alt={alt} className={styles.image} loading="lazy" referrerPolicy="no-referrer" />;
}

/** An address with `#` would be another page of the app, so the reader is led there by the focus. */
function goTo(id: string | undefined): void {
  const heading = id === undefined ? null : document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function isHeading({ tag }: OutsideElement): boolean {
  return tag === 'h1' || tag === 'h2' || tag === 'h3' || tag === 'h4';
}

/** Of a heading, 1 for the highest. */
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
