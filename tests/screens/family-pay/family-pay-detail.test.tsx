import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usualPassword } from '@/mocks/payment-security/security';
import { address, goBack, main, tap } from '../../support/actions';
import { selectDay, storedAgreement, type } from '../../support/family-screens';
import { fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

/** Confirms in the dialog of this title. */
async function confirmIn(title: string, label: string): Promise<void> {
  fireEvent.click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: label }));
  await settled();
}

describe('/familyPayDetail of a member', () => {
  it('shows used, left, cap and reset, and each payment leads to its line of the bill', async () => {
    await openApp('/familyPayDetail?id=Y2');
    expect(main()).toHaveTextContent('周一航爱人快用完了手机尾号 1466');
    expect(main()).toHaveTextContent('已用92.7还可用7.3每月上限100.0');
    expect(main()).toHaveTextContent('12 月 1 日重置，还有 10 天');
    fireEvent.click(within(main()).getByRole('link', { name: /^咖啡 ?11-09 15:50/ }));
    await settled();
    expect(address()).toBe('#/orderItemDetail/P000417');
    expect(main()).toHaveTextContent('−27.1');
  });

  it('is paused at once, and resumed with the password', async () => {
    await openApp('/familyPayDetail?id=Y1');
    await tap('button', '暂停付款');
    expect(main()).toHaveTextContent('已暂停，付不了款');
    expect((await storedAgreement('Y1'))?.state).toBe('paused');
    expect(screen.getByText('恢复前要输支付密码')).toBeInTheDocument();
    await tap('button', '恢复付款');
    await typePassword(usualPassword);
    expect(screen.getByRole('button', { name: '暂停付款' })).toBeInTheDocument();
    expect(address()).toBe('#/familyPayDetail?id=Y1');
  });

  it('is removed after a question, and its payments stay', async () => {
    await openApp('/familyPayDetail?id=Y2');
    await tap('button', '移除家人');
    await confirmIn('移除周一航？', '移除家人');
    expect(main()).toHaveTextContent('你在 11 月 21 日 移除了周一航');
    expect(screen.queryByRole('button', { name: '移除家人' })).toBeNull();
    expect(screen.getAllByRole('link', { name: /^咖啡/ })).not.toEqual([]);
    expect((await storedAgreement('Y2'))?.ended?.how).toBe('removed');
  });

  it('says that nothing was changed when the call fails', async () => {
    await fault({ call: 'affectionPayChange', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/familyPayDetail?id=Y1');
    await tap('button', '暂停付款');
    expect(screen.getByRole('alert')).toHaveTextContent('没有改成：系统维护中');
    expect(screen.getByRole('button', { name: '暂停付款' })).toBeInTheDocument();
  });

  it('is nobody’s without a known id, with the way to the list', async () => {
    await openApp('/familyPayDetail?id=nothing');
    expect(main()).toHaveTextContent('没有找到这份亲情付');
    await tap('button', '看我的亲情付');
    expect(address()).toBe('#/familyPay');
  });
});

describe('/familyPayDetail of somebody whose coins one may spend', () => {
  it('shows what is left, that the other sees each payment, and ends from this side', async () => {
    await openApp('/familyPayDetail?id=Y4');
    expect(main()).toHaveTextContent('周一航的龙币');
    expect(main()).toHaveTextContent('TA 把你当作：爱人 · TA 看得到你付的每一笔');
    expect(main()).toHaveTextContent('还可用500.0');
    expect(main()).toHaveTextContent('还没有付款');
    await tap('button', '不再使用');
    await confirmIn('不再用周一航的龙币付款？', '不再使用');
    expect(main()).toHaveTextContent('你在 11 月 21 日 不再使用');
  });

  it('without an id shows the newest one: the invitation, to be answered here', async () => {
    await openApp('/familyPayDetail');
    await tap('button', '接受邀请');
    expect(main()).toHaveTextContent('苏念的龙币');
    expect((await storedAgreement('Y5'))?.state).toBe('active');
  });
});

describe('the terms of a member', () => {
  const openTerms = async () => {
    await openApp('/familyPayDetail?id=Y1');
    await tap('button', /^每月上限/);
    expect(address()).toBe('#/familyPayDetail?id=Y1&view=terms');
  };

  it('are lowered at once, and lead back with the new cap', async () => {
    await openTerms();
    expect(screen.getByRole('button', { name: '还没有改动' })).toBeDisabled();
    await type('每月上限', '50');
    expect(main()).toHaveTextContent('比本月已用的少，TA 这个月不能再付');
    await tap('button', '调低到 50.0 龙币');
    expect(address()).toBe('#/familyPayDetail?id=Y1');
    expect(main()).toHaveTextContent('还可用0.0每月上限50.0');
    expect(window.history.state).toMatchObject({ idx: 0 });
  });

  it('are raised with the password, and keep what was typed when saving fails', async () => {
    await fault({ call: 'affectionPaySave', kind: 'drop', times: 'always' });
    await openTerms();
    await type('每月上限', '800');
    await tap('button', '调高到 800.0 龙币');
    expect(screen.getByRole('dialog')).toHaveTextContent('江红永的亲情付改成每月最多 800.0，每月 1 日重置');
    await typePassword(usualPassword);
    await pass(3_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没有收到答复，可能已经成功');
    expect(screen.getByRole('textbox', { name: '每月上限' })).toHaveValue('800');
    await fault();
    expect((await storedAgreement('Y1'))?.cap).toBe(3_000);
  });

  it('ask for the password for another reset day, whose period has its whole cap', async () => {
    await openTerms();
    await selectDay(15);
    await tap('button', '改成每月 15 日重置');
    await typePassword(usualPassword);
    expect(main()).toHaveTextContent('已用0.0还可用300.0');
    expect(main()).toHaveTextContent('12 月 15 日重置，还有 24 天');
    expect(sentCalls('affectionPaySave')).toHaveLength(1);
  });

  it('are typed on the keypad too, which back closes', async () => {
    await openTerms();
    fireEvent.click(screen.getByRole('textbox', { name: '每月上限' }));
    await settled();
    const keypad = within(screen.getByRole('dialog', { name: '每月上限' }));
    fireEvent.click(keypad.getByRole('button', { name: '500' }));
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '调高到 500.0 龙币' })).toBeEnabled();
  });
});
