import { useMessages } from '@/messages/language';
import { sharedMessages } from '@/messages/shared';
import { useAppStatus } from '@/state/app-status';

/** Why what moves money or goods cannot be sent now; null while the phone is online. Nothing waits for the network to send itself. */
export function useOffReason(): string | null {
  const { offline } = useMessages(sharedMessages);
  const isOnline = useAppStatus(({ online }) => online);
  return isOnline ? null : offline;
}
