import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { queryClient } from '@/queries/client';
import { Page } from '@/ui/layout/page';
import { Sheet } from '@/ui/overlays/sheet';

/**
 * Screens that replace planned kept-alive ones: a list with a filter, a sheet and an answer of the gateways, and
 * its detail.
 */

let made = 0;
let answered = 0;

export function List() {
  const [instance] = useState(() => (made += 1));
  const [sheet, open] = useState(false);
  const { pathname, search } = useLocation();
  const { data } = useQuery(
    { queryKey: ['stand-in'], queryFn: () => Promise.resolve((answered += 1)) },
    queryClient,
  );
  return (
    <Page title="订单">
      <p data-testid="instance">{instance}</p>
      <p data-testid="place">{pathname + search}</p>
      <p data-testid="answer">{data}</p>
      <input aria-label="筛选" />
      <button type="button" onClick={() => open(true)}>
        更多
      </button>
      {sheet && (
        <Sheet title="更多" onClose={() => open(false)}>
          <Link to="/order-newDetail?id=2">第二单</Link>
        </Sheet>
      )}
      <Link to="?tab=2">待收货</Link>
      <Link to="/order-newDetail?id=1">第一单</Link>
      <Link to="/guide">指南</Link>
      <Link to="/home">首页</Link>
    </Page>
  );
}

export function Detail() {
  return (
    <Page title="订单详情">
      <button type="button" onClick={() => void queryClient.invalidateQueries({ queryKey: ['stand-in'] })}>
        取消订单
      </button>
      <Link to="/guide">去指南</Link>
      <Link to="/order-newlist">去列表</Link>
    </Page>
  );
}

export function Broken(): never {
  throw new Error('a fault of the page');
}
