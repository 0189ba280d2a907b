import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { usualPassword, withSecurity } from '@/mocks/payment-security/security';
import { address, goBack, main, tap, visit } from '../../support/actions';
import { cheng } from '../../support/family-pay';
import { fillInvitation, member, selectDay, storedFamily, type } from '../../support/family-screens';
import { me } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  sentCalls,
} from '../../support/gateways/screen-network';
import { openApp, pass } from '../../support/render-app';
import { enterCode, newestCode, otherThan, typePassword } from '../../support/secrets';

const invite = () => tap('button', '发出邀请');

describe('inviting a family member', () => {
  it('is sent with the password, and waits in the list for its answer', async () => {
    await openApp('/familyPay');
    await tap('button', '邀请家人');
    await type('家人的姓名', ` ${cheng.name} `);
    await type('家人的手机号', `+86 ${cheng.mobile}`);
    await tap('button', '300');
    expect(screen.getByText('发出前要输支付密码，TA 接受后才能付款')).toBeInTheDocument();
    await invite();
    expect(screen.getByRole('alert')).toHaveTextContent('请选择 TA 是你的谁');
    screen.getByRole('radio', { name: '姐妹' }).click();
    await selectDay(10);
    await invite();
    expect(screen.getByRole('dialog')).toHaveTextContent('邀请程意用你的龙币付款，每月最多 300.0');
    await typePassword(usualPassword);
    expect(address()).toBe('#/familyPay');
    expect(window.history.state).toMatchObject({ idx: 0 });
    expect(member(cheng.name)).toHaveTextContent('姐妹等 TA 接受11-28 09:41 前有效');
    const [made] = await storedFamily();
    expect(made).toMatchObject({ member: cheng.usercode, cap: 3_000, resetDay: 10, state: 'invited' });
    const { feed } = await gatewayState();
    expect(feed.find(({ to }) => to === cheng.usercode)?.text).toContain('每月最多 300.0');
  });

  it('names every part that is missing, and asks no gateway before all is there', async () => {
    await openApp('/familyPay?view=invite');
    await invite();
    const said = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(said).toEqual(['请填写家人的姓名', '请填写家人的手机号', '请选择 TA 是你的谁', '请填写每月上限']);
    expect(sentCalls('affectionPayCheck')).toEqual([]);
  });

  it.each([
    ['a number without a wallet', { phone: '13900000000' }, '这个手机号还没有开通龙币钱包，请 TA 先开通'],
    ['a name of another number', { name: '程一' }, '姓名和手机号对不上，请再核对一下'],
    ['the own number', { name: person(0).name, phone: person(0).mobile }, '不能邀请自己'],
    ['a member', { name: person(3).name, phone: person(3).mobile }, 'TA 已经在你的亲情付里了'],
    ['a short number', { phone: '1385310' }, '请输入 11 位手机号'],
  ])('is refused for %s before the password, and keeps what was typed', async (_, parts, said) => {
    await fillInvitation(parts);
    await invite();
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: '家人的手机号' })).toHaveValue(
      'phone' in parts ? parts.phone : cheng.mobile,
    );
    await type('家人的手机号', '138');
    await type('家人的姓名', '程意意');
    expect(screen.queryByText(said === '请输入 11 位手机号' ? '不能邀请自己' : said)).toBeNull();
  });

  it.each([
    ['9.9', '每月上限要在 10–5,000 龙币之间'],
    ['5000.1', '每月上限要在 10–5,000 龙币之间'],
    ['1e3', '输入的数据不合法！'],
  ])('refuses a cap of %s at once', async (cap, said) => {
    await fillInvitation({ cap });
    expect(screen.getByRole('alert')).toHaveTextContent(said);
  });

  it('asks for the password again where it was wrong', async () => {
    await fillInvitation();
    await invite();
    await typePassword('111111');
    expect(screen.getByRole('alert')).toHaveTextContent('还可以试 4 次');
    expect(sentCalls('affectionPayInvite')).toEqual([]);
    await typePassword(usualPassword);
    expect(address()).toBe('#/familyPay');
  });

  it('asks for a code where there is no password', async () => {
    await changeWorld((state) => withSecurity(state, me, { password: null }));
    await fillInvitation();
    expect(screen.getByText('发出前要验证短信验证码，TA 接受后才能付款')).toBeInTheDocument();
    await invite();
    const code = await newestCode();
    expect((await gatewayState()).feed[0]?.text).toContain('开通或调高亲情付');
    await enterCode(otherThan(code));
    expect(screen.getByRole('alert')).toHaveTextContent('还可以试 4 次');
    await enterCode(code);
    expect((await storedFamily())[0]).toMatchObject({ member: cheng.usercode, state: 'invited' });
  });

  it('is sent once where its answer is lost and it is sent again', async () => {
    await fault({ call: 'affectionPayInvite', kind: 'drop', when: 'after', times: 'always' });
    await fillInvitation();
    await invite();
    await typePassword(usualPassword);
    await pass(3_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没有收到答复，可能已经成功');
    expect(screen.getByRole('textbox', { name: '家人的姓名' })).toHaveValue(cheng.name);
    await clearFaults();
    await invite();
    expect(address()).toBe('#/familyPay');
    const made = (await storedFamily()).filter((each) => each.member === cheng.usercode);
    expect(made).toHaveLength(1);
  });

  it('keeps what was typed while a forgotten password is replaced, and stores no phone number', async () => {
    await fillInvitation();
    await invite();
    await tap('button', '忘记密码');
    expect(address()).toBe('#/verificationCode?for=password');
    await goBack();
    expect(screen.getByRole('textbox', { name: '家人的手机号' })).toHaveValue(cheng.mobile);
    const stored = JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
    expect(stored).not.toContain(cheng.mobile);
    expect(address()).not.toContain(cheng.mobile);
  });

  it('is not offered to somebody who has as many members as allowed', async () => {
    await changeWorld((state) => ({
      ...state,
      family: [7, 8].reduce(
        (family, index) => [
          ...family,
          ...state.family
            .slice(0, 1)
            .map((one) => ({ ...one, id: `F${index}`, member: person(index).usercode })),
        ],
        state.family,
      ),
    }));
    await openApp('/familyPay');
    expect(screen.getByRole('button', { name: '邀请家人' })).toBeDisabled();
    expect(screen.getByText('最多 5 位家人，移除一位再邀请')).toBeInTheDocument();
    await visit('/familyPay?view=invite');
    expect(main()).toHaveTextContent('最多 5 位家人，移除一位再邀请');
  });
});
