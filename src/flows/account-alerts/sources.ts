import { call } from '@/api/call';
import { confirmAlert, confirmAlertV2, queryAlertInfo, queryAlertInfoV2 } from '@/api/endpoints/alerts';
import { unifiedConfirmAlert, unifiedQueryAlertInfo } from '@/api/endpoints/unified-account';
import type { SystemType } from '@/domain/account';
import { alertSourcesOf, type AlertSource } from '@/domain/accounts/account-service';
import type { AccountAlert } from '@/domain/activation/account-alert';
import { sendWrite } from '@/flows/write/perform-write';

/** The endpoints of each source. */
const calls = {
  first: { list: queryAlertInfo, confirm: confirmAlert },
  second: { list: queryAlertInfoV2, confirm: confirmAlertV2 },
  unified: { list: unifiedQueryAlertInfo, confirm: unifiedConfirmAlert },
} satisfies Record<AlertSource, object>;

const background = { background: true } as const;

/** The alerts of a session in the order of its sources. A source that fails is left out; throws where all of them failed. */
export async function listAlerts(sysType: SystemType): Promise<readonly AccountAlert[]> {
  const results = await Promise.allSettled(alertSourcesOf(sysType).map(listOf));
  const lists = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  if (lists.length === 0) throw new Error('no list of alerts could be fetched');
  return lists.flat();
}

async function listOf(source: AlertSource): Promise<AccountAlert[]> {
  const { alertList } = await call(calls[source].list, {}, background);
  return alertList.map(({ alertId, title, content }) => ({ source, id: alertId, title, content }));
}

/** Tells the source of an alert that it was read; every retry has the same idempotency key. */
export async function confirmRead({ source, id }: AccountAlert, key: string): Promise<void> {
  await sendWrite(calls[source].confirm, { alertId: id }, { ...background, key: `alert-read-${key}` });
}
