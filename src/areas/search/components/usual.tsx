import { sceneEntrance } from '@/domain/life/scenes';
import { usualEntrances } from '@/domain/search/search';
import { sceneMessages } from '@/messages/areas/scenes';
import { useMessages } from '@/messages/language';
import { useEntranceVisits } from '@/state/entrance-visits';
import { useSession } from '@/state/session';
import { Entrance } from '@/ui/lists/entrance';
import { searchMessages } from '../messages';
import { StartPart } from './start-part';
import styles from './start.module.css';

/** Four entrances, those that the person uses most first. */
export function Usual() {
  const messages = useMessages(searchMessages);
  const scenes = useMessages(sceneMessages).texts;
  const sysType = useSession((session) => session.sysType);
  const { names, own } = usualEntrances(sysType, useEntranceVisits());
  return (
    <StartPart title={own ? messages.own : messages.usual}>
      <div className={styles.usual}>
        {names.map((name) => (
          <Entrance key={name} {...sceneEntrance(name)} word={scenes[name].label} tile />
        ))}
      </div>
    </StartPart>
  );
}
