import { activityMessages } from '@/messages/areas/activities';
import { useMessages } from '@/messages/language';
import { openExternal } from '@/state/external-navigation';
import { useRuntimeConfig } from '@/state/runtime-config';
import { Card } from '@/ui/layout/card';
import OutsideHtml from '@/ui/media/outside-html';

const noHosts: readonly string[] = [];

/** The rules of an activity as the gateway sends them, sanitised. */
export function ActivityRules({ html }: { html: string }) {
  const messages = useMessages(activityMessages);
  const imageHosts = useRuntimeConfig()?.imageHosts ?? noHosts;
  if (html === '') return null;
  return (
    <Card title={messages.rules}>
      <OutsideHtml html={html} imageHosts={imageHosts} onAddress={openExternal} below={2} />
    </Card>
  );
}
