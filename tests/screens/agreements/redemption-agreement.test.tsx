import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAgreementTexts } from '@/areas/agreements/state';
import { titleMessages } from '@/messages/titles';
import { agreements } from '@/mocks/agreements/agreement-texts';
import { main, tap } from '../../support/actions';
import { me } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, sentCalls } from '../../support/gateways/screen-network';
import { observeByHand } from '../../support/observer';
import { openApp, pass, reload, settled } from '../../support/render-app';

beforeEach(() => {
  useAgreementTexts.setState({ texts: {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const { version } = agreements.redemption;

describe('the redemption agreement', () => {
  const agreeButton = () => screen.getByRole('button', { name: '同意免密兑换' });

  async function readToTheEnd(): Promise<void> {
    const { see } = observeByHand();
    await openApp('/settingAuth3');
    expect(agreeButton()).toBeDisabled();
    expect(main().parentElement).toHaveTextContent('阅读到结尾后可同意');
    see(true);
    await settled();
  }

  it('cannot be accepted before its end was in view', async () => {
    await readToTheEnd();
    expect(agreeButton()).toBeEnabled();
    expect(screen.getByText('已阅读到结尾')).toBeInTheDocument();
  });

  it('states when which version was accepted, also after a reload', async () => {
    await readToTheEnd();
    await tap('button', '同意免密兑换');
    expect(main()).toHaveTextContent(`你已于 2026-11-21 09:41 同意 ${version} 版`);
    await reload();
    expect(main()).toHaveTextContent(`同意 ${version} 版`);
    expect(screen.queryByRole('button', { name: '同意免密兑换' })).toBeNull();
  });

  it('is accepted once, however often it is tapped', async () => {
    await readToTheEnd();
    const button = agreeButton();
    for (let tapped = 0; tapped < 5; tapped += 1) fireEvent.click(button);
    await settled();
    expect(sentCalls('agree')).toHaveLength(1);
  });

  it('is withdrawn only after a question', async () => {
    await readToTheEnd();
    await tap('button', '同意免密兑换');
    await tap('button', '撤回同意');
    await tap('button', '取消');
    expect(main()).toHaveTextContent(`同意 ${version} 版`);
    await tap('button', '撤回同意');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '撤回同意' }));
    await settled();
    expect(main()).toHaveTextContent('还没有同意');
  });

  it('asks again for a newer version, once that one was read', async () => {
    await changeWorld((state) => ({
      ...state,
      authorisations: {
        ...state.authorisations,
        redemption: { [me]: { version: '0.1', time: Date.UTC(2026, 4, 1) } },
      },
    }));
    await readToTheEnd();
    expect(main()).toHaveTextContent(`协议已更新到 ${version} 版`);
    expect(main()).toHaveTextContent('你同意的 0.1 版已失效');
    await tap('button', '同意免密兑换');
    expect(main()).toHaveTextContent(`同意 ${version} 版`);
  });

  it('keeps the reading progress after a failure, and is accepted at the next try', async () => {
    await readToTheEnd();
    await fault({ call: 'agreeRedemption', kind: 'code', value: '7777', message: '系统维护中' });
    await tap('button', '同意免密兑换');
    expect(screen.getByText('系统维护中')).toBeInTheDocument();
    expect(main()).toHaveTextContent('还没有同意');
    await tap('button', '同意免密兑换');
    expect(main()).toHaveTextContent(`同意 ${version} 版`);
  });

  it('is scrolled by a button, and a stored text of another version cannot be accepted', async () => {
    const { see } = observeByHand();
    const text = { version: '1.1', date: '2025-01-01', html: '<p>旧的内容</p>', readAt: 1 };
    useAgreementTexts.setState({ texts: { 'redemption zh-CN': text } });
    await fault({ call: 'agreementText', kind: 'drop', times: 'always' });
    await openApp('/settingAuth3');
    see(true);
    await pass(5_000);
    expect(main()).toHaveTextContent('旧的内容');
    expect(agreeButton()).toBeDisabled();
    const scroll = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
    await tap('button', '继续阅读');
    expect(scroll).toHaveBeenCalled();
  });
});

it('names in its texts each page that they link to as the app names it', async () => {
  const titles = new Map([
    ['zh-CN', titleMessages.zh],
    ['en-US', await titleMessages.en()],
  ]);
  for (const { texts } of Object.values(agreements))
    for (const language of ['zh-CN', 'en-US'] as const) {
      const links = [...texts[language].matchAll(/<a href="#([^"]*)">([^<]*)<\/a>/g)];
      expect(links).not.toEqual([]);
      for (const [, to = '', name] of links)
        expect(Object.entries(titles.get(language) ?? {})).toContainEqual([to, name]);
    }
});

it('has mock texts in the form that the sanitiser accepts', () => {
  const allowed = /^<\/?(p|h2|ul|ol|li|table|thead|tbody|tr|th|td|a)( href="#\/\w+")?>$/;
  for (const { texts } of Object.values(agreements))
    for (const text of Object.values(texts))
      expect((text.match(/<[^>]*>/g) ?? []).filter((tag) => !allowed.test(tag))).toEqual([]);
});
