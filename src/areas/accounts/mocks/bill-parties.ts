import { transferOf } from '@/mocks/accounts/known-transfers';
import { colleague } from '@/mocks/core/colleague';
import type { Posting } from '@/mocks/core/ledger';
import type { MockState } from '@/mocks/core/state';
import { packetBehind } from '@/mocks/red-packets/packet-life';

/** Who stands on the other side of a posting: colleagues by usercode, all others by name. Expired coins have no other side. */
export function partiesOf(state: MockState, posting: Posting, viewer: string): readonly string[] {
  const { kind, source, transferId, packetId } = posting;
  const transfer = transferId === undefined ? undefined : transferOf(state, transferId);
  if (transfer !== undefined) return transfer.from === viewer ? transfer.to : [transfer.from];
  if (kind === 'expire') return [];
  if (packetBehind(posting) === undefined) return [source];
  const packet = state.packets.find(({ id }) => id === packetId);
  if (packet === undefined) return [source];
  return packet.from === viewer
    ? packet.taken.map(({ usercode }) => usercode)
    : [packet.from ?? packet.giver];
}

/** What the other side is called, and by what a colleague is found. */
export function partyCard(state: MockState, id: string) {
  const found = colleague(state, id);
  if (found === undefined) return { name: id, department: '', pinyin: '', initials: '' };
  const { name, department, pinyin, initials } = found;
  return { name, department, pinyin, initials };
}
