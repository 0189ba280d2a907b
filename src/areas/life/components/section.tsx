import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Surface } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Title } from '@/ui/text/text';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Shown beside the title, such as a countdown. */
  beside?: ReactNode;
  /** The link to the full list, at the right. */
  more?: { word: string; to: string } | undefined;
  children: ReactNode;
}

/** A section of the life home with a heading and a link to more. */
export function Section({ title, beside, more, children }: SectionProps) {
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <Title marginRight={2}>{title}</Title>
        {beside}
        {more !== undefined && (
          <Link to={more.to} className={styles.more}>
            {more.word}
            <Icon name="forward" size={14} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** The card of a section that is empty or could not be loaded. */
export function SectionCard({ children }: { children: ReactNode }) {
  return <Surface paddingX={4}>{children}</Surface>;
}
