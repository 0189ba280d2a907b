import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FaultRequest } from '@/mocks/core/control';
import { tap, visit } from '../../support/actions';
import { clearFaults, fault } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { openApp, pass, settled } from '../../support/render-app';

seeEverything();

/** Longer than a read with its two retries. */
const longerThanRetries = 20_000;

const findAlert = (title: string) => {
  const found = screen.queryAllByRole('alert').find((alert) => alert.textContent.includes(title));
  if (found === undefined) throw new Error(`nothing says ${title}`);
  return found;
};

const cards = [
  { call: 'getCurrentBill', fails: '没能打开账户明细，你的龙币都在', healed: /周一航的转账/ },
  { call: 'balance', fails: '积分加载失败', healed: '3,260 积分' },
  { call: 'getNew', fails: '收到的心意加载失败', healed: '谢谢帮忙，天天开心' },
  // A chip has room for what is missing and for the retry, not for the reason.
  { call: 'queryUserExpireStatistics', fails: '到期信息加载失败', healed: /将于 30 天内到期/, chip: true },
  { call: 'accountInfo', fails: '余额加载失败，你的龙币都在', healed: '个人账户' },
];

describe('one failed card of /home leaves the others intact, and is repaired by trying again', () => {
  const failures = [
    { way: 'HTTP 500', faultRequest: { kind: 'status', value: 500 }, says: '服务器开了点小差，请稍后再试' },
    {
      way: 'an answer of the wrong shape',
      faultRequest: { kind: 'wrong-shape' },
      says: '服务器返回异常，请稍后再试',
    },
  ] as const;
  it.each(cards.flatMap((card) => failures.map((failure) => ({ ...card, ...failure }))))(
    '$call by $way',
    async ({ call, fails, healed, chip = false, faultRequest, says }) => {
      await fault({ call, ...faultRequest, when: 'before', times: 'always' });
      await openApp('/home');
      await pass(longerThanRetries);
      const broken = findAlert(fails);
      if (!chip) expect(broken).toHaveTextContent(says);
      for (const other of cards.filter((card) => card.call !== call)) {
        expect(screen.getAllByText(other.healed)[0]).toBeInTheDocument();
        expect(screen.queryByText(other.fails)).toBeNull();
      }
      await clearFaults();
      within(broken).getByRole('button', { name: '再试一次' }).click();
      await settled();
      expect(screen.getAllByText(healed)[0]).toBeInTheDocument();
      expect(broken).not.toBeInTheDocument();
    },
  );
});

describe('an invalid response of every call is reported as readable errors', () => {
  const kinds: readonly { what: string; faultRequest: Omit<FaultRequest, 'call'>; says: string }[] = [
    { what: 'pages of HTML', faultRequest: { kind: 'html' }, says: '服务器返回异常，请稍后再试' },
    { what: 'garbled text', faultRequest: { kind: 'garbled' }, says: '服务器返回异常，请稍后再试' },
    {
      what: 'data of the wrong shape',
      faultRequest: { kind: 'wrong-shape' },
      says: '服务器返回异常，请稍后再试',
    },
    {
      what: 'null as data',
      faultRequest: { kind: 'wrong-shape', value: 'null' },
      says: '服务器返回异常，请稍后再试',
    },
    { what: 'HTTP 502', faultRequest: { kind: 'status', value: 502 }, says: '服务器开了点小差，请稍后再试' },
    {
      what: 'a body code with words',
      faultRequest: { kind: 'code', value: '7777', message: '系统维护中' },
      says: '系统维护中',
    },
    {
      what: 'body code 9999',
      faultRequest: { kind: 'code', value: '9999' },
      says: '服务器出了点小故障，请联系管理员',
    },
  ];
  it.each(kinds)(
    'shows /home and /transfer1 with $what, with what is wrong, and keeps them usable',
    async ({ faultRequest, says }) => {
      await fault({ call: '*', when: 'before', times: 'always', ...faultRequest });
      await openApp('/home');
      await pass(longerThanRetries);
      for (const title of ['积分加载失败', '到期信息加载失败']) findAlert(title);
      for (const title of ['余额加载失败', '收到的心意加载失败', '没能打开账户明细'])
        expect(findAlert(title)).toHaveTextContent(says);
      await visit('/transfer1');
      await pass(longerThanRetries);
      expect(screen.getByText('余额加载失败')).toBeVisible();
      expect(screen.getByRole('textbox', { name: '每人收到的龙币' })).toBeEnabled();
      await tap('button', '添加同事');
      await pass(longerThanRetries);
      const list = findAlert('同事名单加载失败');
      expect(list).toHaveTextContent(says);
      await clearFaults();
      within(list).getByRole('button', { name: '再试一次' }).click();
      await settled();
      expect(screen.getAllByRole('checkbox')[0]).toBeInTheDocument();
    },
  );
});
