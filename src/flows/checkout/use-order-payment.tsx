import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import type { Tenths } from '@/domain/money';
import { useLatest } from '@/flows/navigation/use-latest';
import { useSheets } from '@/flows/navigation/use-sheet';
import { currentAccounts, useAccounts, useCurrentUser } from '@/queries/account';
import { cashierChosen } from '@/state/cashier';
import { useSession } from '@/state/session';
import { useSingleTask } from '@/ui/forms/use-single-task';
import { PayOrder } from './pay-order';

export interface OrderPaymentOptions {
  /** The order that waits for its payment as the page knows it, also after a reload; empty while there is none. */
  order?: string;
  /** The address of the page that follows once an order is paid. */
  resultOf: (order: string) => string;
  /** The sheet was closed before the order was paid. */
  onLeave?: (order: string) => void;
  /** The page is of no use once its order is placed, so that the cashier takes its place in the history. */
  isReplaced?: boolean;
}

export interface OrderPayment {
  isBusy: boolean;
  /** The sheet is open. */
  isOpen: boolean;
  /** Pays an order of so many coins; with points where the person chose so. */
  pay: (order: string, coins: Tenths, usesPoints?: boolean) => void;
  /** The confirm sheet; a page draws it also while it is closed, as a payment that was sent goes on. */
  sheet: ReactNode;
}

/** Pays an order by the confirm sheet where the coins suffice, else at the cashier, which offers what coins alone cannot pay. */
export function useOrderPayment({
  order = '',
  resultOf,
  onLeave,
  isReplaced = false,
}: OrderPaymentOptions): OrderPayment {
  const navigate = useNavigate();
  const sheets = useSheets();
  const isOnSheet = sheets.step !== null;
  const sysType = useSession((session) => session.sysType);
  const usercode = useCurrentUser().data?.usercode ?? '';
  // The balance is read in advance, so that a tap rarely waits for it.
  useAccounts(sysType);
  const [begun, setBegun] = useState('');
  const [isBusy, run] = useSingleTask();
  const page = useLatest(null);
  const id = begun === '' ? order : begun;
  const isOpen = sheets.step === 'pay' && id !== '';

  const coinsSuffice = async (coins: Tenths) => {
    const accounts = await currentAccounts(sysType).catch(() => null);
    const personal = accounts?.accountList.find(({ accountType }) => accountType === 'XF');
    return personal !== undefined && personal.balanceAmt >= coins;
  };
  const pay = (placed: string, coins: Tenths, usesPoints = false) =>
    run(async () => {
      setBegun(placed);
      cashierChosen(placed, { choice: '', usesPoints });
      const isSheet = await coinsSuffice(coins);
      if (!page.current.isMounted) return;
      if (!isSheet)
        void navigate(href('/checkStandOrderAndPay', { id: placed }), { replace: isReplaced || isOnSheet });
      else if (isOnSheet) sheets.openInstead('pay');
      else sheets.open('pay');
    });
  return {
    isBusy,
    isOpen,
    pay,
    sheet: id !== '' && usercode !== '' && (
      <PayOrder
        key={id}
        id={id}
        usercode={usercode}
        isOpen={isOpen}
        resultOf={resultOf}
        onClose={sheets.close}
        onLeave={() => onLeave?.(id)}
      />
    ),
  };
}
