import { type SceneGroup, sceneGroups, scenesByGroup, scenesFound } from '@/domain/life/scenes';
import { FoundScenes } from '@/flows/scenes/found-scenes';
import { SceneTiles } from '@/flows/scenes/scene-tiles';
import { sceneMessages } from '@/messages/scenes';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { Card } from '@/ui/layout/card';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Page } from '@/ui/layout/page';
import { SearchField } from '@/ui/forms/search-field';
import { OutsidePages } from '../components/outside-pages';
import { useAsked } from '../use-asked';
import styles from './all-scenes.module.css';

/** /allScene: everything that this session can be used for, by group (`kind`), and searched (`q`). */
export default function AllScenes() {
  const words = useMessages(sceneMessages);
  const titles = useMessages(titleMessages);
  const sysType = useSession((session) => session.sysType);
  const { asked, ask, typed, type } = useAsked();
  const searching = typed.trim() !== '';
  const offered = scenesByGroup(sysType);
  const group: SceneGroup | undefined = offered.find(([name]) => name === asked.get('kind'))?.[0];
  const shown = group === undefined ? offered : offered.filter(([name]) => name === group);
  const found = searching ? scenesFound(sysType, words.words, typed) : [];
  return (
    <Page title={titles['/allScene']}>
      <SearchField label={words.search} hint={words.searchHint} value={typed} onChange={type} />
      <p className="visuallyHidden" role="status">
        {searching && words.found(found.length)}
      </p>
      {searching ? (
        <Card>
          <FoundScenes names={found} onClear={() => type('')} />
        </Card>
      ) : (
        <>
          <div className={styles.groups}>
            <ChoiceRow
              label={words.groupsLabel}
              choices={[
                ['all', words.all],
                ...sceneGroups
                  .filter((name) => offered.some(([each]) => each === name))
                  .map((name) => [name, words.groups[name]] as const),
              ]}
              current={group ?? 'all'}
              onChange={(name) => ask({ kind: name === 'all' ? '' : name })}
            />
          </div>
          {shown.map(([name, scenes]) => (
            <Card key={name} title={words.groups[name]}>
              <SceneTiles names={scenes} />
            </Card>
          ))}
          {group === undefined && <OutsidePages />}
        </>
      )}
    </Page>
  );
}
