import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { searched } from '@/areas/search/state';
import { me } from '../../support/gateways/mock-gateways';
import { fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';
import { field, setSearchText, submit, type } from '../../support/search';

const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const region = (name: string) => screen.getByRole('region', { name });
const hash = () => decodeURIComponent(window.location.hash);
const pressKey = (name: string) => fireEvent.keyDown(field(), { key: name });
const refusal = { call: 'search', kind: 'code', value: '7777', message: '系统维护中' } as const;

describe('search suggestions', () => {
  it('of the device are shown at once, those of the gateways once typing has paused', async () => {
    searched(me, '打车发票');
    await openApp('/search');
    setSearchText('打车');
    await settled();
    expect(sentCalls('search')).toHaveLength(0);
    expect(options()).toEqual(['打车发票搜过的', '打车直达']);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await type('活动');
    expect(sentCalls('search')).toHaveLength(1);
    await type('团圆');
    expect(options()).toContain('冬至团圆礼大家在搜');
    expect(options().filter((text) => text?.endsWith('商品'))).toHaveLength(3);
  });

  it('are requested once for several quick keystrokes', async () => {
    await openApp('/search');
    for (const text of ['冬', '冬至', '冬至团', '冬至团圆']) {
      setSearchText(text);
      await pass(100);
    }
    expect(sentCalls('search')).toHaveLength(0);
    await pass(300);
    expect(sentCalls('search')).toHaveLength(1);
  });

  it('are never those of an older text, however late its answer comes', async () => {
    await fault({ call: 'search', kind: 'delay', value: 5_000, times: 1 });
    await openApp('/search');
    await type('礼盒');
    expect(options().filter((text) => text?.endsWith('商品'))).toEqual([]);
    await type('绿茶');
    expect(options().some((text) => text?.includes('绿茶'))).toBe(true);
    const before = options();
    await pass(6_000);
    expect(options()).toEqual(before);
    expect(sentCalls('search')).toHaveLength(2);
  });

  it('fail silently, and are shown without the gateways’', async () => {
    await fault({ ...refusal, times: 'always' });
    await openApp('/search');
    await type('打车');
    expect(options()).toEqual(['打车直达']);
    expect(screen.queryByText('系统维护中')).toBeNull();
  });

  it('find colleagues by pinyin without a request except for the list', async () => {
    await openApp('/search');
    await type('chensiyuan');
    expect(options()).toEqual(['陈思远同事']);
    expect(sentCalls('queryDirectory')).toHaveLength(1);
    fireEvent.click(screen.getByRole('option'));
    await settled();
    expect(hash()).toBe('#/search?q=陈思远');
  });

  it('are chosen by arrow keys, accepted by Enter, and closed by Escape', async () => {
    searched(me, '打车发票');
    await openApp('/search');
    await type('打车');
    const activeOption = () => screen.queryByRole('option', { selected: true });
    expect(activeOption()).toBeNull();
    pressKey('ArrowUp');
    expect(activeOption()).toHaveTextContent('打车直达');
    expect(field()).toHaveAttribute('aria-activedescendant', activeOption()?.id);
    pressKey('ArrowDown');
    expect(activeOption()).toHaveTextContent('打车发票');
    pressKey('ArrowDown');
    pressKey('Enter');
    await settled();
    expect(hash()).toBe('#/newDidiHome');
  });

  it('keep what was typed when they are closed by Escape', async () => {
    await openApp('/search?q=打车');
    await type('打车发');
    expect(screen.queryByRole('region', { name: '功能' })).toBeNull();
    pressKey('Escape');
    await settled();
    expect(field()).toHaveValue('打车');
    expect(region('功能')).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('wait until a Chinese word is composed: nothing is requested, suggested, searched or shortened before', async () => {
    await openApp('/search');
    fireEvent.compositionStart(field());
    setSearchText('zhong');
    await pass(1_000);
    expect(field()).toHaveValue('zhong');
    expect(options()).toEqual([]);
    expect(sentCalls('search')).toHaveLength(0);
    pressKey('Enter');
    await submit();
    expect(hash()).toBe('#/search');
    setSearchText('冬至');
    fireEvent.compositionEnd(field());
    await pass(300);
    await settled();
    expect(sentCalls('search')).toHaveLength(1);
    expect(options()[0]).toBe('冬至团圆礼大家在搜');
  });
});
