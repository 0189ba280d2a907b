import { useNavigate, useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import type { Tenths } from '@/domain/money';
import { useSheets } from '@/flows/navigation/use-sheet';
import { useCoinsSuffice } from '@/flows/checkout/use-coins-suffice';
import { cashierChosen } from '@/state/cashier';

interface PayStep {
  /** The order that was placed here; empty while there is none. */
  order: string;
  isOpen: boolean;
  /** Opens the payment of an order of so much. */
  open: (order: string, money: Tenths) => Promise<void>;
  close: () => void;
}

const subjects = ['order'];

/** The payment of an order as a sheet over its goods; what coins alone cannot pay goes to the cashier. */
export function usePayStep(): PayStep {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const sheets = useSheets({ subjects });
  const coinsSuffice = useCoinsSuffice();
  const order = search.get('order') ?? '';
  return {
    order,
    isOpen: order !== '' && sheets.step === 'pay',
    open: async (id, money) => {
      cashierChosen(id, { choice: '', usesPoints: false });
      if (await coinsSuffice(money)) sheets.open('pay', { order: id });
      else void navigate(href('/checkStandOrderAndPay', { id }));
    },
    close: sheets.close,
  };
}
