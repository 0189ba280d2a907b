// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedAddress } from '@/domain/addresses/address';
import {
  addressChosen,
  addressDeleted,
  goodsChosen,
  settlementChanged,
  settlementCleared,
  settlementStarted,
  useSettlement,
} from '@/state/settlement';
import { clearUserData } from '@/state/slice';

const home: SavedAddress = {
  id: 'A1',
  name: '林晓禾',
  phone: '13800000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  code: '330106',
  detail: '文三路 1 号',
  tag: 'home',
  isDefault: true,
};
const choice = (goods: string, count = 1) => ({ goods, values: ['蓝'], count });
const settlement = () => useSettlement.getState();

/** What another visit finds that had this in the storage. */
const restored = (stored: unknown) => {
  localStorage.setItem('person/settlement', JSON.stringify(stored));
  useSettlement.reread();
  return settlement();
};

beforeEach(() => {
  localStorage.clear();
  clearUserData();
});

describe('the address of an order', () => {
  it('is the chosen one as it was saved, until that is deleted', () => {
    addressChosen(home);
    expect(settlement().option).toEqual({
      phone: '13800000001',
      title: '浙江省杭州市西湖区',
      content: '文三路 1 号',
      userName: '林晓禾',
      userNo: 'A1',
    });
    addressDeleted('A2');
    expect(settlement().option?.userNo).toBe('A1');
    addressDeleted('A1');
    expect(settlement().option).toBeNull();
  });
});

describe('what was chosen of goods', () => {
  it('takes the place of what was chosen of the same goods', () => {
    goodsChosen(choice('G1'));
    goodsChosen(choice('G2'));
    goodsChosen(choice('G1', 3));
    expect(settlement().goodsList).toEqual([choice('G2'), choice('G1', 3)]);
  });

  it('is remembered once for each, the newest last, and of twenty goods', () => {
    for (let goods = 1; goods <= 20; goods += 1) goodsChosen(choice(`G${goods}`));
    goodsChosen(choice('G1', 3));
    expect(settlement().goodsList).toHaveLength(20);
    expect(settlement().goodsList.at(-1)).toEqual(choice('G1', 3));
    goodsChosen(choice('G21'));
    const kept = settlement().goodsList.map(({ goods }) => goods);
    expect([kept.length, kept[0], ...kept.slice(-3)]).toEqual([20, 'G3', 'G20', 'G1', 'G21']);
  });
});

describe('an order that is about to be placed', () => {
  it('begins without what was chosen for another one, and keeps goods and address', () => {
    goodsChosen(choice('G1'));
    addressChosen(home);
    settlementChanged({ coupon: '', usesPoints: false, message: '轻放', order: 'O1' });
    expect(settlement()).toMatchObject({ coupon: '', usesPoints: false, message: '轻放', order: 'O1' });
    settlementStarted([{ variant: 'V1', count: 2 }], 'sale');
    expect(settlement()).toMatchObject({
      goodsList: [choice('G1')],
      option: { userNo: 'A1' },
      settlementList: [{ variant: 'V1', count: 2 }],
      activity: 'sale',
      coupon: null,
      usesPoints: true,
      message: '',
      order: '',
    });
    settlementCleared();
    expect(settlement()).toMatchObject({ settlementList: [], activity: '', option: { userNo: 'A1' } });
  });

  it('survives a reload, each part by itself', () => {
    expect(restored({ usesPoints: false, message: 7, coupon: '', goodsList: 'none', order: 'O1' })).toEqual({
      goodsList: [],
      settlementList: [],
      activity: '',
      option: null,
      coupon: '',
      usesPoints: false,
      message: '',
      order: 'O1',
    });
  });

  it('uses points where nothing readable is stored', () => {
    expect(restored('cut')).toMatchObject({ usesPoints: true, goodsList: [], coupon: null });
  });
});
