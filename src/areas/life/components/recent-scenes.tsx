import { recentScenes } from '@/domain/life/scenes';
import { SceneTiles } from '@/flows/scenes/scene-tiles';
import { sceneMessages } from '@/messages/areas/scenes';
import { useMessages } from '@/messages/language';
import { useCurrentUser } from '@/queries/account';
import { useSession } from '@/state/session';
import { useUser } from '@/state/user';
import { useVisited } from '@/state/visited';
import { Card } from '@/ui/layout/card';

/** The scenes that were opened last; hidden until the person is known, because they could be those of the person before. */
export function RecentScenes() {
  const messages = useMessages(sceneMessages);
  const sysType = useSession((session) => session.sysType);
  useCurrentUser();
  const isKnown = useUser(({ usercode }) => usercode !== '');
  const visited = useVisited(({ keys }) => keys);
  const names = recentScenes(sysType, visited);
  if (!isKnown || names.length === 0) return null;
  return (
    <Card title={messages.recent}>
      <SceneTiles names={names} />
    </Card>
  );
}
