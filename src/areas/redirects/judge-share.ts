import { judgeAddress } from '@/domain/external-links/outside-address';
import { truncate } from '@/domain/text';
import type { Shared } from '@/host/host';
import type { RuntimeConfig } from '@/state/runtime-config';

export type JudgedShare =
  | {
      kind: 'fine';
      shared: Shared;
      /** The host of the link; null for a page of the app. */
      host: string | null;
      /** Whether that host is on the list. */
      isListed: boolean;
      /** Whether the preview may show the image. */
      showsImage: boolean;
    }
  | { kind: 'nothing' }
  | { kind: 'refused' };

/** Longer texts are cut, in characters; a share panel shows less than that. */
const maxLengths = { title: 60, text: 140 } as const;

/** Checks what a link wants to share by the rule of the external link guard; `app` is the address of the app without its hash. */
export function judgeShare(
  requested: Shared,
  { allowedHosts, imageHosts }: Pick<RuntimeConfig, 'allowedHosts' | 'imageHosts'>,
  app: string,
): JudgedShare {
  if (requested.url === '') return { kind: 'nothing' };
  const verdict = judgeAddress(requested.url, allowedHosts);
  if (verdict.kind === 'refuse') return { kind: 'refused' };
  const image = judgeAddress(requested.image, imageHosts);
  return {
    kind: 'fine',
    shared: {
      title: truncate(requested.title, maxLengths.title),
      text: truncate(requested.text, maxLengths.text),
      url: verdict.kind === 'in-app' ? `${app}#${verdict.to}` : verdict.url,
      image: 'url' in image ? image.url : '',
    },
    host: verdict.kind === 'in-app' ? null : new URL(verdict.url).hostname,
    isListed: verdict.kind !== 'ask',
    showsImage: image.kind === 'open',
  };
}
