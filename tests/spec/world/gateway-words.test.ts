import { expect, it } from 'vitest';
import { activityDetail, activityList } from '@/api/endpoints/activity';
import { appointmentTags } from '@/api/endpoints/appointment';
import { getCurrentBill } from '@/api/endpoints/bill';
import { goodsDetail } from '@/api/endpoints/goods';
import { queryRewardTags } from '@/api/endpoints/transfer';
import { affectionPayList } from '@/areas/family-pay/endpoints';
import { saidInEnglish } from '@/messages/gateway-english';
import { allGoods } from '@/mocks/life/goods';
import { Gateways } from '../../support/gateways/mock-gateways';

const gateways = new Gateways();

async function tagsAndHints(): Promise<string[]> {
  const accounts = [0, 1] as const;
  const booked = await Promise.all(
    accounts.map((accountType) => gateways.data(appointmentTags, { accountType })),
  );
  const rewards = await gateways.data(queryRewardTags, {});
  return [
    ...booked.flatMap(({ tags }) => tags.flatMap(({ name, moneyNote }) => [name, moneyNote])),
    ...rewards.tags.flatMap(({ name, money }) => [name, money]),
  ];
}

async function billTitles(): Promise<string[]> {
  const bills = await Promise.all(
    ([0, 1] as const).map((accountType) =>
      gateways.data(getCurrentBill, { accountType, page: 1, size: 10_000 }),
    ),
  );
  return bills.flatMap(({ entries }) => entries.map(({ title }) => title));
}

async function relations(): Promise<string[]> {
  const { given, received } = await gateways.data(affectionPayList, {});
  return [...given, ...received].map(({ relation }) => relation);
}

async function audiences(): Promise<string[]> {
  const { activities } = await gateways.data(activityList, {});
  const details = await Promise.all(activities.map(({ id }) => gateways.data(activityDetail, { id })));
  return details.flatMap((detail) => detail?.audience ?? []);
}

async function promises(): Promise<string[]> {
  const details = await Promise.all(
    allGoods.map(({ id }) => gateways.data(goodsDetail, { id, activity: '' })),
  );
  return details.flatMap((detail) => detail?.services ?? []);
}

it.each([
  ['tags and their hints', tagsAndHints],
  ['titles of the bill', billTitles],
  ['relations', relations],
  ['whom activities are for', audiences],
  ['promises of shops', promises],
])('%s of the gateways are said in English', async (_, read) => {
  const texts = [...new Set(await read())].filter((text) => /\p{Script=Han}/u.test(text));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => saidInEnglish(text) === text)).toEqual([]);
});
