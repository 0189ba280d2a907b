import { formatCount } from '@/domain/money';
import type { SearchKind } from '@/domain/search/search';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Tabs } from '@/ui/layout/tabs';
import { searchMessages } from '../messages';
import type { Colleagues } from '../use-colleagues';
import { useResults, type Results as Found } from '../use-results';
import { ColleagueGroup } from './colleague-group';
import { FeatureGroup } from './feature-group';
import { NothingFound } from './nothing-found';
import { RemoteGroup } from './remote-group';
import { ActivityRow, GoodsRow, NewsRow } from './rows';
import styles from './results.module.css';

interface ResultsProps {
  words: string;
  /** Shows all results of this kind; undefined shows the first ones of every kind. */
  kind: SearchKind | undefined;
  colleagues: Colleagues | null;
  /** Called by a tab, or by the link from a group to all of its results. */
  onKindChange: (kind: SearchKind | undefined, source: 'tab' | 'group') => void;
  onSearch: (words: string) => void;
}

const usualKinds = ['features', 'activities', 'goods', 'news'] as const satisfies readonly SearchKind[];

/** The results by kind; those from the device are shown even while the gateways load or fail. */
export function Results({ words, kind, colleagues, onKindChange, onSearch }: ResultsProps) {
  const messages = useMessages(searchMessages);
  const found = useResults(words, colleagues);
  const kinds: readonly SearchKind[] = colleagues === null ? usualKinds : [...usualKinds, 'colleagues'];
  const shownKind = kinds.find((each) => each === kind);
  const { hasAny, total } = found;
  return (
    <div className={styles.tabs}>
      <Tabs
        label={messages.kindsLabel}
        tabs={[['all', messages.everything], ...kinds.map((each) => [each, messages.kinds[each]] as const)]}
        current={shownKind ?? 'all'}
        onChange={(name) => onKindChange(name === 'all' ? undefined : name, 'tab')}
      >
        <p className="visuallyHidden" role="status">
          {total !== undefined && messages.found(formatCount(total))}
        </p>
        {(shownKind === undefined ? kinds : [shownKind]).map((each) => (
          <Group
            key={each}
            kind={each}
            words={words}
            found={found}
            colleagues={colleagues}
            showAll={shownKind !== undefined}
            onMore={() => onKindChange(each, 'group')}
          />
        ))}
        {shownKind === undefined && total === 0 && <NothingFound words={words} onSearch={onSearch} />}
        {shownKind !== undefined && countOf(found, shownKind) === 0 && (
          <ResultState
            art={<Illustration variant="search" />}
            title={messages.nothingOfKind(messages.kinds[shownKind])}
            description={messages.nothingOfKindLine}
            action={{ label: messages.showAll, onClick: () => onKindChange(undefined, 'tab') }}
          />
        )}
        {hasAny && (
          <p className={styles.footer}>
            {messages.more}
            <button type="button" className={styles.service} onClick={() => void openCustomerService()}>
              {messages.service}
            </button>
          </p>
        )}
      </Tabs>
    </div>
  );
}

/** The number of results of a kind; undefined until it is known. */
function countOf(found: Found, kind: SearchKind): number | undefined {
  if (kind === 'features') return found.features.length;
  if (kind === 'colleagues') return found.isDirectoryLoaded ? found.people.length : undefined;
  return found[kind].data?.total;
}

interface GroupProps {
  kind: SearchKind;
  words: string;
  found: Found;
  colleagues: Colleagues | null;
  showAll: boolean;
  onMore: () => void;
}

function Group({ kind, words, found, colleagues, showAll, onMore }: GroupProps) {
  const common = { showAll, onMore };
  switch (kind) {
    case 'features':
      return <FeatureGroup {...common} features={found.features} words={words} />;
    case 'activities':
      return (
        <RemoteGroup {...common} kind={kind} query={found.activities} inset="usual">
          {(row) => <ActivityRow row={row} words={words} />}
        </RemoteGroup>
      );
    case 'goods':
      return (
        <RemoteGroup {...common} kind={kind} query={found.goods} inset="wide">
          {(row) => <GoodsRow row={row} words={words} />}
        </RemoteGroup>
      );
    case 'news':
      return (
        <RemoteGroup {...common} kind={kind} query={found.news} inset="none">
          {(row) => <NewsRow row={row} words={words} />}
        </RemoteGroup>
      );
    case 'colleagues':
      return (
        colleagues !== null && (
          <ColleagueGroup
            {...common}
            colleagues={colleagues}
            people={found.people}
            hasMore={found.hasMorePeople}
            words={words}
          />
        )
      );
  }
}
