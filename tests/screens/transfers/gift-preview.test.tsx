import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillTransfer, goBack, tap, typeBlessing } from '../../support/actions';
import { fillBooking } from '../../support/bookings';
import { changeWorld, sentCalls, transfers } from '../../support/gateways/screen-network';
import { settled } from '../../support/render-app';

const preview = () => within(screen.getByRole('dialog', { name: '看看对方收到的样子' }));
const openPreview = () => tap('button', '看看对方收到的样子');

describe('the preview of a transfer', () => {
  beforeEach(async () => {
    await fillTransfer();
    await typeBlessing('新年好');
  });

  it('shows amount, blessing and signature as the receiver will see them', async () => {
    await openPreview();
    expect(preview().getByText('已收到')).toBeInTheDocument();
    expect(preview().getAllByText('88.0 龙币').length).toBeGreaterThan(0);
    expect(preview().getByText('新年好')).toBeInTheDocument();
    expect(preview().getByText('林晓禾 敬上')).toBeInTheDocument();
  });

  it('keeps a sealed letter closed until it is touched, and can be sealed again', async () => {
    fireEvent.click(screen.getByRole('switch', { name: /^把祝福封进信封/ }));
    await openPreview();
    expect(preview().queryByText('新年好')).toBeNull();
    fireEvent.click(preview().getByRole('button', { name: /^林晓禾写给你的信/ }));
    expect(preview().getByRole('group', { name: '信已拆开' })).toHaveTextContent('新年好');
    fireEvent.click(preview().getByRole('button', { name: '重新封好，再拆一次' }));
    expect(preview().queryByText('新年好')).toBeNull();
  });

  it('sends nothing, and what was written is there after back', async () => {
    const before = (await transfers()).length;
    await openPreview();
    await goBack();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('textbox', { name: '写句祝福' })).toHaveValue('新年好');
    expect(sentCalls('batchTransfer')).toHaveLength(0);
    expect(await transfers()).toHaveLength(before);
  });
});

describe('the preview of a scheduled gift', () => {
  it('shows what arrives on its day', async () => {
    await changeWorld((state) => ({ ...state, bookings: [] }));
    await fillBooking();
    await typeBlessing('生日快乐，永远年轻');
    await openPreview();
    await settled();
    expect(preview().getByText('生日快乐，永远年轻')).toBeInTheDocument();
    expect(preview().getByText('林晓禾 敬上')).toBeInTheDocument();
  });
});
