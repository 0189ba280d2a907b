import { use, type ReactNode } from 'react';
import { Icon } from '@/ui/media/icon';
import { PageNote, RouteTitle } from './page-context';
import { WayBack } from './way-back';
import styles from './page.module.css';

interface PageProps {
  /** That of the route by default. */
  title?: string | undefined;
  /** A root page has no visible header; its title is for screen readers only. */
  root?: boolean | undefined;
  /** The highlight of root pages, from the top of the header on. */
  highlight?: boolean | undefined;
  /** The content begins in the colour of the envelope, which extends behind the header. */
  hero?: boolean | undefined;
  /** The content begins with a picture under the header, whose buttons float on it; the title is for screen readers only. */
  floating?: boolean | undefined;
  /** One action at the right of the header. */
  action?: ReactNode;
  /** Sticky at the bottom. */
  actionBar?: ReactNode;
  /** The dock of a root page. */
  dock?: ReactNode;
  children: ReactNode;
}

/** A page: header with a back button, unless the host draws its own, content, and action bar or dock. */
export function Page({
  title: ownTitle,
  root = false,
  highlight = false,
  hero = false,
  floating = false,
  action,
  actionBar,
  dock,
  children,
}: PageProps) {
  const back = use(WayBack);
  const title = ownTitle ?? use(RouteTitle);
  const note = use(PageNote);
  // A picture at the top of the content leaves the note no room.
  const isNoteLast = hero || floating;
  return (
    <div
      className={styles.page}
      data-root={root}
      data-highlight={root || highlight}
      data-hero={hero}
      data-floating={floating}
    >
      {root || back === undefined ? (
        <header className="visuallyHidden">
          <h1>{title}</h1>
        </header>
      ) : (
        <header className={styles.header}>
          <button type="button" className={styles.back} aria-label={back.label} onClick={back.onClick}>
            <Icon name="back" />
          </button>
          <h1 className={styles.title}>{title}</h1>
          <div className={styles.action}>{action}</div>
        </header>
      )}
      <main className={styles.content}>
        {isNoteLast || note}
        {children}
        {isNoteLast && note}
      </main>
      {actionBar !== undefined && <footer className={styles.actionBar}>{actionBar}</footer>}
      {dock}
    </div>
  );
}
