import { gateways } from '@/api/gateways';
import { departedCode } from '@/api/wire';
import type { CallRecord } from '@/mocks/core/calls';
import type { FaultKind } from '@/mocks/core/faults';

/** HTTP statuses that the catalogue of errors has words for. */
const statuses = [400, 401, 403, 404, 408, 429, 500, 501, 502, 503, 504, 505];
/** Body codes that mean the same on every gateway. */
const commonCodes = ['6', '9999', departedCode];
const expiryCodes = new Set(
  Object.values(gateways).flatMap(({ expiryCodes: own }): readonly string[] => own),
);

const network = '没有网络';
const timeout = '超时';
const invalidResponse = '读不懂的回答';
const otherStatus = '其他 HTTP 状态';
const otherCode = '网关自己的话';

/** Everything that the catalogue of errors tells apart. */
export const knownCodes: readonly string[] = [
  network,
  timeout,
  invalidResponse,
  ...statuses.map(nameOfStatus),
  otherStatus,
  ...commonCodes,
  ...expiryCodes,
  otherCode,
];

const unreadable: readonly FaultKind[] = ['garbled', 'html', 'wrong-shape'];

/** Which of them a call ended in; null where it succeeded. */
export function codeOf({ gateway, status, code, faults }: CallRecord): string | null {
  const has = (kind: FaultKind) => faults.some((fault) => fault.kind === kind);
  if (unreadable.some(has)) return invalidResponse;
  if (status === 0) return has('hang') ? timeout : network;
  if (status >= 400) return statuses.includes(status) ? nameOfStatus(status) : otherStatus;
  const set = faults.find(({ kind }) => kind === 'code');
  // The record has the code that was decided, and not one that a fault puts in its place.
  const sent = set === undefined ? code : String(set.value ?? '9999');
  if (sent === '0000' || sent === '') return null;
  const ownExpiry: readonly string[] = gateways[gateway].expiryCodes;
  return commonCodes.includes(sent) || ownExpiry.includes(sent) ? sent : otherCode;
}

function nameOfStatus(status: number): string {
  return `HTTP ${status}`;
}
