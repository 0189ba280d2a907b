import { useSearchParams } from 'react-router-dom';
import { exitWords } from '@/messages/exits';
import { titleWords } from '@/messages/titles';
import { useWords } from '@/messages/language';
import { useSurroundings } from '@/state/runtime-config';
import { EmptyArt } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { judgeShare } from '../asked-share';
import { ShareCard } from '../components/share-card';
import { ShareWays } from '../components/share-ways';
import { Stopped } from '../components/stopped';

/** /webviewShare: shows what will be shared, and hands it to the host, to the system's share sheet or to the clipboard. */
export default function Share() {
  const words = useWords(exitWords);
  const titles = useWords(titleWords);
  const [query] = useSearchParams();
  const surroundings = useSurroundings();
  const title = titles['/webviewShare'];
  if (surroundings === null) return <Page title={title}>{null}</Page>;
  const given = (name: string) => (query.get(name) ?? '').trim();
  const asked = { title: given('title'), text: given('text'), url: given('url'), image: given('image') };
  const { origin, pathname } = window.location;
  const judged = judgeShare(asked, surroundings, origin + pathname);
  if (judged.kind !== 'fine') {
    return (
      <Page title={title}>
        {judged.kind === 'refused' ? (
          <Stopped title={words.refusedTitle} line={words.shareRefusedLine} />
        ) : (
          <Stopped
            art={<EmptyArt variant="empty" />}
            title={words.shareNothingTitle}
            line={words.shareNothingLine}
          />
        )}
      </Page>
    );
  }
  return (
    <Page title={title} foot={<ShareWays key={judged.shared.url} shared={judged.shared} />}>
      <ShareCard {...judged} />
    </Page>
  );
}
