import type { ReactNode } from 'react';
import { AvatarStack } from '@/ui/people/avatar-stack';
import { Card } from '@/ui/layout/card';
import styles from './left-card.module.css';

interface LeftCardProps {
  title: string;
  names: readonly string[];
  description: string;
  note: string;
  /** The ways on from it. */
  children: ReactNode;
}

/** Something that was begun and left: for whom, what, and the ways on. */
export function LeftCard({ title, names, description, note, children }: LeftCardProps) {
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
