import { judgeAddress } from '@/domain/exits/outside-address';
import { truncate } from '@/domain/text';
import type { Shared } from '@/host/host';
import type { RuntimeConfig } from '@/state/runtime-config';

export type JudgedShare =
  | {
      kind: 'fine';
      shared: Shared;
      /** The host that the address leads to; null for a page of the app. */
      host: string | null;
      /** Whether that host is one of the list. */
      known: boolean;
      /** Whether the picture may be shown here. */
      imageShown: boolean;
    }
  | { kind: 'nothing' }
  | { kind: 'refused' };

/** More than a share panel shows. */
const longest = { title: 60, text: 140 } as const;

/** What a link asks to be shared, by the rule of the external link guard; `app` is the address of the app without its hash. */
export function judgeShare(
  asked: Shared,
  { allowedHosts, imageHosts }: Pick<RuntimeConfig, 'allowedHosts' | 'imageHosts'>,
  app: string,
): JudgedShare {
  if (asked.url === '') return { kind: 'nothing' };
  const verdict = judgeAddress(asked.url, allowedHosts);
  if (verdict.kind === 'refuse') return { kind: 'refused' };
  const image = judgeAddress(asked.image, imageHosts);
  return {
    kind: 'fine',
    shared: {
      title: truncate(asked.title, longest.title),
      text: truncate(asked.text, longest.text),
      url: verdict.kind === 'in-app' ? `${app}#${verdict.to}` : verdict.url,
      image: 'url' in image ? image.url : '',
    },
    host: verdict.kind === 'in-app' ? null : new URL(verdict.url).hostname,
    known: verdict.kind !== 'ask',
    imageShown: image.kind === 'open' && image.url.startsWith('https:'),
  };
}
