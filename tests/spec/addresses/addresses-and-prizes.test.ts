import { describe, expect, it } from 'vitest';
import { addressList, deleteAddress, saveAddress } from '@/api/endpoints/address';
import { award, claimAward } from '@/api/endpoints/award';
import { getCouponList } from '@/api/endpoints/coupon';
import { emptyAddress, placeText, shippingAddress } from '@/domain/addresses/address';
import { contactPhone, maskContact } from '@/domain/addresses/contact-phone';
import { prizeState } from '@/domain/prizes/prize';
import { chen, Gateways, liang, me } from '../../support/gateways/mock-gateways';

const address = {
  ...emptyAddress,
  id: '',
  name: '林向阳',
  phone: '13905712046',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  code: '330106',
  detail: '松风路 18 号',
  isDefault: false,
};

describe('saved addresses', () => {
  it('make the first one the default, whatever was asked', async () => {
    const gateways = new Gateways();
    await gateways.data(saveAddress, address, { as: chen });
    await gateways.data(saveAddress, { ...address, detail: '二' }, { as: chen });
    const { addresses } = await gateways.data(addressList, {}, { as: chen });
    expect(addresses.map(({ detail, isDefault }) => [detail, isDefault])).toEqual([
      ['松风路 18 号', true],
      ['二', false],
    ]);
  });

  it('have one default at a time, and make the newest other one the default after it is deleted', async () => {
    const gateways = new Gateways();
    const { id } = await gateways.data(saveAddress, { ...address, isDefault: true });
    const defaults = async () =>
      (await gateways.data(addressList, {})).addresses.filter(({ isDefault }) => isDefault);
    expect((await defaults()).map((each) => each.id)).toEqual([id]);
    await gateways.data(deleteAddress, { id });
    expect((await defaults()).map((each) => each.id)).toEqual(['D3']);
  });

  it('are twenty at most, and belong to their person', async () => {
    const gateways = new Gateways();
    for (let count = 0; count < 17; count += 1) await gateways.data(saveAddress, address);
    expect((await gateways.say(saveAddress, address)).message).toBe('最多存 20 个地址');
    expect((await gateways.say(deleteAddress, { id: 'D1' }, { as: chen })).code).toBe('4101');
    expect((await gateways.say(saveAddress, { ...address, id: 'D1' }, { as: chen })).code).toBe('4101');
    expect((await gateways.data(addressList, {}, { as: liang })).addresses).toEqual([]);
  });

  it('are refused with a wrong phone, an empty name or a detail that is too long', async () => {
    const gateways = new Gateways();
    expect((await gateways.say(saveAddress, { ...address, phone: '12345' })).code).toBe('4104');
    expect((await gateways.say(saveAddress, { ...address, name: ' ' })).code).toBe('4103');
    expect((await gateways.say(saveAddress, { ...address, detail: '路'.repeat(101) })).code).toBe('4105');
  });
});

describe('the address that goods are sent to', () => {
  const saved = (id: string, isDefault: boolean) => ({ ...address, id, isDefault });
  it('is the chosen one while it exists, else the default one, else none', () => {
    const two = [saved('a', true), saved('b', false)];
    expect(shippingAddress(two, 'b')?.id).toBe('b');
    expect(shippingAddress(two, 'gone')?.id).toBe('a');
    expect(shippingAddress(two, null)?.id).toBe('a');
    expect(shippingAddress([], 'b')).toBeNull();
  });

  it('names province, city and district once each', () => {
    expect(placeText(address)).toBe('浙江省杭州市西湖区');
    expect(placeText({ province: '北京市', city: '北京市', district: '朝阳区' })).toBe('北京市朝阳区');
    expect(placeText({ province: '湖北省', city: '省直辖县', district: '仙桃市' })).toBe('湖北省仙桃市');
    expect(placeText({ province: '甘肃省', city: '嘉峪关市', district: '' })).toBe('甘肃省嘉峪关市');
  });
});

