import type { ReactNode } from 'react';
import { lookOf } from '@/areas/prepaid/card-look';
import styles from './card-face.module.css';

interface CardFaceProps {
  /** Whole yuan. */
  face: number;
  className: string | undefined;
  children: ReactNode;
}

/** The coloured surface of a card. */
export function CardFace({ face, className, children }: CardFaceProps) {
  return (
    <div className={`${styles.face ?? ''} ${className ?? ''}`} data-look={lookOf(face)}>
      {children}
    </div>
  );
}
