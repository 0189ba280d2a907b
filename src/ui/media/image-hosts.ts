import { createContext, use } from 'react';
import { shownImage } from '@/domain/exits/outside-image';

/** The hosts that pictures may be fetched from, provided by the shell. */
export const ImageHosts = createContext<readonly string[]>([]);

/** Those of these addresses that may be shown, without the others. */
export function useAllowedPictures(addresses: readonly string[]): readonly string[] {
  const hosts = use(ImageHosts);
  return addresses.map((address) => shownImage(address, hosts)).filter((address) => address !== '');
}
