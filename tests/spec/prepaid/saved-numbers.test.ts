import { describe, expect, it } from 'vitest';
import type { BodyOf } from '@/api/endpoint';
import {
  deleteRechargeRelation,
  rechargeRelations,
  saveRechargeRelation,
} from '@/areas/prepaid/endpoints/recharge-account';
import { numbers, TopUpShop } from '../../support/prepaid-phones';

type Body = BodyOf<typeof saveRechargeRelation>;
const father: Body = { id: '', relation: 'father', name: '林川', number: numbers.usual, isDefault: false };

class SavedNumbers extends TopUpShop {
  async save(parts: Partial<Body> = {}, key = 'save') {
    await this.allowByCode(key);
    return this.say(saveRechargeRelation, { ...father, ...parts }, { key });
  }

  async names(): Promise<string[]> {
    const { relations } = await this.data(rechargeRelations, {});
    return relations.map(({ name, isDefault }) => (isDefault ? `${name}*` : name));
  }
}

describe('saved numbers', () => {
  it('are listed with the default one first, then the newest', async () => {
    const client = new SavedNumbers();
    expect(await client.names()).toEqual(['林兰*', '林晓禾', '许向阳']);
    await client.save();
    expect(await client.names()).toEqual(['林兰*', '林川', '林晓禾', '许向阳']);
  });

  it('have one default one: a new default takes its place, and the newest follows a deleted one', async () => {
    const client = new SavedNumbers();
    await client.save({ isDefault: true });
    expect(await client.names()).toEqual(['林川*', '林兰', '林晓禾', '许向阳']);
    const { relations } = await client.data(rechargeRelations, {});
    client.real += 61_000;
    await client.allowByCode('delete');
    await client.say(deleteRechargeRelation, { id: relations[0]?.id ?? '' }, { key: 'delete' });
    expect(await client.names()).toEqual(['林兰*', '林晓禾', '许向阳']);
  });

  it('change only after a code by SMS, once for each call', async () => {
    const client = new SavedNumbers();
    expect((await client.say(saveRechargeRelation, father, { key: 'no code' })).code).toBe('5220');
    expect((await client.say(deleteRechargeRelation, { id: 'N1' }, { key: 'none either' })).code).toBe(
      '5220',
    );
    expect(await client.names()).toHaveLength(3);
  });

  it.each([
    ['a number that is saved already', { number: numbers.mother }, '6415', '这个号码已经存过了'],
    ['a number that is none', { number: '16900001234' }, '6414', '手机号不对，请核对'],
    ['a name of blanks', { name: '  ' }, '6413', '姓名要有 1 到 12 个字'],
    ['a name that is too long', { name: '一二三四五六七八九十一二三' }, '6413', '姓名要有 1 到 12 个字'],
    ['one that was deleted', { id: 'N99' }, '6411', '没有找到这个账号，可能已经删除'],
  ])('refuse %s', async (_, parts, code, message) => {
    const client = new SavedNumbers();
    expect(await client.save(parts)).toMatchObject({ code, message });
    expect(await client.names()).toHaveLength(3);
  });

  it('keep their own number when they are changed', async () => {
    const client = new SavedNumbers();
    expect((await client.save({ id: 'N3', number: numbers.mother, name: '兰姐' })).code).toBe('0000');
    expect(await client.names()).toEqual(['兰姐*', '林晓禾', '许向阳']);
  });

  it('are 20 at most', async () => {
    const client = new SavedNumbers();
    for (let index = 0; index < 17; index += 1) {
      client.real += 90_000_000;
      expect((await client.save({ number: `139000200${10 + index}` }, `save ${index}`)).code).toBe('0000');
    }
    client.real += 90_000_000;
    expect(await client.save({}, 'one more')).toMatchObject({ code: '6412', message: '最多存 20 个账号' });
  });
});
