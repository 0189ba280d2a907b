import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneDigits } from '@/domain/phone';
import { tokenOf } from '@/mocks/core/identity';
import { usualPassword, withSecurity } from '@/mocks/payment-security/security';
import { capsuleLink } from '@/qa/capsule/capsule-link';
import { hostChosen, normalRule, rulesReplaced, useQaHost } from '@/qa/hosts/script';
import { startQa } from '@/qa/start';
import { queryClient } from '@/queries/client';
import { useNotifications } from '@/state/notifications';
import { languageChosen } from '@/state/preferences';
import { useSession } from '@/state/session';
import { resetMemory } from '@/state/slice';
import { goBack, tap, visit } from '../../support/actions';
import { chen, me, pinned } from '../../support/gateways/mock-gateways';
import { answerConsole, changeWorld, fault, gatewayState } from '../../support/gateways/screen-network';
import { leaveMockedPage, openMockedPage, openQaConsole } from '../../support/qa-page';
import { freshApp, openAgain, settled } from '../../support/render-app';

const day = 86_400_000;
const failing = { call: 'articleList', kind: 'status', value: 503, times: 3 } as const;
const failed = '服务器开了点小差，请稍后再试';
let saved: { name: string; text: string }[] = [];

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(answerConsole);
  saved = [];
  let file: Blob | null = null;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:capsule';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const name = this.download;
    void file?.text().then((text) => saved.push({ name, text }));
  });
});

afterEach(() => {
  leaveMockedPage();
  hostChosen(null);
  rulesReplaced({});
});

async function waitForRetries(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await settled();
}

/** Opens the page of a mocked build as a person, walks on to other addresses, and saves a capsule from the error there. */
async function saveFromError(first: string, ...others: string[]): Promise<string> {
  await fault(failing);
  await openMockedPage(first, { as: chen });
  for (const address of others) await visit(address);
  await waitForRetries();
  await tap('button', '复现胶囊');
  return saved[0]?.text ?? '';
}

/** Another browser three days later, with a world of its own, logged out. */
async function anotherBrowser(): Promise<void> {
  leaveMockedPage();
  hostChosen(null);
  rulesReplaced({});
  await freshApp('poor');
  vi.setSystemTime(pinned + 3 * day);
  await openMockedPage('/guide', { as: null });
}

/** The page is loaded anew, with what is stored. */
async function load(): Promise<void> {
  leaveMockedPage();
  queryClient.clear();
  resetMemory();
  await act(() => startQa(false));
  await openAgain();
  await waitForRetries();
}

/** Imports a file in the console; gives whether the page is to be loaded anew. */
async function importFile(text: string): Promise<boolean> {
  const reload = vi.spyOn(window.location, 'reload').mockClear();
  await openQaConsole();
  const field = screen.getByLabelText<HTMLInputElement>('导入文件');
  fireEvent.change(field, { target: { files: [new File([text], 'capsule.json')] } });
  await settled();
  return reload.mock.calls.length > 0;
}

