import { beforeEach, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import { fileItemsCleared } from '@/state/file-store';
import { grantListCleared, grantListRestored, grantListSubmitted, useGrantList } from '@/state/grant-list';
import { resetMemory } from '@/state/slice';
import { chen, me, pinned } from '../../support/gateways/mock-gateways';

const person = { usercode: chen, name: '陈思远', oaAccount: 'chen.siyuan', department: '客服中心' };
const list = {
  fileName: '中秋.xlsx',
  rows: [{ ...person, amount: tenths(885) }],
  total: tenths(885),
  readAt: pinned,
};

beforeEach(async () => {
  await fileItemsCleared();
  resetMemory();
});

it('a list that was handed over is there after a reload', async () => {
  await grantListSubmitted(me, list);
  resetMemory();
  await grantListRestored(me);
  expect(useGrantList.getState()).toEqual({ list, isRestored: true });
});

it('nobody else gets it, nor its owner afterwards', async () => {
  await grantListSubmitted(me, list);
  resetMemory();
  await grantListRestored(chen);
  expect(useGrantList.getState().list).toBeNull();
  resetMemory();
  await grantListRestored(me);
  expect(useGrantList.getState().list).toBeNull();
});

it('is gone once the grant was sent', async () => {
  await grantListSubmitted(me, list);
  await grantListCleared();
  resetMemory();
  await grantListRestored(me);
  expect(useGrantList.getState()).toEqual({ list: null, isRestored: true });
});
