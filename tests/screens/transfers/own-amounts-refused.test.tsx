import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen } from '@/state/transfer-draft';
import { confirm, inSheet, openConfirmation, tap } from '../../support/actions';
import { chen, zhou } from '../../support/gateways/mock-gateways';
import { changeWorld, sentCalls, transfers } from '../../support/gateways/screen-network';
import { choose, field, fillThree, openIndividualAmounts, typeFor } from '../../support/own-amounts';
import { openApp, settled } from '../../support/render-app';

const su = person(4).usercode;
const row = (name: string) => within(field(name).closest('li') as HTMLElement);

describe('individual amounts with a mistake', () => {
  it.each([
    ['0', '金额要大于 0'],
    ['10000.1', '单人最多 10,000 龙币'],
    ['1e3', '输入的数据不合法！'],
  ])(
    'are refused at the row in which %s was typed, and the button names the person',
    async (typed, sentence) => {
      await fillThree();
      await typeFor('周一航', typed);
      expect(row('周一航').getByRole('alert')).toHaveTextContent(sentence);
      expect(field('周一航')).toBeInvalid();
      expect(row('陈思远').queryByRole('alert')).toBeNull();
      await tap('button', `周一航：${sentence}`);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(field('周一航')).toHaveFocus();
      expect(field('周一航')).toHaveValue(typed);
      expect(sentCalls('batchTransfer')).toHaveLength(0);
    },
  );

  it('report an empty amount when sending is tried, and move to it', async () => {
    await openIndividualAmounts();
    await typeFor('陈思远', '5');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('已填 1 / 3 人，合计 5.0')).toBeInTheDocument();
    await tap('button', '请填写周一航的金额');
    expect(field('周一航')).toHaveFocus();
    expect(row('周一航').getByRole('alert')).toHaveTextContent('请填写金额');
  });

  it('state a sum above the balance although some are still empty', async () => {
    await openIndividualAmounts();
    await typeFor('陈思远', '2000');
    await typeFor('周一航', '680.6');
    expect(screen.getByRole('alert')).toHaveTextContent('余额不足，还差 0.1');
  });

  it('tell namesakes apart by department and job number, in the rows and in the confirm sheet', async () => {
    const twin = { ...person(2), name: person(1).name };
    recipientsChosen([person(1), twin]);
    await openApp('/transfer1');
    await choose('分别填写');
    const [one, other] = screen.getAllByRole('textbox', { name: /^陈思远收到的龙币，/ });
    expect(one).toHaveAccessibleName(new RegExp(person(1).jobNumber));
    expect(other).toHaveAccessibleName(new RegExp(twin.jobNumber));
    for (const [index, input] of [one, other].entries())
      fireEvent.change(input as HTMLElement, { target: { value: `${index + 1}` } });
    await settled();
    await openConfirmation();
    const list = within(inSheet().getByRole('list', { name: '送给' }));
    expect(list.getAllByRole('listitem')[1]).toHaveTextContent(new RegExp(`${twin.jobNumber}.*2\\.0`));
  });
});

describe('a refused batch with individual amounts', () => {
  it('removes the people who cannot receive by one tap, and updates the total', async () => {
    await fillThree();
    await changeWorld((state) => ({ ...state, leavers: [zhou] }));
    await openConfirmation();
    await confirm();
    expect(inSheet().getByRole('alert')).toHaveTextContent(/周一航.*已离职/);
    await tap('button', '移除周一航，送给其余 2 位');
    await tap('button', '确认转出 196.8 龙币');
    expect(await transfers()).toMatchObject([{ to: [chen, su], own: { [chen]: 1880, [su]: 88 } }]);
  });
});
