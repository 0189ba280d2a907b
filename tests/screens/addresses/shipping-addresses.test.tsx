import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addressesOf } from '@/mocks/addresses/addresses';
import { useSettlement } from '@/state/settlement';
import { address, goBack, main, tap, visit } from '../../support/actions';
import { liang, me } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  sentCalls,
} from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  await settled();
};
const stored = async (usercode = me) => addressesOf(await gatewayState(), usercode);
const withoutAddresses = () => changeWorld((state) => ({ ...state, addresses: [] }));
const inDialog = () => within(screen.getByRole('dialog'));

async function pickRegion(...codes: string[]): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: /^所在地区/ }));
  await settled();
  for (const [index, code] of codes.entries()) {
    const select = inDialog().getAllByRole('combobox')[index] ?? main();
    fireEvent.change(select, { target: { value: code } });
    await settled();
  }
  fireEvent.click(inDialog().getByRole('button', { name: '确定' }));
  await settled();
}

async function fillForm({ phone = '139 0571 2046' } = {}): Promise<void> {
  await type('收件人', '林向阳');
  await type('手机号码', phone);
  await pickRegion('330000', '330100', '330106');
  await type('详细地址', '松风路 18 号 6 幢 1102');
}

describe('/addressInformation', () => {
  it('lists the saved addresses, the default one first', async () => {
    await openApp('/addressInformation');
    expect(main()).toHaveTextContent('已存 3 个最多 20 个');
    const [first, second, third] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('林晓禾138****2111默认公司浙江省杭州市西湖区云杉中心 3 号楼，前台代收');
    expect(second).toHaveTextContent('家浙江省杭州市西湖区桐荫路 52 号桐荫里 2 幢 603');
    expect(third).toHaveTextContent('苏念');
  });

  it('saves a new address with its region, tag and phone in plain digits', async () => {
    await openApp('/addressInformation');
    await tap('button', '新建收货地址');
    expect(address()).toBe('#/addressInformation?edit=new');
    await fillForm({ phone: '１３９ 0571-2046' });
    expect(screen.getByRole('button', { name: '所在地区 浙江省杭州市西湖区' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: '学校' }));
    await tap('button', '保存地址');
    expect(address()).toBe('#/addressInformation');
    expect(main()).toHaveTextContent('已存 4 个');
    expect((await stored())[1]).toMatchObject({
      name: '林向阳',
      phone: '13905712046',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      code: '330106',
      detail: '松风路 18 号 6 幢 1102',
      tag: 'school',
      isDefault: false,
    });
  });

  it('says what is missing and sends nothing', async () => {
    await openApp('/addressInformation?edit=new');
    await tap('button', '保存地址');
    const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(alerts).toEqual(['请填写收件人', '请填写手机号码', '请选择所在地区', '请填写详细地址']);
    await type('手机号码', '1390571204');
    expect(main()).toHaveTextContent('号码不对，请填 11 位手机号，或带区号的座机');
    expect(sentCalls('saveAddress')).toHaveLength(0);
  });

  it('keeps what was typed over a reload, and over a refusal', async () => {
    await fault({ call: 'saveAddress', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/addressInformation?edit=new');
    await fillForm();
    await reload();
    expect(field('收件人').value).toBe('林向阳');
    expect(screen.getByRole('button', { name: '所在地区 浙江省杭州市西湖区' })).toBeInTheDocument();
    await tap('button', '保存地址');
    expect(screen.getByRole('alert')).toHaveTextContent('没有存上：系统维护中');
    expect(field('详细地址').value).toBe('松风路 18 号 6 幢 1102');
    await tap('button', '保存地址');
    expect(main()).toHaveTextContent('已存 4 个');
  });

  it('saves once where the answer is lost and the button is tapped again', async () => {
    await fault({ call: 'saveAddress', kind: 'drop', when: 'after', times: 'always' });
    await openApp('/addressInformation?edit=new');
    await fillForm();
    await tap('button', '保存地址');
    await pass(3_000);
    await clearFaults();
    await tap('button', '保存地址');
    expect(await stored()).toHaveLength(4);
  });

  it('saves once where the button is tapped twice', async () => {
    await openApp('/addressInformation?edit=new');
    await fillForm();
    const save = screen.getByRole('button', { name: '保存地址' });
    act(() => {
      save.click();
      save.click();
    });
    await settled();
    expect(sentCalls('saveAddress')).toHaveLength(1);
  });

  it('says where changes were not saved, and undoes them', async () => {
    await openApp('/addressInformation');
    await visit('/addressInformation?edit=D2');
    await type('详细地址', '桐荫路 60 号');
    await goBack();
    await visit('/addressInformation?edit=D2');
    expect(main()).toHaveTextContent('这是上次还没保存的修改');
    await tap('button', '恢复原样');
    expect(field('详细地址').value).toBe('桐荫路 52 号桐荫里 2 幢 603');
  });

  it('changes an address, and the way back leads to the list', async () => {
    await openApp('/addressInformation');
    fireEvent.click(screen.getAllByRole('link', { name: '编辑林晓禾的地址' })[1] ?? main());
    await settled();
    expect(address()).toBe('#/addressInformation?edit=D2');
    await type('详细地址', '桐荫路 60 号');
    await tap('button', '保存地址');
    expect(address()).toBe('#/addressInformation');
    expect(main()).toHaveTextContent('桐荫路 60 号');
    expect(await stored()).toHaveLength(3);
  });

  it('picks a region of a municipality and of a province without prefectures', async () => {
    await openApp('/addressInformation?edit=new');
    await pickRegion('110000');
    expect(screen.getByRole('button', { name: '所在地区 北京市东城区' })).toBeInTheDocument();
    await pickRegion('420000', '429000', '429004');
    expect(screen.getByRole('button', { name: '所在地区 湖北省仙桃市' })).toBeInTheDocument();
  });

  it('makes another address the default one', async () => {
    await openApp('/addressInformation');
    await tap('button', '管理');
    fireEvent.click(screen.getAllByRole('button', { name: '设为默认' })[0] ?? main());
    await settled();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('桐荫里 2 幢 603');
    expect((await stored()).filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(['D2']);
  });

  it('deletes after a question; after the default one the newest other becomes it', async () => {
    await openApp('/addressInformation?manage=1');
    fireEvent.click(screen.getAllByRole('button', { name: '删除' })[0] ?? main());
    fireEvent.click(inDialog().getByRole('button', { name: '先留着' }));
    expect(await stored()).toHaveLength(3);
    fireEvent.click(screen.getAllByRole('button', { name: '删除' })[0] ?? main());
    fireEvent.click(inDialog().getByRole('button', { name: '删除' }));
    await settled();
    expect(main()).toHaveTextContent('已存 2 个');
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('默认家');
  });

  it('chooses an address for an order and goes back; a deleted one is no longer chosen', async () => {
    await openApp('/addressInformation?for=settlement');
    expect(screen.getByRole('button', { name: /云杉中心/ })).toHaveAttribute('aria-pressed', 'true');
    await tap('button', /桐荫里/);
    expect(address()).toBe('#/goodsSettlement');
    expect(useSettlement.getState().option).toEqual({
      phone: '13899942111',
      title: '浙江省杭州市西湖区',
      content: '桐荫路 52 号桐荫里 2 幢 603',
      userName: '林晓禾',
      userNo: 'D2',
    });
    await visit('/addressInformation?edit=D2');
    await tap('button', '删除');
    fireEvent.click(inDialog().getByRole('button', { name: '删除' }));
    await settled();
    expect(useSettlement.getState().option).toBeNull();
  });

  it('takes a new address for the order at once', async () => {
    await withoutAddresses();
    await openApp('/activityPrize');
    await tap('button', '领取降噪耳机');
    await tap('link', /请设置收货地址/);
    expect(main()).toHaveTextContent('还没有收货地址');
    await tap('button', '新建收货地址');
    await fillForm();
    await tap('button', '保存地址');
    expect(address()).toMatch(/^#\/activityPrize/);
    expect(screen.getByRole('dialog')).toHaveTextContent(
      '林向阳139****2046默认浙江省杭州市西湖区松风路 18 号 6 幢 1102',
    );
  });

  it('takes no more than twenty', async () => {
    const [one] = await stored();
    if (one === undefined) throw new Error('no address');
    await changeWorld((state) => ({
      ...state,
      addresses: Array.from({ length: 20 }, (_, index) => ({
        ...one,
        id: `D${index}`,
        isDefault: index === 0,
      })),
    }));
    await openApp('/addressInformation');
    expect(screen.getByRole('button', { name: '最多存 20 个，删掉一个再新建' })).toBeDisabled();
    await visit('/addressInformation?edit=new');
    expect(main()).toHaveTextContent('最多存 20 个，删掉一个再新建');
  });

  it('says that an address is gone, and leads to the list', async () => {
    await openApp('/addressInformation?edit=D9');
    expect(main()).toHaveTextContent('没有找到这个地址');
    await tap('button', '看收货地址');
    expect(main()).toHaveTextContent('已存 3 个');
  });

  it('works for a wallet member without an OA account, who begins with none', async () => {
    await openApp('/addressInformation', { as: liang, sysType: 'WALLET' });
    expect(main()).toHaveTextContent('还没有收货地址');
    await tap('button', '新建收货地址');
    expect(main()).toHaveTextContent('第一个地址就是默认');
    await goBack();
    expect(address()).toBe('#/addressInformation');
  });

  it('says that the addresses could not be read, and tries again', async () => {
    await fault({ call: 'addressList', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/addressInformation');
    expect(screen.getByRole('alert')).toHaveTextContent('收货地址加载失败');
    await tap('button', '再试一次');
    expect(main()).toHaveTextContent('已存 3 个');
  });
});
