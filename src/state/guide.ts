import type { FaqTopic } from '@/domain/guide-and-reports/faq';
import { inMemory } from './slice';

interface Guide {
  topic: FaqTopic;
  /** The id of the question that is open. */
  open: string | null;
}

/** Where the person was reading: going to a page and back leads to the same question. */
export const useGuide = inMemory<Guide>('device', { topic: 'often', open: 'short-of-coins' });

export function topicChosen(topic: FaqTopic): void {
  useGuide.setState({ topic });
}

/** A question was tapped: it opens, or closes where it was open. */
export function questionTapped(id: string): void {
  useGuide.setState(({ open }) => ({ open: open === id ? null : id }));
}
