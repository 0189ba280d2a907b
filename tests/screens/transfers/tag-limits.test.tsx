import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyBooking } from '@/domain/bookings/booking';
import { person } from '@/mocks/core/people';
import { bookingWritten } from '@/state/booking-drafts';
import { recipientsChosen } from '@/state/transfer-draft';
import { choose, tap, typeAmount } from '../../support/actions';
import { fault, sentCalls, transfers } from '../../support/gateways/screen-network';
import { openApp, settled } from '../../support/render-app';

const overLimit = '这个标签每人最多 200.0 龙币';

describe('the cap of a tag', () => {
  it('is shown beside the amount of a reward, and holds', async () => {
    recipientsChosen([person(1)]);
    await openApp('/transfer2');
    await typeAmount('200.1');
    await choose('radio', '优秀员工');
    expect(screen.getByText('每人 200 龙币以内')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(overLimit);
    await tap('button', overLimit);
    expect(screen.queryByRole('dialog')).toBeNull();
    await typeAmount('200');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: '发出奖励 200.0 龙币' })).toBeInTheDocument();
    await typeAmount('200.1');
    await choose('radio', '好点子');
    expect(screen.getByRole('button', { name: '发出奖励 200.1 龙币' })).toBeInTheDocument();
  });

  it('holds for each recipient with an amount of their own', async () => {
    recipientsChosen([person(1), person(3)]);
    await openApp('/transfer2');
    await choose('radio', '优秀员工');
    await choose('radio', '分别填写');
    for (const [name, amount] of [
      ['陈思远', '50'],
      ['周一航', '300'],
    ] as const) {
      fireEvent.change(screen.getByRole('textbox', { name: `${name}收到的龙币` }), {
        target: { value: amount },
      });
      await settled();
    }
    const field = screen.getByRole('textbox', { name: '周一航收到的龙币' });
    expect(field).toHaveAccessibleDescription(overLimit);
    expect(screen.getByRole('button', { name: `周一航：${overLimit}` })).toBeInTheDocument();
  });

  it('is said by the gateway where the app does not know it', async () => {
    const tags = [{ name: '优秀员工', money: '' }];
    await fault({
      call: 'queryRewardTags',
      kind: 'wrong-shape',
      value: JSON.stringify({ tags }),
      times: 'always',
    });
    recipientsChosen([person(1)]);
    await openApp('/transfer2');
    await typeAmount('300');
    await choose('radio', '优秀员工');
    await tap('button', /^发出奖励 /);
    await tap('button', /^确认发出 /);
    await settled();
    expect(screen.getAllByText('“优秀员工”每人最多 200.0 龙币')).not.toHaveLength(0);
    expect(await transfers()).toEqual([]);
  });

  it('holds for a scheduled reward', async () => {
    bookingWritten('new-1', { ...emptyBooking, transferList: [person(1)], money: '260' });
    await openApp('/transfer4');
    expect(screen.getByText('团队经费，每人不超过 200 龙币')).toBeInTheDocument();
    expect(screen.getAllByText(overLimit).length).toBeGreaterThan(0);
    fireEvent.click(within(screen.getByRole('contentinfo')).getByRole('button'));
    await settled();
    expect(screen.queryByRole('dialog', { name: /^确认/ })).toBeNull();
    expect(sentCalls('create')).toEqual([]);
    await choose('radio', '节日慰问');
    expect(screen.queryByText(overLimit)).toBeNull();
  });
});
