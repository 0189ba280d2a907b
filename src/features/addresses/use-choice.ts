import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';
import { useExit } from '@/flows/payment/proof/history-state';

interface Choice {
  /** An address is being chosen for something, and not only looked after. */
  isChoosing: boolean;
  /** Goes back to what the address was chosen for. */
  leave: () => void;
}

/** What the page of addresses was opened for, as its query says. */
export function useChoice(): Choice {
  const [search] = useSearchParams();
  const purpose = search.get('for');
  const leave = useExit(purpose === 'prize' ? href('/activityPrize') : href('/goodsSettlement'), 1);
  return { isChoosing: purpose !== null, leave };
}
