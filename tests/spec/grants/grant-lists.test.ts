// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { tenths } from '@/domain/money';
import type { GrantList } from '@/domain/spreadsheets/grant-list';
import { readFileItem, writeFileItem } from '@/state/file-store';
import { grantListCleared, grantListRestored, grantListSubmitted, useGrantList } from '@/state/grant-list';
import { resetMemory } from '@/state/slice';

const row = { usercode: 'U2', name: '陈思远', oaAccount: 'chensy', department: '客服', amount: tenths(88) };
const list: GrantList = { fileName: '名单.xlsx', rows: [row], total: tenths(88), readAt: 1 };

/** The page is loaded anew. */
const reload = resetMemory;

afterEach(async () => {
  await grantListCleared();
  reload();
});

describe('the list that a grant is made from', () => {
  it('is there at once, and again after a reload for the one who read it', async () => {
    const stored = grantListSubmitted('U1', list);
    expect(useGrantList.getState()).toEqual({ list, isRestored: true });
    await stored;
    reload();
    expect(useGrantList.getState()).toEqual({ list: null, isRestored: false });
    await grantListRestored('U1');
    expect(useGrantList.getState()).toEqual({ list, isRestored: true });
  });

  it('is not there for another person, nor where no valid list is stored', async () => {
    await grantListSubmitted('U1', list);
    reload();
    await grantListRestored('U2');
    expect(useGrantList.getState()).toEqual({ list: null, isRestored: true });

    await writeFileItem('grant-list', 'U1', { ...list, total: 0.5 });
    reload();
    await grantListRestored('U1');
    expect(useGrantList.getState()).toEqual({ list: null, isRestored: true });
  });

  it('is not replaced by the stored one where a newer one was handed over meanwhile', async () => {
    await writeFileItem('grant-list', 'U1', list);
    const restoring = grantListRestored('U1');
    await grantListSubmitted('U1', { ...list, fileName: '新名单.xlsx' });
    await restoring;
    expect(useGrantList.getState().list?.fileName).toBe('新名单.xlsx');
  });

  it('is cleared with the file that it was made from', async () => {
    await grantListSubmitted('U1', list);
    for (const name of ['sheet-file', 'sheet-changes']) await writeFileItem(name, 'U1', 'rows');
    await grantListCleared();
    expect(useGrantList.getState()).toEqual({ list: null, isRestored: true });
    for (const name of ['grant-list', 'sheet-file', 'sheet-changes'])
      expect(await readFileItem(name, 'U1')).toBeNull();
  });
});
