import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import type { Tenths } from '@/domain/money';
import { useCoinsSuffice } from '@/flows/payment/order/use-coins-suffice';
import { cashierChosen } from '@/state/cashier';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';

interface PayStep {
  /** The order that was placed here; empty while there is none. */
  order: string;
  isOpen: boolean;
  /** Opens the payment of an order of so much. */
  open: (order: string, money: Tenths) => Promise<void>;
  close: () => void;
}

/** The payment of an order as a sheet over its goods; what coins alone cannot pay goes to the cashier. */
export function usePayStep(goods: { id: string; session: string }): PayStep {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const [search] = useSearchParams();
  const coinsSuffice = useCoinsSuffice();
  const order = search.get('order') ?? '';
  return {
    order,
    isOpen: order !== '' && search.get('step') === 'pay',
    open: async (id, money) => {
      cashierChosen(id, { choice: '', usesPoints: false });
      if (!(await coinsSuffice(money))) return void navigate(href('/checkStandOrderAndPay', { id }));
      void navigate(href('/secKillingGoodsDetail', { ...goods, order: id, step: 'pay' }), {
        state: sheetHistoryState,
      });
    },
    close: () =>
      void (isSheetHistoryState(state)
        ? navigate(-1)
        : navigate(href('/secKillingGoodsDetail', goods), { replace: true })),
  };
}
