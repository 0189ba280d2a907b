import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kitMessages } from '@/messages/kit';
import { LanguageContext } from '@/messages/language';
import { catchDepartures } from '@/qa/outside/catch-departures';
import { departureOf, describeDeparture, type Departure } from '@/qa/outside/departure';
import { outsideMessages } from '@/qa/outside/outside-messages';
import { OutsidePage } from '@/qa/outside/outside-page';
import { controlClock, newUser } from '../../support/user';

controlClock();

const postedFields = () => {
  const form = new FormData();
  form.append('order', 'A 1');
  form.append('token', 'lx-secret');
  return describeDeparture(new URL('https://shop.example/pay?from=wallet&empty='), form);
};

async function showOutsidePage(departure: Departure | null, language: 'zh-CN' | 'en-US' = 'zh-CN') {
  const onBack = vi.fn();
  await act(async () => {
    render(
      <LanguageContext value={language}>
        <OutsidePage departure={departure} onBack={onBack} />
      </LanguageContext>,
    );
    await Promise.all([outsideMessages.en(), kitMessages.en()]);
  });
  return onBack;
}

describe('the mock page for an outside address', () => {
  it('says that it is a mock, the address, and what was sent along', async () => {
    await showOutsidePage(postedFields());
    expect(screen.getByRole('heading', { name: '外部页面' })).toBeVisible();
    expect(screen.getByText('模拟')).toBeVisible();
    expect(screen.getByText('https://shop.example/pay')).toBeVisible();
    expect(screen.getByText('提交表单（POST）')).toBeVisible();
    const shown = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextSibling?.textContent]);
    expect(shown).toEqual(
      expect.arrayContaining([
        ['from', 'wallet'],
        ['empty', '空'],
        ['order', 'A 1'],
        ['token', '已带去，不显示'],
      ]),
    );
    expect(document.body).not.toHaveTextContent('lx-secret');
  });

  it('shows no form for an opened link, and says that nothing was sent along', async () => {
    await showOutsidePage(describeDeparture(new URL('https://jobs.example/'), null));
    expect(screen.getByText('打开链接')).toBeVisible();
    expect(screen.queryByText('提交的表单')).toBeNull();
    expect(screen.getByText('没有')).toBeVisible();
  });

  it('leads back by its header and by its button', async () => {
    const onBack = await showOutsidePage(postedFields());
    const user = newUser();
    for (const way of screen.getAllByRole('button', { name: '返回龙币钱包' })) await user.click(way);
    expect(onBack).toHaveBeenCalledTimes(2);
  });

  it('is in English when the app is', async () => {
    await showOutsidePage(postedFields(), 'en-US');
    expect(screen.getByRole('heading', { name: 'Outside page' })).toBeVisible();
    expect(screen.getByText('Sent, not shown')).toBeVisible();
  });

  it('says that no outside address was opened, and still leads back', async () => {
    await showOutsidePage(departureOf(''));
    expect(screen.getByText('没有要打开的地址')).toBeVisible();
    expect(screen.getAllByRole('button', { name: '返回龙币钱包' })).toHaveLength(2);
  });
});

describe('the interception of outside addresses', () => {
  const standIn = `${window.location.origin}/outside/outside.html`;
  const assign = vi.fn<(url: string | URL) => void>();
  let navigation: EventTarget;

  beforeEach(() => {
    assign.mockClear();
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
    navigation = new EventTarget();
    vi.stubGlobal('navigation', navigation);
  });
  afterEach(() => vi.unstubAllGlobals());

  function navigate(url: string, formData: FormData | null = null, cancelable = true): boolean {
    const event = new Event('navigate', { cancelable });
    Object.assign(event, { destination: { url }, formData });
    navigation.dispatchEvent(event);
    return event.defaultPrevented;
  }

  it('opens the mock page with what was sent, in place of an outside address', () => {
    catchDepartures(standIn);
    const form = new FormData();
    form.append('order', 'A 1');
    expect(navigate('https://shop.example/pay?x=1', form)).toBe(true);
    const opened = new URL(String(assign.mock.calls[0]?.[0]));
    expect(opened.href).toMatch(standIn);
    expect(departureOf(opened.hash)).toEqual(
      describeDeparture(new URL('https://shop.example/pay?x=1'), form),
    );
  });

  it.each([`${window.location.origin}/#/transfer1`, 'blob:https://shop.example/1', 'mailto:a@b.example'])(
    'lets %s be opened as it is',
    (url) => {
      catchDepartures(standIn);
      expect(navigate(url)).toBe(false);
      expect(assign).not.toHaveBeenCalled();
    },
  );

  it('ignores a navigation that the browser does not let a page cancel', () => {
    catchDepartures(standIn);
    navigate('https://shop.example/', null, false);
    expect(assign).not.toHaveBeenCalled();
  });

  it('does nothing in a browser without the Navigation API', () => {
    vi.unstubAllGlobals();
    expect(() => catchDepartures(standIn)).not.toThrow();
  });
});
