import type { Colleague } from '@/domain/colleagues/colleague';
import { addRecipients } from '@/domain/transfers/recipients';
import { initialDraft, type TransferDraft } from '@/domain/transfers/transfer';

export const colleague = (number: number, differences: Partial<Colleague> = {}): Colleague => ({
  usercode: `LX${100_000 + number}`,
  name: `同事${number}`,
  pinyin: 'tong shi',
  initials: 'ts',
  oaAccount: `tong.shi${number}`,
  department: '客服中心',
  jobNumber: String(20_180_000 + number),
  departed: false,
  ...differences,
});

export const colleagues = (count: number) =>
  Array.from({ length: count }, (_, index) => colleague(index + 1));
export const own = 'LX100000';
export const listOf = (count: number) => addRecipients([], colleagues(count), own).list;

export const draft = (differences: Partial<TransferDraft> = {}): TransferDraft => ({
  ...initialDraft(),
  transferList: listOf(3),
  money: '88',
  ...differences,
});
