import type { ReactNode } from 'react';
import type { StoryPage } from '../story-page';
import { StoryBlockView } from './story-blocks';
import { Words } from './words';
import styles from './story-page-view.module.css';

interface StoryPageViewProps {
  page: StoryPage;
  /** Below the parts of the letter. */
  children: ReactNode;
}

/** One page: its figure on the red ground, and its letter. */
export function StoryPageView({ page: { lead, figure, unit, note, blocks }, children }: StoryPageViewProps) {
  return (
    <article className={styles.page}>
      <div className={styles.figures}>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.line}>
          <span className={styles.figure}>{figure}</span>
          <span className={styles.unit}>{unit}</span>
        </p>
        <p className={styles.note}>
          <Words text={note} />
        </p>
      </div>
      <section className={styles.letter} data-single={blocks.length === 1 && blocks[0]?.kind === 'wish'}>
        {blocks.map((block, index) => (
          <div key={index} className={styles.block}>
            <StoryBlockView block={block} />
          </div>
        ))}
        {children}
      </section>
    </article>
  );
}
