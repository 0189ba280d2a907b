import { sceneGroups, scenesByGroup, type SceneGroup } from '@/domain/life/scenes';
import { useListFilter } from '@/flows/list-filter/use-list-filter';
import { LazySceneSearch } from '@/flows/scenes/lazy-scene-search';
import { SceneTiles } from '@/flows/scenes/scene-tiles';
import { sceneMessages } from '@/messages/areas/scenes';
import { useMessages } from '@/messages/language';
import { useSession } from '@/state/session';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SearchField } from '@/ui/forms/search-field';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { OutsidePages } from '../components/outside-pages';
import { RecentScenes } from '../components/recent-scenes';

/** /allScene: all scenes of this session by group; `kind` selects a group, `q` searches. */
export default function AllScenes() {
  const messages = useMessages(sceneMessages);
  const sysType = useSession((session) => session.sysType);
  const { params, setParams, text, setText } = useListFilter();
  const isSearching = text.trim() !== '';
  const groups = scenesByGroup(sysType);
  const group: SceneGroup | undefined = groups.find(([name]) => name === params.get('kind'))?.[0];
  const shown = group === undefined ? groups : groups.filter(([name]) => name === group);
  return (
    <Page>
      <SearchField label={messages.search} hint={messages.searchHint} value={text} onChange={setText} />
      {isSearching ? (
        <Card>
          <LazySceneSearch typed={text} onClear={() => setText('')} />
        </Card>
      ) : (
        <>
          <Box marginY={3}>
            <ChoiceRow
              label={messages.groupsLabel}
              choices={[
                ['all', messages.all],
                ...sceneGroups
                  .filter((name) => groups.some(([other]) => other === name))
                  .map((name) => [name, messages.groups[name]] as const),
              ]}
              current={group ?? 'all'}
              onChange={(name) => setParams({ kind: name === 'all' ? '' : name })}
            />
          </Box>
          {group === undefined && <RecentScenes />}
          {shown.map(([name, scenes]) => (
            <Card key={name} title={messages.groups[name]}>
              <SceneTiles names={scenes} />
            </Card>
          ))}
          {group === undefined && <OutsidePages />}
        </>
      )}
    </Page>
  );
}
