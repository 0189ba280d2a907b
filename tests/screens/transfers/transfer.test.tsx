import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionGiven } from '@/state/session';
import {
  chooseColleague,
  confirm,
  fillTransfer,
  inSheet,
  openConfirmation,
  sheet,
  tap,
  typeAmount,
  typeBlessing,
} from '../../support/actions';
import { chen, me } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, sentCalls, transfers } from '../../support/gateways/screen-network';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

const keysSent = () => sentCalls('batchTransfer').map(({ key }) => key);
const amountField = () => screen.getByRole('textbox', { name: '每人收到的龙币' });

describe('sending coins', () => {
  it('ends on the receipt, with one entry booked and an empty draft', async () => {
    await openApp('/transfer1');
    await tap('button', '添加同事');
    await chooseColleague('20183306');
    await tap('button', /^确定（/);
    await typeAmount('88');
    await openConfirmation();
    expect(sheet()).toHaveTextContent('陈思远');
    await confirm();
    await settled();
    expect(window.location.hash).toMatch(/^#\/rewardDetail\?id=T\d+&fresh=1$/);
    expect(screen.getByText('心意已送到')).toBeInTheDocument();
    expect(await transfers()).toMatchObject([{ from: me, to: [chen], money: 880, text: '恭喜发财！' }]);
    await openApp('/transfer1');
    expect(amountField()).toHaveValue('');
  });

  it('uses the default blessing when none is written', async () => {
    await fillTransfer();
    await typeBlessing('   ');
    await openConfirmation();
    await confirm();
    expect(await transfers()).toMatchObject([{ text: '恭喜发财！' }]);
  });

  it('sends one request for many taps on the confirm button', async () => {
    await fillTransfer();
    await openConfirmation();
    const button = inSheet().getByRole('button', { name: /确认转出/ });
    for (let taps = 0; taps < 5; taps += 1) fireEvent.click(button);
    await settled();
    expect(sentCalls('batchTransfer')).toHaveLength(1);
  });
});

describe('the transfer form', () => {
  it.each([
    ['0', '金额要大于 0'],
    ['10000.1', '单人最多 10,000 龙币'],
    ['1e3', '输入的数据不合法！'],
    ['1,000', '输入的数据不合法！'],
    ['-5', '输入的数据不合法！'],
    ['5000', '余额不足，还差 2,319.5'],
  ])('refuses the amount %s with “%s”, and keeps it as it was typed', async (typed, sentence) => {
    await fillTransfer({ amount: typed });
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    await tap('button', sentence);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(amountField()).toHaveValue(typed);
    expect(sentCalls('batchTransfer')).toHaveLength(0);
  });

  it('converts full-width digits in the amount field', async () => {
    await openApp('/transfer1');
    await typeAmount('８８．５');
    expect(amountField()).toHaveValue('88.5');
  });

  it.each(['88.55', '88.00', '88.', '.5', '1.2.3', '12 34', '          12.345', '1234567890.123'])(
    'refuses the pasted amount “%s” and leaves it as it was pasted, after the keypad and a blur too',
    async (text) => {
      await fillTransfer({ amount: text });
      expect(amountField()).toHaveValue(text);
      fireEvent.blur(amountField());
      await settled();
      fireEvent.click(amountField());
      await settled();
      await tap('button', '完成');
      expect(amountField()).toHaveValue(text);
      expect(screen.getByRole('alert')).toHaveTextContent('输入的数据不合法！');
    },
  );

  it('refuses two pasted lines instead of joining them into one number', async () => {
    await fillTransfer({ amount: '' });
    fireEvent.paste(amountField(), { clipboardData: { getData: () => '12\n50\n' } });
    await settled();
    expect(amountField()).toHaveValue('12 50');
    expect(screen.getByRole('alert')).toHaveTextContent('输入的数据不合法！');
  });

  it('asks for a recipient before it opens the confirm sheet', async () => {
    await openApp('/transfer1');
    await typeAmount('5');
    await tap('button', '先选择同事');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['字', 41],
    ['👨‍👩‍👧‍👦', 41],
  ])(
    'refuses a blessing of more than 40 times %s, each counted as one character',
    async (character, count) => {
      await fillTransfer();
      await typeBlessing(character.repeat(40));
      expect(screen.getByText('40 / 40 字')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: '转出 88.0 龙币' })).toBeInTheDocument();
      await typeBlessing(character.repeat(count));
      await tap('button', '祝福最多 40 个字');
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('a refusal of the gateways', () => {
  it('names a colleague who has left since the directory was fetched', async () => {
    await fillTransfer();
    await changeWorld((state) => ({ ...state, leavers: [chen] }));
    await openConfirmation();
    await confirm();
    expect(inSheet().getByRole('alert')).toHaveTextContent(/陈思远.*已离职/);
  });

  it('gives the next attempt a new key', async () => {
    await fillTransfer();
    await changeWorld((state) => ({ ...state, leavers: [chen] }));
    await openConfirmation();
    await confirm();
    await changeWorld((state) => ({ ...state, leavers: [] }));
    await tap('button', '返回修改');
    await openConfirmation();
    await confirm();
    expect(new Set(keysSent()).size).toBe(2);
    expect(await transfers()).toHaveLength(1);
  });

  it('is shown in the sheet in preview, where no toast is shown', async () => {
    await fault({ call: 'batchTransfer', kind: 'code', value: '5999', message: '今天不行' });
    await fillTransfer();
    sessionGiven({ preview: true });
    await openConfirmation();
    await confirm();
    expect(screen.getAllByText('今天不行')).toHaveLength(1);
    expect(inSheet().getByRole('alert')).toHaveTextContent('今天不行');
  });

  it('with HTTP status 422 is shown in its words, without a status query', async () => {
    await fault({ call: 'batchTransfer', kind: 'status', value: 422 });
    await fillTransfer();
    await openConfirmation();
    await confirm();
    expect(inSheet().getByRole('alert')).toHaveTextContent('请求失败，请稍后再试');
    expect(sentCalls('queryByIdempotencyKey')).toHaveLength(0);
  });
});

describe('the draft of a transfer', () => {
  it('remains after a reload', async () => {
    await fillTransfer({ amount: '12.3' });
    await reload();
    expect(amountField()).toHaveValue('12.3');
    expect(screen.getByRole('button', { name: '移除陈思远' })).toBeInTheDocument();
  });

  it('is not shown to the next person who uses the wallet', async () => {
    await fillTransfer();
    await reload();
    sessionGiven({ token: `lx-${chen}`, loginToken: `key-${chen}` });
    await reload();
    expect(amountField()).toHaveValue('');
    expect(screen.queryByRole('button', { name: '移除陈思远' })).toBeNull();
  });
});

describe('a person without coins', () => {
  it('sees how much is missing', async () => {
    await freshApp('poor');
    await fillTransfer();
    expect(screen.getByRole('alert')).toHaveTextContent('余额不足，还差 84.5');
  });
});

describe('the confirm sheet', () => {
  it('warns which scheduled gift would go unpaid, and still allows the transfer', async () => {
    await fillTransfer({ amount: '1000' });
    await openConfirmation();
    expect(inSheet().getByText(/^将影响 2027\/\d+\/\d+ 给.*无法送出/)).toBeInTheDocument();
    await confirm();
    expect(await transfers()).toHaveLength(1);
  });

  it('does not mention gifts that are paid all the same', async () => {
    await fillTransfer({ amount: '8.8' });
    await openConfirmation();
    expect(inSheet().queryByText(/无法送出/)).toBeNull();
  });
});