describe("a receiver's phone", () => {
  it.each([
    ['139 0571 2046', '13905712046', '139****2046'],
    ['１３９０５７１２０４６', '13905712046', '139****2046'],
    ['+86 139-0571-2046', '13905712046', '139****2046'],
    ['0571-88886666', '0571-88886666', '0571-****6666'],
    ['(021) 6888 6666', '021-68886666', '021-****6666'],
    ['0571 88886666 转 801', '0571-88886666-801', '0571-****6666-801'],
    ['17012345678-1234', '17012345678-1234', '170****5678-1234'],
  ])('%s is taken as %s and shown as %s', (typed, plain, masked) => {
    expect(contactPhone(typed)).toBe(plain);
    expect(maskContact(plain)).toBe(masked);
  });

  it.each(['', '1390571204', '12345678901', '139057120466', '88886666', '1390571204六'])(
    'refuses %j',
    (typed) => expect(contactPhone(typed)).toBeNull(),
  );
});

describe('prizes', () => {
  const goods = 'W001001';
  const money = 'W001002';
  const voucher = 'W001003';

  it('are claimed once under two claims at the same time', async () => {
    const gateways = new Gateways();
    const before = await gateways.personalBalance(me);
    const claim = (key: string) => gateways.say(claimAward, { id: money, addressId: '' }, { key });
    const answers = await Promise.all([claim('one'), claim('two')]);
    expect(answers.map(({ code }) => code).sort()).toEqual(['0000', '4202']);
    expect((await claim('one')).code).toBe('0000');
    expect(await gateways.personalBalance(me)).toBe(before + 500);
    expect((await gateways.balances()).sum).toBe(0);
  });

  it('keep the address as it was at the claim', async () => {
    const gateways = new Gateways();
    await gateways.data(claimAward, { id: goods, addressId: 'D3' }, { key: 'k' });
    await gateways.data(saveAddress, { ...address, id: 'D3' });
    const { prizes } = await gateways.data(award, {});
    expect(prizes.find(({ id }) => id === goods)).toMatchObject({
      state: 'on-its-way',
      address: { detail: '云杉中心 3 号楼，前台代收' },
    });
  });

  it('need an address of the person where they are goods', async () => {
    const gateways = new Gateways();
    const { code } = await gateways.say(claimAward, { id: goods, addressId: '' }, { key: 'k' });
    expect(code).toBe('4204');
    const other = await gateways.say(claimAward, { id: 'W002001', addressId: 'D3' }, { as: chen, key: 'k' });
    expect(other.code).toBe('4204');
  });

  it('belong to who won them, and expire', async () => {
    const gateways = new Gateways();
    expect((await gateways.say(claimAward, { id: money, addressId: '' }, { as: chen, key: 'k' })).code).toBe(
      '4201',
    );
    const late = await gateways.say(claimAward, { id: 'W001007', addressId: 'D3' }, { key: 'l' });
    expect(late.code).toBe('4203');
  });

  it('appear among the vouchers where they are vouchers', async () => {
    const gateways = new Gateways();
    const usable = async () =>
      (await gateways.data(getCouponList, { state: 'usable' })).coupons.filter(({ id }) =>
        id.endsWith(voucher),
      );
    expect(await usable()).toEqual([]);
    await gateways.data(claimAward, { id: voucher, addressId: '' }, { key: 'k' });
    expect(await usable()).toMatchObject([{ name: '下午茶券', state: 'usable' }]);
  });

  it('are on their way for three days where they are goods, and there at once where they are not', () => {
    const day = 86_400_000;
    const times = { claimUntil: 10 * day, claimedAt: day };
    expect(prizeState({ kind: 'goods', ...times }, 4 * day - 1)).toBe('on-its-way');
    expect(prizeState({ kind: 'goods', ...times }, 4 * day)).toBe('arrived');
    expect(prizeState({ kind: 'coins', ...times }, day)).toBe('arrived');
    expect(prizeState({ kind: 'goods', claimUntil: day, claimedAt: null }, day - 1)).toBe('to-claim');
    expect(prizeState({ kind: 'goods', claimUntil: day, claimedAt: null }, day)).toBe('lapsed');
  });
});