describe('a capsule', () => {
  it('brings back the page with its error, the person, the clock and the way to it in another browser', async () => {
    const text = await saveFromError('/settingNew', '/messages', '/news-list?kind=welfare');
    expect(saved[0]?.name).toMatch(/^capsule-default-\d{14}\.json$/);
    expect(useNotifications.getState().shown.map(({ text: said }) => said)).toEqual([
      `已存为 ${saved[0]?.name}，在 QA 控制台里导入`,
    ]);

    await anotherBrowser();
    expect(await importFile(text)).toBe(true);
    await load();
    expect(window.location.hash).toBe('#/news-list?kind=welfare');
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
    expect(useSession.getState()).toMatchObject({ token: tokenOf(chen), sysType: 'LONGCOIN' });
    const { world, clock } = await gatewayState();
    expect(world).toBe('default');
    expect(Math.abs(Date.now() + clock.offsetMs - pinned)).toBeLessThan(60_000);
    await goBack();
    expect(window.location.hash).toBe('#/messages');
    await goBack();
    expect(window.location.hash).toBe('#/settingNew');
  });

  it('shows the last calls in the console, without their bodies', async () => {
    const text = await saveFromError('/news-list');
    await anotherBrowser();
    await importFile(text);
    const { calls } = (await gatewayState()).journal;
    expect(calls.filter(({ call }) => call === 'articleList')).toMatchObject(
      Array(3).fill({ status: 503, caller: chen, request: '', answer: '' }),
    );
  });

  it('brings back a stopped clock, the host with its script, and that nobody was logged in', async () => {
    await changeWorld((state) => ({ ...state, clock: { offsetMs: 0, pinned: pinned + day } }));
    hostChosen('browser');
    rulesReplaced({ share: { ...normalRule, outcome: 'silent' } });
    localStorage.setItem('qa-no-session', 'yes');
    await openMockedPage('/guide', { as: null });
    await openQaConsole();
    await tap('button', '复现胶囊');
    const text = saved[0]?.text ?? '';

    await anotherBrowser();
    await importFile(text);
    await load();
    expect((await gatewayState()).clock).toEqual({ offsetMs: 0, pinned: pinned + day });
    expect(useQaHost.getState()).toEqual({
      host: 'browser',
      rules: { share: { ...normalRule, outcome: 'silent' } },
    });
    expect(useSession.getState().token).toBe('');
  });

  it('holds no token, no password and no phone number, and gives the password of everybody in their place', async () => {
    await changeWorld((state) => ({
      ...withSecurity(state, chen, {
        password: '640725',
        allowed: [{ key: 'intent-1', until: pinned + day, to: null }],
      }),
      expiredTokens: [tokenOf(me)],
      savedNumbers: state.savedNumbers.map((each) => ({
        ...each,
        number: '13912345678',
        name: '139 1234 5678',
      })),
      paymentCodes: {
        ...state.paymentCodes,
        issued: [
          { code: '2846123412341234', usercode: chen, accountType: 0, issuedAt: pinned, replacedAt: null },
        ],
      },
    }));
    const text = await saveFromError('/settingNew?token=lx-LX100002', '/news-list?phone=138-0013-8000');
    expect(text).not.toMatch(/(?:lx|key|chat)-LX/);
    expect(text).not.toMatch(/640725|907214|intent-1|2846123412341234/);
    const runs = text.match(/\d(?:[ .()-]{0,2}\d)*/g) ?? [];
    expect(runs.map(phoneDigits).filter((run) => /^1[3-9]\d{9}$/.test(run))).toEqual([]);

    await anotherBrowser();
    await importFile(text);
    const { security, expiredTokens, savedNumbers } = await gatewayState();
    expect(security[chen]).toMatchObject({ password: usualPassword, allowed: [] });
    expect(expiredTokens).toEqual([tokenOf(me)]);
    expect(savedNumbers[0]?.number).toMatch(/^139\d{8}$/);
    expect(savedNumbers[0]?.number).not.toBe('13912345678');
  });

  it('is small', async () => {
    expect((await saveFromError('/settingNew', '/news-list')).length).toBeLessThan(20_000);
  });

  it('is offered in English below an error', async () => {
    languageChosen('en-US');
    await fault({ ...failing, times: 'always' });
    await openMockedPage('/news-list');
    await waitForRetries();
    await tap('button', 'Repro capsule');
    expect(saved).toHaveLength(1);
  });
});

describe('a file that is no capsule of this version', () => {
  const changes: Readonly<Record<string, (text: string) => string>> = {
    另一个版本: (text) => text.replace(/"version":"1-/, '"version":"2-'),
    已损坏: (text) => text.replace('"usercode":"LX100002"', '"usercode":"LX100003"'),
    '已损坏，内容不完整': (text) => text.slice(0, -40),
    这不是复现胶囊: () => '{"rows":[1,2]}',
    也不是导出的状态: () => 'PK\u0003\u0004',
  };

  it.each(Object.entries(changes))(
    'is refused with a sentence, and changes nothing: %s',
    async (said, change) => {
      const text = await saveFromError('/news-list');
      await anotherBrowser();
      expect(await importFile(change(text))).toBe(false);
      expect(screen.getByRole('alert')).toHaveTextContent(said);
      expect((await gatewayState()).world).toBe('poor');
      expect(useSession.getState().token).toBe('');
    },
  );
});

describe('a link with a capsule', () => {
  const openLink = async (link: string) => {
    window.history.replaceState(null, '', link.replace(/^https?:\/\/[^/]*/, ''));
    void startQa(false);
    await vi.waitFor(() => expect(window.location.search).toBe(''));
    await settled();
  };

  it('opens it, and leaves the address', async () => {
    const link = await capsuleLink(await saveFromError('/news-list'));
    await anotherBrowser();
    await openLink(link ?? '');
    await vi.waitFor(async () => expect((await gatewayState()).world).toBe('default'));
    await load();
    expect(window.location.hash).toBe('#/news-list');
    expect(screen.getByRole('alert')).toHaveTextContent(failed);
  });

  it('that was cut is refused in an alert', async () => {
    const link = (await capsuleLink(await saveFromError('/news-list'))) ?? '';
    await anotherBrowser();
    await openLink(link.slice(0, -30));
    await vi.waitFor(() => expect(useNotifications.getState().shown[0]?.text).toContain('这不是复现胶囊'));
    expect((await gatewayState()).world).toBe('poor');
  });

  it('is offered where it is short, and not where it would be too long', async () => {
    await openMockedPage('/guide');
    await openQaConsole();
    await tap('button', '复现胶囊');
    await vi.waitFor(() => expect(screen.getByRole('button', { name: '复制链接' })).toBeVisible());
    const noise = Array.from({ length: 4000 }, (_, index) => Math.sin(index).toString(36)).join('');
    expect(await capsuleLink(noise)).toBeNull();
  });
});
