import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAliveFor } from '@/domain/keep-alive';
import { tap } from '../../support/actions';
import { openApp, pass, settled } from '../../support/render-app';

vi.mock('@/app/routes', async (original) => {
  const { Broken, Detail, List } = await import('../../support/samples/sample-screens');
  const actual = await original<typeof import('@/app/routes')>();
  const routes = {
    ...actual.routes,
    '/order-newlist': () => Promise.resolve({ default: List }),
    '/order-newDetail': () => Promise.resolve({ default: Detail }),
    '/newHome': () => Promise.resolve({ default: List }),
    '/guide': () => Promise.resolve({ default: Broken }),
  };
  return { ...actual, routes };
});

const readTestId = (name: 'instance' | 'place' | 'answer') => screen.getByTestId(name).textContent;
const filter = () => screen.getByRole('textbox', { name: '筛选' });
const goBack = () => tap('button', '返回');

let scrolledTo = 0;

beforeEach(() => {
  scrolledTo = 0;
  Object.defineProperty(window, 'scrollY', { get: () => scrolledTo, configurable: true });
  vi.spyOn(window, 'scrollTo').mockImplementation((_left, top) => {
    scrolledTo = Number(top);
  });
});

describe('a kept-alive page', () => {
  it('returns from its detail page as the same instance, with its input and its scroll position', async () => {
    await openApp('/order-newlist');
    await tap('link', '待收货');
    const instance = readTestId('instance');
    fireEvent.change(filter(), { target: { value: '雨伞' } });
    await tap('link', '第一单');
    expect(screen.queryByRole('textbox', { name: '筛选' })).toBeNull();
    await goBack();
    expect(readTestId('instance')).toBe(instance);
    expect(filter()).toHaveValue('雨伞');
    expect(readTestId('place')).toBe('/order-newlist?tab=2');
  });

  it('keeps its own location while it is hidden, and the document has the title of the visible page', async () => {
    await openApp('/order-newlist?tab=3');
    await tap('link', '第一单');
    expect(window.location.hash).toBe('#/order-newDetail?id=1');
    expect(readTestId('place')).toBe('/order-newlist?tab=3');
    expect(document.title).toBe('订单详情');
    await goBack();
    expect(document.title).toBe('订单中心');
  });

  it('returns at its scroll position, and its detail page starts at the top', async () => {
    await openApp('/order-newlist');
    scrolledTo = 1_500;
    await tap('link', '第一单');
    expect(scrolledTo).toBe(0);
    scrolledTo = 40;
    await goBack();
    expect(scrolledTo).toBe(1_500);
  });

  it('has its scroll position by whichever way it is reached again', async () => {
    await openApp('/order-newlist');
    scrolledTo = 1_500;
    await tap('link', '第一单');
    await tap('link', '去列表');
    expect(scrolledTo).toBe(1_500);
  });

  it('keeps its scroll position while its own query changes', async () => {
    await openApp('/order-newlist');
    scrolledTo = 700;
    await tap('link', '待收货');
    expect(scrolledTo).toBe(700);
  });

  it('is hidden behind /home, which is always kept alive', async () => {
    await openApp('/newHome');
    const instance = readTestId('instance');
    fireEvent.change(filter(), { target: { value: '雨伞' } });
    await tap('link', '首页');
    expect(document.title).toBe('龙币钱包');
    await goBackFromHome();
    expect(readTestId('instance')).toBe(instance);
    expect(filter()).toHaveValue('雨伞');
  });

  it('that is an order list is mounted anew after another page was visited', async () => {
    await openApp('/order-newlist');
    const instance = readTestId('instance');
    await tap('link', '首页');
    expect(screen.queryByTestId('instance')).toBeNull();
    await goBackFromHome();
    expect(readTestId('instance')).not.toBe(instance);
  });

  it('is mounted anew after ten minutes hidden', async () => {
    await openApp('/order-newlist');
    const instance = readTestId('instance');
    fireEvent.change(filter(), { target: { value: '雨伞' } });
    await tap('link', '第一单');
    await pass(keepAliveFor + 1_000);
    await goBack();
    expect(readTestId('instance')).not.toBe(instance);
    expect(filter()).toHaveValue('');
  });

  it('refetches what its detail page has changed, and nothing otherwise', async () => {
    await openApp('/order-newlist');
    const answer = Number(readTestId('answer'));
    await tap('link', '第一单');
    await goBack();
    expect(Number(readTestId('answer'))).toBe(answer);
    await tap('link', '第一单');
    await tap('button', '取消订单');
    expect(Number(readTestId('answer'))).toBe(answer);
    await goBack();
    expect(Number(readTestId('answer'))).toBe(answer + 1);
  });

  it('returns without the sheet that was open when it was left', async () => {
    await openApp('/order-newlist');
    await tap('button', '更多');
    await tap('link', '第二单');
    await goBack();
    expect(filter()).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('survives the crash of another page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await openApp('/newHome');
    const instance = readTestId('instance');
    await tap('link', '指南');
    expect(screen.getByRole('alert')).toHaveTextContent('没能打开这个页面');
    await goBack();
    expect(readTestId('instance')).toBe(instance);
  });
});

async function goBackFromHome(): Promise<void> {
  window.history.back();
  await settled();
}
