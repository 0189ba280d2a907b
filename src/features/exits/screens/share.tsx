import { useSearchParams } from 'react-router-dom';
import { exitMessages } from '@/messages/exits';
import { titleMessages } from '@/messages/titles';
import { useMessages } from '@/messages/language';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { judgeShare } from '../asked-share';
import { ShareCard } from '../components/share-card';
import { ShareWays } from '../components/share-ways';
import { Stopped } from '../components/stopped';

/** /webviewShare: shows what will be shared, and hands it to the host, to the system's share sheet or to the clipboard. */
export default function Share() {
  const messages = useMessages(exitMessages);
  const titles = useMessages(titleMessages);
  const [query] = useSearchParams();
  const runtimeConfig = useRuntimeConfig();
  const title = titles['/webviewShare'];
  if (runtimeConfig === null) return <Page title={title}>{null}</Page>;
  const given = (name: string) => (query.get(name) ?? '').trim();
  const asked = { title: given('title'), text: given('text'), url: given('url'), image: given('image') };
  const { origin, pathname } = window.location;
  const judged = judgeShare(asked, runtimeConfig, origin + pathname);
  if (judged.kind !== 'fine') {
    return (
      <Page title={title}>
        {judged.kind === 'refused' ? (
          <Stopped title={messages.refusedTitle} description={messages.shareRefusedLine} />
        ) : (
          <Stopped
            art={<Illustration variant="empty" />}
            title={messages.shareNothingTitle}
            description={messages.shareNothingLine}
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
