import type { Address } from '@/domain/screens';

/** What the guide's questions are about; `often` gathers the ones asked most. */
export const faqTopics = ['often', 'transfer', 'schedule', 'account', 'payment', 'safety'] as const;
export type FaqTopic = (typeof faqTopics)[number];

/** A question of the guide with its answer, and the pages that it leads to. */
export interface FaqEntry {
  id: string;
  topic: Exclude<FaqTopic, 'often'>;
  often?: true;
  question: string;
  answer: string;
  links: readonly Exclude<Address, `${string}:${string}`>[];
}

/**
 * The questions of a topic, or those of all topics that hold every word searched for. TextWithFigures stand between blanks; case makes no
 * difference. Questions that hold them come before answers that do.
 */
export function faqFound(entries: readonly FaqEntry[], topic: FaqTopic, query: string): readonly FaqEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0)
    return entries.filter((entry) => (topic === 'often' ? entry.often === true : entry.topic === topic));
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const asked = entries.filter(({ question }) => holds(question));
  const answered = entries.filter((entry) => !asked.includes(entry) && holds(entry.question + entry.answer));
  return [...asked, ...answered];
}
