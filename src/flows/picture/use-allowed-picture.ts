import { shownImage } from '@/domain/exits/outside-image';
import { useRuntimeConfig } from '@/state/runtime-config';

const noHosts: readonly string[] = [];

/** The address of a picture from an allowed host; empty for any other host, which is never fetched from. */
export function useAllowedPicture(address: string): string {
  return shownImage(address, useRuntimeConfig()?.imageHosts ?? noHosts);
}
