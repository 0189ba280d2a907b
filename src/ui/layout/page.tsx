import { use, type ReactNode } from 'react';
import { Icon } from '@/ui/media/icon';
import styles from './page.module.css';
import { WayBack } from './way-back';

interface PageProps {
  title: string;
  /** A root page has no header of its own; its title is only heard. */
  root?: boolean;
  /** Something has arrived here: the light of a root page, from the top of the header on. */
  glow?: boolean;
  /** Its content begins with the envelope's colour, which goes up behind the header. */
  hero?: boolean;
  /** One action at the right of the header. */
  action?: ReactNode;
  /** Stays in reach at the bottom. */
  foot?: ReactNode;
  /** The dock of a root page. */
  dock?: ReactNode;
  children: ReactNode;
}

/** A page with its back header (where the session wants one), its content and what stays at the bottom. */
export function Page({
  title,
  root = false,
  glow = false,
  hero = false,
  action,
  foot,
  dock,
  children,
}: PageProps) {
  const back = use(WayBack);
  return (
    <div className={styles.page} data-root={root} data-glow={root || glow} data-hero={hero}>
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
