import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { usualPassword } from '@/mocks/payment-security/security';
import { address, goBack, main, tap } from '../../support/actions';
import { member, storedAgreement, storedFamily } from '../../support/family-screens';
import { liang } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';
import { typePassword } from '../../support/secrets';

describe('/familyPay', () => {
  it('shows what the family spent, and of each member cap, used, left and reset day', async () => {
    await openApp('/familyPay');
    expect(main()).toHaveTextContent('这个月，家人花了191.2');
    expect(main()).toHaveTextContent('3 位家人，每月共 1,400.0最早 10 天后重置');
    expect(member('妈妈')).toHaveTextContent('已用 98.5 / 300.0每月 1 日重置还可用201.5');
    expect(member('爱人')).toHaveTextContent('周一航爱人快用完了已用 92.7 / 100.0每月 1 日重置还可用7.3');
    expect(member('弟弟')).toHaveTextContent('已暂停，付不了款恢复后每月上限 1,000.0');
    expect(screen.getByText('还能再邀请 2 位，每一笔你都看得到')).toBeInTheDocument();
    const received = screen.getByRole('heading', { name: '我能用的' }).closest('section') ?? main();
    expect(received).toHaveTextContent('周一航的龙币已用 0.0 / 500.0每月 1 日重置还可用500.0');
  });

  it('leads to each agreement, and to what all members paid', async () => {
    await openApp('/familyPay');
    fireEvent.click(within(member('爱人')).getByRole('link'));
    await settled();
    expect(address()).toBe('#/familyPayDetail?id=Y2');
    await goBack();
    await tap('link', '付款记录');
    expect(screen.getByRole('heading', { name: '2026 年 11 月' })).toBeInTheDocument();
    const [newest] = within(main()).getAllByRole('link');
    expect(newest).toHaveTextContent('咖啡周一航 · 11-09 15:50 · 云杉咖啡角−27.1');
    await goBack();
    expect(member('爱人')).toBeInTheDocument();
  });

  it('resumes a paused member with the password, and with nothing less', async () => {
    await openApp('/familyPay');
    await tap('button', '恢复覃林莉的亲情付');
    expect(screen.getByRole('dialog')).toHaveTextContent('恢复覃林莉的亲情付，每月最多 1,000.0');
    expect((await storedAgreement('Y3'))?.state).toBe('paused');
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    await tap('button', '恢复覃林莉的亲情付');
    await typePassword(usualPassword);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(member('弟弟')).toHaveTextContent('还可用1,000.0');
    expect((await storedAgreement('Y3'))?.state).toBe('active');
  });

  it('asks for the password once where a button is tapped twice', async () => {
    await openApp('/familyPay');
    const resume = screen.getByRole('button', { name: '恢复覃林莉的亲情付' });
    act(() => {
      resume.click();
      resume.click();
    });
    await settled();
    expect(window.history.state).toMatchObject({ idx: 1 });
    await typePassword(usualPassword);
    expect(window.history.state).toMatchObject({ idx: 0 });
    expect(sentCalls('affectionPayChange')).toHaveLength(1);
  });

  it('accepts an invitation at once, and only once however often it is tapped', async () => {
    await openApp('/familyPay');
    expect(main()).toHaveTextContent('苏念邀请你用 TA 的龙币付款');
    expect(main()).toHaveTextContent('每月最多 200.0 龙币，每月 15 日重置');
    const accept = screen.getByRole('button', { name: '接受邀请' });
    fireEvent.click(accept);
    fireEvent.click(accept);
    await settled();
    expect(sentCalls('affectionPayChange')).toHaveLength(1);
    expect(main()).toHaveTextContent('苏念的龙币已用 0.0 / 200.0');
    expect((await storedAgreement('Y5'))?.state).toBe('active');
  });

  it('declines an invitation after a question', async () => {
    await openApp('/familyPay');
    await tap('button', '不用了');
    await tap('button', '再想想');
    expect((await storedAgreement('Y5'))?.state).toBe('invited');
    await tap('button', '不用了');
    fireEvent.click(
      within(screen.getByRole('dialog', { name: '不接受苏念的邀请？' })).getByRole('button', {
        name: '不用了',
      }),
    );
    await settled();
    expect((await storedAgreement('Y5'))?.ended?.how).toBe('declined');
    const ended = screen.getByRole('heading', { name: '已结束' }).closest('section');
    expect(ended).toHaveTextContent('你在 11 月 21 日 没有接受邀请');
  });

  it('says that no answer came, and reads again what the gateway has done once', async () => {
    await fault({ call: 'affectionPayChange', kind: 'drop', when: 'after', times: 'always' });
    await openApp('/familyPay');
    await tap('button', '接受邀请');
    await pass(3_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没有收到答复，可能已经成功');
    expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull();
    expect(new Set(sentCalls('affectionPayChange').map(({ key }) => key)).size).toBe(1);
    expect((await storedFamily()).filter(({ state }) => state === 'active')).toHaveLength(4);
  });

  it('says that an invitation was withdrawn meanwhile, and takes it away', async () => {
    await openApp('/familyPay');
    await changeWorld((state) => ({
      ...state,
      family: state.family.map((each) =>
        each.id === 'Y5' ? { ...each, state: 'ended', ended: { how: 'withdrawn', at: Date.now() } } : each,
      ),
    }));
    await tap('button', '接受邀请');
    expect(screen.getByRole('alert')).toHaveTextContent('这份亲情付的状态变了，请刷新后再试');
    expect(screen.queryByRole('button', { name: '接受邀请' })).toBeNull();
  });

  it('has words and a way for somebody without a family yet, a wallet member too', async () => {
    await openApp('/familyPay', { as: liang, sysType: 'WALLET' });
    expect(main()).toHaveTextContent('让家人也花你的龙币');
    await tap('button', '邀请家人');
    expect(address()).toBe('#/familyPay?view=invite');
  });

  it('says that it could not be read, and tries again', async () => {
    await fault({ call: 'affectionPayList', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/familyPay');
    expect(screen.getByRole('alert')).toHaveTextContent('亲情付没能打开，你的龙币都在');
    await tap('button', '再试一次');
    expect(member('爱人')).toBeInTheDocument();
  });
});
