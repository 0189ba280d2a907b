import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { person } from '@/mocks/core/people';
import { address, tap } from '../../support/actions';
import { rows } from '../../support/authorisations';
import { changeWorld, sentCalls } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';
import { enterCode, newestCode, otherThan } from '../../support/secrets';

const { mobile } = person(0);
const assign = vi.fn<(url: string | URL) => void>();
const sheet = () => screen.getByRole('dialog');
beforeEach(() => {
  assign.mockClear();
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});
async function typeInto(name: string, value: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  await settled();
}

describe('binding a payment authorisation', () => {
  async function reachPhone(): Promise<void> {
    await openApp('/settingAuth');
    await tap('button', /绑定付款授权/);
    expect(address()).toBe('#/settingAuth?step=bind');
    expect(sheet()).toHaveTextContent('登录体检预约，短信通知结果');
  }

  it('requires the person’s whole number, and keeps what was typed', async () => {
    await reachPhone();
    await typeInto('绑定的手机号', '1381234');
    await tap('button', '核对并发送验证码');
    expect(screen.getByRole('alert')).toHaveTextContent('请输入 11 位手机号');
    await typeInto('绑定的手机号', '13900000000');
    await tap('button', '核对并发送验证码');
    expect(screen.getByRole('alert')).toHaveTextContent('与账户绑定的手机号不一致');
    expect(screen.getByRole('textbox', { name: '绑定的手机号' })).toHaveValue('13900000000');
    expect(sentCalls('sendMsg')).toEqual([]);
  });

  it('is completed by the code sent to the phone, counts a wrong code, and lasts after a reload', async () => {
    await reachPhone();
    await typeInto('绑定的手机号', `+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}`);
    await tap('button', '核对并发送验证码');
    const code = await newestCode();
    await enterCode(otherThan(code));
    expect(screen.getByRole('alert')).toHaveTextContent('4');
    await enterCode(code);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()[0]).toContain('云杉健康付款');
    expect(screen.queryByRole('button', { name: /绑定付款授权/ })).toBeNull();
    await reload();
    expect(rows()).toHaveLength(4);
  });

  it('says so when it is opened by its address and nothing can be bound', async () => {
    await changeWorld((state) => ({
      ...state,
      authorisations: {
        ...state.authorisations,
        given: ['yunshan', 'songguo'].map((appId) => ({
          id: appId,
          usercode: 'LX100001',
          appId,
          kind: 'payment',
          since: 0,
          until: Date.UTC(2030, 1, 1),
          freePay: true,
        })),
      },
    }));
    await openApp('/settingAuth?step=bind');
    expect(sheet()).toHaveTextContent('没有可绑定的应用');
  });
});
