import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { tokenOf } from '@/mocks/core/identity';
import { sessionGiven } from '@/state/session';
import { me } from '../../support/gateways/mock-gateways';
import { hostWithoutToken, posted, postedTo, query, tokenHost, watchExits } from '../../support/redirects';
import { freshApp, openAgain, openApp } from '../../support/render-app';

vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../../support/hosts/exit-host')).theHost,
}));
watchExits();

describe('/newWebviewforPost', () => {
  const fields = JSON.stringify({ order: 'A1', amount: 12.5 });
  const openPostPage = (url: string, given = fields) =>
    openApp(query('/newWebviewforPost', { url, fields: given }));

  it('posts the fields and the token to a trusted host, and shows their names and number alone', async () => {
    await openPostPage(`https://${tokenHost}/pay`);
    expect(postedTo).toEqual([`https://${tokenHost}/pay`]);
    expect(Object.fromEntries(posted[0]?.entries() ?? [])).toEqual({
      ...{ order: 'A1', amount: '12.5', token: tokenOf(me) },
    });
    expect(screen.getByText('2 项')).toBeInTheDocument();
    expect(document.body.textContent).not.toContain(tokenOf(me));
  });

  it('posts no token to a host that is allowed but must not receive one', async () => {
    await openPostPage(`https://${hostWithoutToken}/pay`);
    expect(posted[0]?.has('token')).toBe(false);
    expect(screen.getByText('不提交')).toBeInTheDocument();
  });

  it('posts once per visit, and says so after coming back', async () => {
    await openPostPage(`https://${tokenHost}/pay`);
    const state: unknown = window.history.state;
    const { hash } = window.location;
    document.body.innerHTML = '';
    await freshApp();
    sessionGiven({ token: tokenOf(me) });
    window.history.replaceState(state, '', `/${hash}`);
    await openAgain();
    expect(posted).toHaveLength(1);
    expect(screen.getByText('已提交过')).toBeInTheDocument();
  });

  it.each([
    ['https://evil.example/pay', fields, 'evil.example 不在可提交的名单里'],
    [`http://${tokenHost}/pay`, fields, '未使用安全连接'],
    ['javascript:alert(1)', fields, '链接不是网页地址'],
    ['#/home', fields, '链接不是网页地址'],
    ['', fields, '链接不是网页地址'],
    [`https://${tokenHost}.evil.example/`, fields, '不在可提交的名单里'],
    [`https://${tokenHost}/`, '{"a":{"b":1}}', '要提交的内容无法识别'],
    [`https://${tokenHost}/`, '[1]', '要提交的内容无法识别'],
    [`https://${tokenHost}/`, '{', '要提交的内容无法识别'],
  ])('visibly refuses %j with %j', async (url, given, why) => {
    await openPostPage(url, given);
    expect(posted).toEqual([]);
    expect(screen.getByRole('alert')).toHaveTextContent(why);
  });
});
