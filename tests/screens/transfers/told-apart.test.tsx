import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyBooking } from '@/domain/bookings/booking';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/core/people';
import { bookingWritten } from '@/state/booking-drafts';
import { recipientsChosen } from '@/state/transfer-draft';
import { choose, confirm, inSheet, openConfirmation, tap, typeAmount, visit } from '../../support/actions';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { changeWorld } from '../../support/gateways/screen-network';
import { seeEverything } from '../../support/observer';
import { freshApp, openApp, settled } from '../../support/render-app';

seeEverything();

/** Both are called 陈思远. */
const [service, finance] = [person(1), person(2)];
const inService = '陈思远（客服中心）';
const inFinance = '陈思远（财务共享中心）';

/** Both got something on the day of the test. */
function giveToBoth(): Promise<void> {
  const gift = (to: string, index: number) => ({
    id: `P${index}`,
    time: pinned - index * 1000,
    accountType: 0 as const,
    from: me,
    to: [to],
    money: tenths(660),
    text: '',
    tag: '',
  });
  return changeWorld((state) => ({
    ...state,
    transfers: [...state.transfers, gift(service.usercode, 1), gift(finance.usercode, 2)],
  }));
}

describe('two colleagues of the same name', () => {
  it('are told apart on the chips of the transfer and of the picker', async () => {
    recipientsChosen([service, finance, person(3)]);
    await openApp('/transfer1');
    await tap('button', `移除${inFinance}`);
    expect(screen.getByText('陈思远')).toBeInTheDocument();
    recipientsChosen([service, finance, person(3)]);
    await visit('/rewardUsers?for=/transfer1');
    expect(screen.getByRole('button', { name: `移除${inService}` })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: `移除${inFinance}` })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '移除周一航' })).toBeInTheDocument();
  });

  it('are told apart in the title of the keypad and on the button of the page', async () => {
    recipientsChosen([service, finance]);
    await openApp('/transfer1');
    await choose('radio', '分别填写');
    expect(screen.getByRole('button', { name: `请填写${inService}的金额` })).toBeInTheDocument();
    const [, field] = screen.getAllByRole('textbox', { name: /^陈思远收到的龙币/ });
    fireEvent.click(field ?? document.body);
    await settled();
    expect(screen.getByRole('dialog', { name: `给${inFinance}` })).toBeInTheDocument();
  });

  it('are told apart in the confirm sheet, in its findings and on the receipt', async () => {
    await giveToBoth();
    recipientsChosen([service, finance]);
    await openApp('/transfer1');
    await typeAmount('66');
    await openConfirmation();
    expect(inSheet().getByText(`${inService}、${inFinance}`)).toBeInTheDocument();
    expect(inSheet().getByText(`今天已给${inService}、${inFinance}送过同样的金额`)).toBeInTheDocument();
    await confirm();
    expect(screen.getByText(`${inService}、${inFinance}`)).toBeInTheDocument();
  });

  it('are told apart where only one of them gets a gift and the directory has both', async () => {
    await giveToBoth();
    recipientsChosen([finance]);
    await openApp('/transfer1');
    await typeAmount('66');
    await openConfirmation();
    expect(inSheet().getByText(`今天已给${inFinance}送过同样的金额`)).toBeInTheDocument();
  });

  it('are told apart among the recent colleagues and in the drafts of the transfer centre', async () => {
    await giveToBoth();
    recipientsChosen([service, finance]);
    bookingWritten('new-0', { ...emptyBooking, transferList: [service, finance] });
    await openApp('/transfer-page');
    expect(screen.getByRole('button', { name: `转给${inService}` })).toHaveTextContent(inService);
    expect(screen.getByRole('button', { name: `转给${inFinance}` })).toHaveTextContent(inFinance);
    expect(screen.getAllByText(`${inService}、${inFinance}，还没填金额`)).toHaveLength(2);
  });
});

describe('scheduled gifts to two colleagues of the same name', () => {
  beforeEach(async () => {
    await freshApp('gifts');
    await changeWorld((state) => ({
      ...state,
      leavers: [],
      bookings: state.bookings.map((each) =>
        each.id === 'A-G7' ? { ...each, to: [finance.usercode] } : each,
      ),
    }));
  });

  it('are told apart in the list, in one booking and in the question before it is cancelled', async () => {
    await openApp('/orderreward1');
    expect(screen.getAllByText(`${inService} · 节日问候`)).toHaveLength(2);
    expect(screen.getByText(`${inFinance} · 节日问候`)).toBeInTheDocument();
    await tap('button', new RegExp(`^取消「${inService}、苏念」`));
    expect(screen.getByRole('dialog')).toHaveTextContent(`${inService}、苏念 · 里程碑`);
    await visit('/orderreward1?id=A-G7');
    expect(screen.getByText(inFinance)).toBeInTheDocument();
    await tap('button', '取消预约');
    expect(screen.getByRole('dialog')).toHaveTextContent(`${inFinance} · 节日问候`);
  });

  it('are told apart on a day of the calendar and in the notices of home', async () => {
    await openApp('/orderreward1?view=calendar');
    expect(screen.getByText(`${inService}、苏念 · 里程碑`)).toBeInTheDocument();
    expect(screen.getByText(`${inFinance} · 节日问候`)).toBeInTheDocument();
    cleanup();
    await openApp('/home');
    await tap('button', /还有 \d 件/);
    expect(screen.getByText(`12 月 3 日送给${inService}、苏念的龙币可能无法送出`)).toBeInTheDocument();
  });
});
