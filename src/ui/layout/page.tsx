import { use, type ReactNode } from 'react';
import { Icon } from '@/ui/media/icon';
import styles from './page.module.css';
import { WayBack } from './way-back';

interface PageProps {
  title: string;
  /** A root page has no visible header; its title is for screen readers only. */
  root?: boolean;
  /** The glow of root pages, from the top of the header on. */
  glow?: boolean;
  /** The content begins in the colour of the envelope, which extends behind the header. */
  hero?: boolean;
  /** The content begins with a picture under the header, whose buttons float on it; the title is for screen readers only. */
  floating?: boolean;
  /** One action at the right of the header. */
  action?: ReactNode;
  /** Sticky at the bottom. */
  foot?: ReactNode;
  /** The dock of a root page. */
  dock?: ReactNode;
  children: ReactNode;
}

/** A page: header with a back button, unless the host draws its own, content, and foot or dock. */
export function Page({
  title,
  root = false,
  glow = false,
  hero = false,
  floating = false,
  action,
  foot,
  dock,
  children,
}: PageProps) {
  const back = use(WayBack);
  return (
    <div
      className={styles.page}
      data-root={root}
      data-glow={root || glow}
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
      <main className={styles.content}>{children}</main>
      {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
      {dock}
    </div>
  );
}
