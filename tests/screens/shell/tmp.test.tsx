import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { queryClient } from '@/queries/client';
import { useLoading } from '@/state/loading';
import { fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass } from '../../support/render-app';

it('x', async () => {
  useLoading.subscribe((s) => console.log(Date.now() % 100000, JSON.stringify(s)));
  queryClient.getQueryCache().subscribe((e) => {
    if (e.query.queryKey[0] === 'accounts')
      console.log(Date.now() % 100000, e.type, e.query.state.fetchStatus);
  });
  await fault({ call: 'accountInfo', kind: 'delay', value: 6_000 });
  console.log('open', Date.now() % 100000);
  await openApp('/home');
  console.log(
    'opened',
    Date.now() % 100000,
    sentCalls()
      .map((c) => c.call)
      .join(' '),
  );
  await pass(4_300);
  console.log(
    Date.now() % 100000,
    screen.queryAllByRole('status').map((r) => r.textContent),
  );
});
