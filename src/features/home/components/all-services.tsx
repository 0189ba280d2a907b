import { useState } from 'react';
import { Link } from 'react-router-dom';
import { href } from '@/domain/href';
import { scenesByGroup, scenesFound } from '@/domain/life/scenes';
import { FoundScenes } from '@/flows/scenes/found-scenes';
import { SceneTiles } from '@/flows/scenes/scene-tiles';
import { homeTodayMessages } from '@/messages/home-today';
import { sceneMessages } from '@/messages/scenes';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { Card } from '@/ui/layout/card';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SearchField } from '@/ui/forms/search-field';
import styles from './all-services.module.css';
import cards from './cards.module.css';

/** Every entrance of the product: a group at a time, and searched without leaving the page. */
export function AllServices() {
  const words = useMessages(homeTodayMessages);
  const scenes = useMessages(sceneMessages);
  const sysType = useSession((session) => session.sysType);
  const [typed, setTyped] = useState('');
  const [chosen, choose] = useState('');
  const groups = scenesByGroup(sysType);
  const [group, names] = groups.find(([name]) => name === chosen) ?? groups[0] ?? ['more', []];
  const searching = typed.trim() !== '';
  const found = searching ? scenesFound(sysType, scenes.words, typed) : [];
  const all = (
    <Link to={href('/allScene')} className={cards.all}>
      {words.seeAll}
    </Link>
  );
  return (
    <Card title={words.services} aside={all}>
      <div className={styles.search}>
        <SearchField label={scenes.search} hint={scenes.searchHint} value={typed} onChange={setTyped} />
      </div>
      <p className="visuallyHidden" role="status">
        {searching && scenes.found(found.length)}
      </p>
      {searching ? (
        <FoundScenes names={found} onClear={() => setTyped('')} />
      ) : (
        <>
          <div className={styles.groups}>
            <ChoiceRow
              label={scenes.groupsLabel}
              choices={groups.map(([name]) => [name, scenes.groups[name]] as const)}
              current={group}
              onChange={choose}
            />
          </div>
          <SceneTiles names={names} />
        </>
      )}
    </Card>
  );
}
