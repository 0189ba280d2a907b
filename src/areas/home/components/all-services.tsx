import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { scenesByGroup } from '@/domain/life/scenes';
import { LazySceneSearch } from '@/flows/scenes/lazy-scene-search';
import { SceneTiles } from '@/flows/scenes/scene-tiles';
import { sceneMessages } from '@/messages/areas/scenes';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SearchField } from '@/ui/forms/search-field';
import { Card } from '@/ui/layout/card';
import { homeTodayMessages } from '../messages';
import styles from './all-services.module.css';
import cards from './cards.module.css';

/** All scenes of the product, one group at a time, with a search. */
export function AllServices() {
  const messages = useMessages(homeTodayMessages);
  const scenes = useMessages(sceneMessages);
  const sysType = useSession((session) => session.sysType);
  const [query, setQuery] = useState('');
  const [selectedGroup, setSelectedGroup] = useState('');
  const groups = scenesByGroup(sysType);
  const [group, names] = groups.find(([name]) => name === selectedGroup) ?? groups[0] ?? ['more', []];
  const isSearching = query.trim() !== '';
  const allLink = (
    <Link to={href('/allScene')} className={cards.all}>
      {messages.seeAll}
    </Link>
  );
  return (
    <Card title={messages.services} aside={allLink}>
      <div className={styles.search}>
        <SearchField label={scenes.search} hint={scenes.searchHint} value={query} onChange={setQuery} />
      </div>
      {isSearching ? (
        <LazySceneSearch typed={query} onClear={() => setQuery('')} />
      ) : (
        <>
          <div className={styles.groups}>
            <ChoiceRow
              label={scenes.groupsLabel}
              choices={groups.map(([name]) => [name, scenes.groups[name]] as const)}
              current={group}
              onChange={setSelectedGroup}
            />
          </div>
          <SceneTiles names={names} />
        </>
      )}
    </Card>
  );
}
