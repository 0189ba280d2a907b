import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languageChosen } from '@/state/preferences';
import { openApp, settled } from '../../support/render-app';

interface AmountField {
  page: string;
  /** Opens what the field stands in. */
  opener?: string;
  label: string;
  submit: string;
}

/** The fields that take an amount as text; those with a keypad take no other keys. */
const fields: readonly AmountField[] = [
  { page: '/second-hand-publish', label: '价格', submit: '发布' },
  { page: '/second-hand-publish', label: '买入价（选填）', submit: '发布' },
  { page: '/second-hand', opener: '筛选', label: '最低价', submit: '查看闲置' },
  { page: '/second-hand', opener: '筛选', label: '最高价', submit: '查看闲置' },
  { page: '/AccountApplyH5?view=form', label: '预算（龙币）', submit: '提交申请' },
  { page: '/checkStandTest', label: '金额', submit: '下单并打开收银台' },
];

const illegal = ['1e3', '1,000', '-0', 'NaN', '.', '1 0', '5.', '1.25'];

async function click(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name }));
  await settled();
}

describe('a field for an amount', () => {
  it.each(fields)('refuses what is no amount in the words of the catalogue: $label, $page', async (field) => {
    await openApp(field.page);
    if (field.opener !== undefined) await click(field.opener);
    const box = screen.getByRole('textbox', { name: field.label });
    for (const text of illegal) {
      fireEvent.change(box, { target: { value: text } });
      await click(field.submit);
      expect([text, box.getAttribute('aria-invalid')]).toEqual([text, 'true']);
      expect(box).toHaveAccessibleDescription('输入的数据不合法！');
    }
  });

  it('does so in English where the app is', async () => {
    languageChosen('en-US');
    await openApp('/second-hand-publish');
    const box = screen.getByRole('textbox', { name: 'Price' });
    fireEvent.change(box, { target: { value: '1e3' } });
    await click('Publish');
    expect(box).toHaveAccessibleDescription('Input data is illegal!');
  });

  it('takes every price of an item, up to the highest', async () => {
    await openApp('/second-hand');
    await click('筛选');
    fireEvent.change(screen.getByRole('textbox', { name: '最高价' }), { target: { value: '20000' } });
    await click('查看闲置');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
