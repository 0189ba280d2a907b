import { useSearchParams } from 'react-router-dom';
import { href } from '@/domain/href';

/** What stands for the id of an address that is not saved yet. */
export const newAddressId = 'new';

/** Where an address is chosen for something else than an order of the mall. */
const pages: Readonly<Record<string, string>> = {
  prize: href('/activityPrize'),
  treasure: href('/grabTreasureOrderList'),
  flash: href('/secKillingHome'),
};

interface Choice {
  /** An address is being chosen for something, and not only looked after. */
  isChoosing: boolean;
  /** What it is chosen for. */
  purpose: string | undefined;
  /** The page that it is chosen for. */
  cameFrom: string;
}

/** What the page of addresses was opened for, as its query says. */
export function useChoice(): Choice {
  const [search] = useSearchParams();
  const purpose = search.get('for') ?? undefined;
  return {
    isChoosing: purpose !== undefined,
    purpose,
    cameFrom: pages[purpose ?? ''] ?? href('/goodsSettlement'),
  };
}
