import type { ReactNode } from 'react';
import { AvatarStack } from '@/ui/people/avatar-stack';
import { Card } from '@/ui/layout/card';
import styles from './draft-card.module.css';

interface DraftCardProps {
  title: string;
  names: readonly string[];
  description: string;
  note: string;
  /** The buttons: continue, discard. */
  children: ReactNode;
}

/** An unfinished draft: its recipients, its content and its buttons. */
export function DraftCard({ title, names, description, note, children }: DraftCardProps) {
  return (
    <Card title={title}>
      <div className={styles.draft}>
        <AvatarStack names={names} />
        <p className={styles.texts}>
          {description}
          <span className={styles.line}>{note}</span>
        </p>
      </div>
      <div className={styles.ways}>{children}</div>
    </Card>
  );
}
