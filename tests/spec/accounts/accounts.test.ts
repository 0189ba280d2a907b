import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountInfo } from '@/api/endpoints/account';
import { queryPayType } from '@/api/endpoints/wallet-user';
import { Gateways, me } from '../../support/gateways/mock-gateways';

const personal = { accountType: 'XF', accNo: 'XF1', balanceAmt: 12.5 };
const team = { accountType: 'GLZ', accNo: 'GLZ1', balanceAmt: -3 };

const read = (accountList: readonly unknown[]) =>
  v.safeParse(accountInfo.data, { realName: '林晓禾', ifSenior: true, accountList });

describe('the listed accounts', () => {
  it('are those of the types that the app knows; one of another type is left out', () => {
    const { success, output } = read([{ accountType: 'ST', points: 3 }, personal, { accountType: '' }, team]);
    expect(success).toBe(true);
    expect(output).toMatchObject({
      accountList: [
        { accountType: 'XF', balanceAmt: 125 },
        { accountType: 'GLZ', balanceAmt: -30 },
      ],
    });
  });

  it.each([
    ['a balance that is no number', { ...personal, balanceAmt: '12.5' }],
    ['a balance of half a tenth', { ...personal, balanceAmt: 12.55 }],
    ['no number', { ...team, accNo: '' }],
    ['no type', { accNo: 'XF1', balanceAmt: 12.5 }],
  ])('with %s are no answer: an account of the person must not vanish silently', (_, row) => {
    expect(read([personal, row]).success).toBe(false);
  });

  it('come with others from a gateway', async () => {
    const gateways = new Gateways();
    const { data } = await gateways.say(accountInfo, { oa: me });
    expect(data).toMatchObject({
      accountList: [{ accountType: 'XF' }, { accountType: 'GLZ' }, { accountType: 'ST' }],
    });
  });

  it('may pay where they are known; another is left out of what may pay', () => {
    const { accounts } = queryPayType.data.entries;
    expect(v.parse(accounts, [0, 7, 1])).toEqual([0, 1]);
  });
});
