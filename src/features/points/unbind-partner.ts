import { call } from '@/api/call';
import { changyoyoAccount, changyoyoUnbind } from '@/api/endpoints/changyoyo';
import { invalidate } from '@/queries/endpoint';

/** Unbinds the partner's account; throws `GatewayError`. */
export async function unbindPartner(): Promise<void> {
  await call(changyoyoUnbind, {});
  await invalidate(changyoyoAccount);
}
