import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { confirm, fillTransfer, openConfirmation } from '../../support/actions';
import { fault, transfers } from '../../support/gateways/screen-network';
import { openApp, settled } from '../../support/render-app';

const lost = vi.hoisted(() => () => {
  throw new Error('lost on its way');
});
vi.mock('@/flows/query-view/fetched-note', lost);
vi.mock('@/flows/funding-forecast/impact-note', lost);

describe('a hint whose code is lost on its way', () => {
  it('leaves the figures on the page while the device is offline', async () => {
    await openApp('/home');
    const before = screen.getByRole('main').textContent;
    await fault({ call: '*', kind: 'drop', times: 'always' });
    vi.mocked(window.fetch).mockRejectedValue(new TypeError('Failed to fetch'));
    fireEvent(window, new Event('offline'));
    await settled();
    expect(screen.getByText('网络不可用，请检查您的网络设置')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent(before);
  });

  it('lets a payment go on', async () => {
    await fillTransfer();
    await openConfirmation();
    await confirm();
    expect(await transfers()).toHaveLength(1);
  });
});
