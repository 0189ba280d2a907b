import { Link } from 'react-router-dom';
import {
  sceneEntrance,
  type SceneGroup,
  sceneGroups,
  type SceneName,
  scenesByGroup,
  scenesFound,
} from '@/domain/scenes';
import { sceneWords } from '@/messages/scenes';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/words';
import { useSession } from '@/state/session';
import { Card } from '@/ui/card';
import { ChoiceRow } from '@/ui/choice-row';
import { EmptyArt } from '@/ui/empty-art';
import { Entrance } from '@/ui/entrance';
import { Icon } from '@/ui/icon';
import { Page } from '@/ui/page';
import { SearchField } from '@/ui/search-field';
import { StateBlock } from '@/ui/state-block';
import { OutsidePages } from '../components/outside-pages';
import { useAsked } from '../use-asked';
import styles from './all-scenes.module.css';

/** /allScene: everything that this session can be used for, by group (`kind`), and searched (`q`). */
export default function AllScenes() {
  const words = useWords(sceneWords);
  const titles = useWords(titleWords);
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
      <p className="heard" role="status">
        {searching && words.found(found.length)}
      </p>
      {searching ? (
        <Found names={found} onClear={() => type('')} />
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
              <ul className={styles.grid}>
                {scenes.map((scene) => (
                  <li key={scene}>
                    <Entrance {...sceneEntrance(scene)} word={words.words[scene].word} tile />
                  </li>
                ))}
              </ul>
            </Card>
          ))}
          {group === undefined && <OutsidePages />}
        </>
      )}
    </Page>
  );
}

function Found({ names, onClear }: { names: readonly SceneName[]; onClear: () => void }) {
  const words = useWords(sceneWords);
  if (names.length === 0) {
    return (
      <StateBlock
        art={<EmptyArt variant="search" />}
        title={words.none}
        line={words.noneLine}
        way={{ label: words.clear, go: onClear }}
      />
    );
  }
  return (
    <ul className={styles.found}>
      {names.map((name) => {
        const { icon, to } = sceneEntrance(name);
        return (
          <li key={name}>
            <Link className={styles.row} to={to}>
              <span className={styles.tile}>
                <Icon name={icon} />
              </span>
              <span className={styles.texts}>
                <span>{words.words[name].word}</span>
                <span className={styles.line}>{words.words[name].line}</span>
              </span>
              <Icon name="forward" size={14} />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
