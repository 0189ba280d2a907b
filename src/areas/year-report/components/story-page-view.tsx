import type { ReactNode } from 'react';
import { Inline } from '@/ui/layout/box';
import { Note, Text, Title } from '@/ui/text/text';
import type { StoryPage } from '../rules/story-page';
import { StoryBlockView } from './story-blocks';
import { TextWithFigures } from './text-with-figures';
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
        <Text as="p" size="title">
          {lead}
        </Text>
        <Inline as="p" align="baseline" wrap marginTop={1}>
          <span className={styles.figure}>{figure}</span>
          <Title as="span" size="title-l">
            {unit}
          </Title>
        </Inline>
        <Note marginTop={1.5} tone="hero-secondary">
          <TextWithFigures text={note} />
        </Note>
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
