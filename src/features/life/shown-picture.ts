import { shownImage } from '@/flows/popups/outside-look';
import { useRuntimeConfig } from '@/state/runtime-config';

const nowhere: readonly string[] = [];

/** The address of a picture that may be shown here; empty for one from an unknown host, which is not fetched. */
export function useShownPicture(address: string): string {
  return shownImage(address, useRuntimeConfig()?.imageHosts ?? nowhere);
}
