import { inMemory } from '@/state/slice';
import type { FaqTopic } from './rules/faq';

interface Guide {
  topic: FaqTopic;
  /** The id of the question that is open. */
  open: string | null;
}

/** The open question, so that it is still open when the person comes back from another page. */
export const useGuide = inMemory<Guide>('device', { topic: 'often', open: 'short-of-coins' });

export function topicChosen(topic: FaqTopic): void {
  useGuide.setState({ topic });
}

/** A question was tapped: a closed one opens, an open one closes. */
export function questionTapped(id: string): void {
  useGuide.setState(({ open }) => ({ open: open === id ? null : id }));
}
