import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useGuide } from '@/areas/guide/state';
import { tap } from '../../support/actions';
import { openApp, settled } from '../../support/render-app';

const question = '龙币能转给谁？';

async function search(text: string): Promise<void> {
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索问题' }), { target: { value: text } });
  await settled();
}

describe('the guide', () => {
  it('opens an answer under its question, with a link to the page that it describes', async () => {
    useGuide.setState(useGuide.getInitialState(), true);
    await openApp('/guide');
    expect(screen.getByRole('button', { name: question })).toHaveAttribute('aria-expanded', 'false');
    await tap('button', question);
    expect(screen.getByText(/已离职或没有 OA 账号的同事会显示在名单里/)).toBeVisible();
    expect(screen.getByRole('link', { name: '转账' })).toHaveAttribute('href', '#/transfer1');
    await tap('button', question);
    expect(screen.queryByText(/已离职或没有 OA 账号的同事会显示在名单里/)).toBeNull();
    expect(screen.queryByRole('link', { name: '转账' })).toBeNull();
  });

  it('shows the questions of the chosen topic', async () => {
    await openApp('/guide');
    fireEvent.click(screen.getByRole('radio', { name: '付款与密码' }));
    await settled();
    expect(screen.getByRole('button', { name: '忘了支付密码怎么办？' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: question })).toBeNull();
  });

  it('states how many questions were found, and opens the only one', async () => {
    await openApp('/guide');
    await search('撤回');
    expect(screen.getByText('找到 1 个问题')).toBeInTheDocument();
    expect(screen.getByText(/转出后不能撤回。确认时/)).toBeVisible();
  });

  it('links to customer service when nothing is found', async () => {
    await openApp('/guide');
    await search('量子');
    expect(screen.getByText('没有找到相关问题')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '联系客服' })).toBeInTheDocument();
  });
});
