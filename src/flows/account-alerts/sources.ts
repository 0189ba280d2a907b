import { call } from '@/api/call';
import { confirmAlert, confirmAlertV2, queryAlertInfo, queryAlertInfoV2 } from '@/api/endpoints/alerts';
import { unifiedConfirmAlert, unifiedQueryAlertInfo } from '@/api/endpoints/unified-account';
import type { AccountAlert } from '@/domain/activation/account-alert';
import { alertSourcesOf, type AlertSource } from '@/domain/accounts/account-service';
import type { SystemType } from '@/domain/account';

/** All that tells one source from another. */
const calls = {
  first: { list: queryAlertInfo, confirm: confirmAlert },
  second: { list: queryAlertInfoV2, confirm: confirmAlertV2 },
  unified: { list: unifiedQueryAlertInfo, confirm: unifiedConfirmAlert },
} satisfies Record<AlertSource, object>;

const quiet = { quiet: true } as const;

/** The alerts of a session in the order of its sources. Nobody asked for them, so one that does not come says nothing; throws where none came. */
export async function listAlerts(sysType: SystemType): Promise<readonly AccountAlert[]> {
  const asked = await Promise.allSettled(alertSourcesOf(sysType).map(listOf));
  const come = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  if (come.length === 0) throw new Error('no list of alerts came');
  return come.flat();
}

async function listOf(source: AlertSource): Promise<AccountAlert[]> {
  const { alertList } = await call(calls[source].list, {}, quiet);
  return alertList.map(({ alertId, title, content }) => ({ source, id: alertId, title, content }));
}

/** Tells whoever sent it that it was read; under one key, however often that is tried. */
export async function confirmRead({ source, id }: AccountAlert, key: string): Promise<void> {
  await call(calls[source].confirm, { alertId: id }, { ...quiet, idempotencyKey: `alert-read-${key}` });
}
