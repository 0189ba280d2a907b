import type { Feature } from '@/domain/search/search';
import { useMessages } from '@/messages/language';
import { searchMessages } from '../messages';
import { FoundCard } from './found-card';
import { previewCount } from './remote-group';
import { FeatureRow } from './rows';
import styles from './found-card.module.css';

interface FeatureGroupProps {
  features: readonly Feature[];
  words: string;
  showAll: boolean;
  onMore: () => void;
}

/** Entrances that match the search; renders nothing if there are none. */
export function FeatureGroup({ features, words, showAll, onMore }: FeatureGroupProps) {
  const { kinds } = useMessages(searchMessages);
  if (features.length === 0) return null;
  const shown = showAll ? features : features.slice(0, previewCount);
  return (
    <FoundCard
      title={kinds.features}
      count={String(features.length)}
      onMore={features.length > shown.length ? onMore : undefined}
    >
      <ul className={styles.rows}>
        {shown.map((feature) => (
          <li key={feature.name}>
            <FeatureRow row={feature} words={words} />
          </li>
        ))}
      </ul>
    </FoundCard>
  );
}
