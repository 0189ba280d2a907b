import { judgeAddress } from './outside-address';

/** The address of an external image that may be shown, one of an allowed host or a data URL; else empty. */
export function shownImage(address: string, imageHosts: readonly string[]): string {
  if (/^data:image\/(?:png|jpeg|webp|gif|svg\+xml)[;,]/i.test(address)) return address;
  const verdict = judgeAddress(address, imageHosts);
  return verdict.kind === 'open' ? verdict.url : '';
}

/** The address of a person's picture, which the gateways name by its file below `base` or by a whole address; empty where none may be shown. */
export function avatarAddress(avatar: string, base: string, imageHosts: readonly string[]): string {
  if (avatar === '' || /^[a-z][\w+.-]*:/i.test(avatar)) return shownImage(avatar, imageHosts);
  const image = shownImage(`${base}${avatar.replace(/^\/+/, '')}`, imageHosts);
  // A name with dots could lead out of the folder.
  return image.startsWith(base) ? image : '';
}
