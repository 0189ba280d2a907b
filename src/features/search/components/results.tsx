import { formatCount } from '@/domain/money';
import type { SearchKind } from '@/domain/search/search';
import { openCustomerService } from '@/flows/customer-service/open-customer-service';
import { searchMessages } from '@/messages/search';
import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { Tabs } from '@/ui/layout/tabs';
import type { Colleagues } from '../use-colleagues';
import { useResults, type Results as Found } from '../use-results';
import { ColleagueGroup } from './colleague-group';
import { FeatureGroup } from './feature-group';
import { NothingFound } from './nothing-found';
import { RemoteGroup } from './remote-group';
import styles from './results.module.css';
import { ActivityRow, GoodsRow, NewsRow } from './rows';

interface ResultsProps {
  words: string;
  /** Only this kind, all of it. */
  kind: SearchKind | undefined;
  colleagues: Colleagues | null;
  /** Another tab, or the way from a group to all of its kind. */
  onKind: (kind: SearchKind | undefined, how: 'tab' | 'further') => void;
  onSearch: (words: string) => void;
}

const usualKinds = ['features', 'activities', 'goods', 'news'] as const satisfies readonly SearchKind[];

/** Results by kind; what the device knows stands at once, whatever becomes of the gateways. */
export function Results({ words, kind, colleagues, onKind, onSearch }: ResultsProps) {
  const said = useMessages(searchMessages);
  const found = useResults(words, colleagues);
  const kinds: readonly SearchKind[] = colleagues === null ? usualKinds : [...usualKinds, 'colleagues'];
  const shown = kinds.find((each) => each === kind);
  const { waiting, failed, total } = found;
  return (
    <div className={styles.tabs}>
      <Tabs
        label={said.kindsLabel}
        tabs={[['all', said.everything], ...kinds.map((each) => [each, said.kinds[each]] as const)]}
        current={shown ?? 'all'}
        onChange={(name) => onKind(name === 'all' ? undefined : name, 'tab')}
      >
        <p className="visuallyHidden" role="status">
          {!waiting && said.found(formatCount(total))}
        </p>
        {(shown === undefined ? kinds : [shown]).map((each) => (
          <Group
            key={each}
            kind={each}
            words={words}
            found={found}
            colleagues={colleagues}
            whole={shown !== undefined}
            onMore={() => onKind(each, 'further')}
          />
        ))}
        {shown === undefined && !waiting && !failed && total === 0 && (
          <NothingFound words={words} onSearch={onSearch} />
        )}
        {shown !== undefined && countOf(found, shown) === 0 && (
          <ResultState
            art={<Illustration variant="search" />}
            title={said.nothingOfKind(said.kinds[shown])}
            description={said.nothingOfKindLine}
            action={{ label: said.showAll, onClick: () => onKind(undefined, 'tab') }}
          />
        )}
        {total > 0 && (
          <p className={styles.foot}>
            {said.more}
            <button type="button" className={styles.service} onClick={() => void openCustomerService()}>
              {said.service}
            </button>
          </p>
        )}
      </Tabs>
    </div>
  );
}

/** How many of a kind were found; undefined until that is known. */
function countOf(found: Found, kind: SearchKind): number | undefined {
  if (kind === 'features') return found.features.length;
  if (kind === 'colleagues') return found.known ? found.people.length : undefined;
  return found[kind].data?.pages[0]?.total;
}

interface GroupProps {
  kind: SearchKind;
  words: string;
  found: Found;
  colleagues: Colleagues | null;
  whole: boolean;
  onMore: () => void;
}

function Group({ kind, words, found, colleagues, whole, onMore }: GroupProps) {
  const common = { whole, onMore };
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
            more={found.morePeople}
            words={words}
          />
        )
      );
  }
}
