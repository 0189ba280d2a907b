import { useSearchParams } from 'react-router-dom';
import { useMessages } from '@/messages/language';
import { titleMessages } from '@/messages/titles';
import { useRuntimeConfig } from '@/state/runtime-config';
import { appAddress } from '@/ui/browser/app-address';
import { Illustration } from '@/ui/feedback/illustration';
import { Page } from '@/ui/layout/page';
import { ShareActions } from '../components/share-actions';
import { ShareCard } from '../components/share-card';
import { Stopped } from '../components/stopped';
import { judgeShare } from '../judge-share';
import { exitMessages } from '../messages';

/** /webviewShare: previews a link and shares it through the host, the system's share sheet or the clipboard. */
export default function Share() {
  const messages = useMessages(exitMessages);
  const titles = useMessages(titleMessages);
  const [query] = useSearchParams();
  const runtimeConfig = useRuntimeConfig();
  const title = titles['/webviewShare'];
  if (runtimeConfig === null) return <Page title={title}>{null}</Page>;
  const parameter = (name: string) => (query.get(name) ?? '').trim();
  const requested = {
    title: parameter('title'),
    text: parameter('text'),
    url: parameter('url'),
    image: parameter('image'),
  };
  const judged = judgeShare(requested, runtimeConfig, appAddress());
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
    <Page title={title} actionBar={<ShareActions key={judged.shared.url} shared={judged.shared} />}>
      <ShareCard {...judged} />
    </Page>
  );
}
