import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { main, tap } from '../../support/actions';
import { fault } from '../../support/gateways/screen-network';
import { freshApp, openApp, settled } from '../../support/render-app';

describe('the records of red packets', () => {
  it('show a year with its sums, and link to each packet', async () => {
    await openApp('/red-packets');
    expect(main()).toHaveTextContent(/2026 年共收到/);
    expect(main()).toHaveTextContent('有 2 个红包等你打开');
    await tap('link', /陈思远.*已领完/);
    expect(window.location.hash).toBe('#/NBagDesc?id=K0000003');
  });

  it('are filtered by state and kind, which the address keeps', async () => {
    await openApp('/red-packets');
    fireEvent.click(screen.getByRole('radio', { name: '待打开' }));
    await settled();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    fireEvent.change(screen.getByRole('combobox', { name: '类型' }), { target: { value: 'equal' } });
    await settled();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(window.location.hash).toBe('#/red-packets?state=waiting&kind=equal');
  });

  it('say that nothing matches, and clear the filters', async () => {
    await openApp('/red-packets?state=expired&kind=lucky');
    expect(main()).toHaveTextContent('没有符合条件的红包');
    await tap('button', '清除筛选');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2);
  });

  it('of another year are shown for that year', async () => {
    await openApp('/red-packets');
    fireEvent.change(screen.getByRole('combobox', { name: '年份' }), { target: { value: '2025' } });
    await settled();
    expect(main()).toHaveTextContent(/2025 年共收到/);
    expect(window.location.hash).toBe('#/red-packets?year=2025');
  });

  it('say that a year has none', async () => {
    await freshApp();
    await openApp('/red-packets?year=2020');
    expect(main()).toHaveTextContent('这一年还没有红包');
  });

  it('show an error with a way to try again when they could not be read', async () => {
    await fault({ call: 'redPacketRecords', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/red-packets');
    expect(screen.getByRole('alert')).toHaveTextContent('系统维护中');
    await tap('button', '再试一次');
    expect(main()).toHaveTextContent(/2026 年共收到/);
  });
});
