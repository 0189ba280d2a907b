import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { address, chooseColleague, tap, typeAmount, typeBlessing } from '../../support/actions';
import { openApp, settled } from '../../support/render-app';
import { listOf } from '../../support/transfer-drafts';

const look = (name: string | RegExp) => screen.getByRole('button', { name }).className;

describe('the button of a transfer that cannot be sent yet', () => {
  it('does not look like the main action, and opens the picker as long as nobody is chosen', async () => {
    await openApp('/transfer1');
    expect(look('先选择同事')).toMatch(/waiting/);
    await tap('button', '先选择同事');
    expect(address()).toBe('#/rewardUsers?for=%2Ftransfer1');
    await chooseColleague('20200211');
    await tap('button', /^确定（/);
    expect(address()).toBe('#/transfer1');
    expect(look('请填写金额')).toMatch(/waiting/);
    await typeAmount('8');
    expect(look('转出 8.0 龙币')).not.toMatch(/waiting/);
  });

  it('opens the keypad for an amount that is missing, which says so', async () => {
    recipientsChosen([person(3)]);
    await openApp('/transfer1');
    await tap('button', '请填写金额');
    expect(
      within(screen.getByRole('dialog', { name: '每人收到' })).getByText('请填写金额'),
    ).toBeInTheDocument();
  });

  it('moves to an amount that is refused, with the reason beside it', async () => {
    recipientsChosen([person(3)]);
    await openApp('/transfer1');
    await typeAmount('9000');
    await tap('button', /^余额不足，还差/);
    const field = screen.getByRole('textbox', { name: '每人收到的龙币' });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/^余额不足，还差/);
  });

  it('moves to the tags of a reward, and says there that one has to be chosen', async () => {
    recipientsChosen([person(3)]);
    await openApp('/transfer2');
    await typeAmount('66');
    expect(screen.queryByRole('alert')).toBeNull();
    await tap('button', '先选择奖励标签');
    expect(screen.getByRole('alert')).toHaveTextContent('先选择奖励标签');
    const [first] = within(screen.getByRole('radiogroup', { name: '为了什么' })).getAllByRole('radio');
    expect(first).toHaveFocus();
  });

  it('moves to a blessing that is too long, and says so below it', async () => {
    recipientsChosen([person(3)]);
    await openApp('/transfer1');
    await typeAmount('66');
    await typeBlessing('字'.repeat(41));
    await tap('button', '祝福最多 40 个字');
    expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('祝福最多 40 个字');
  });

  it('moves to the list of colleagues where there are too many', async () => {
    useTransferDraft.setState({ transferList: [...listOf(20), person(900)], money: '1' });
    await openApp('/transfer1');
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('最多选 20 位同事');
    await tap('button', '最多选 20 位同事');
    expect(screen.getByRole('alert')).toHaveFocus();
  });
});
