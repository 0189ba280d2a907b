import { call } from '@/api/call';
import { queryLetterSettings, updateLetterSettings } from '@/api/endpoints/letters';
import { invalidate } from '@/queries/endpoint';

/** Sets whether senders see that their sealed letters were opened. Throws `GatewayError` after it was shown. */
export async function tellSenders(tellsSenders: boolean): Promise<void> {
  await call(updateLetterSettings, { tellsSenders });
  await invalidate(queryLetterSettings);
}
