import type { GoodsDetail } from '@/api/endpoints/goods';
import { firstValues, variantOf } from '@/domain/mall/specification';
import { useSettlement } from '@/state/settlement';

type Variant = GoodsDetail['variants'][number];

interface Choice {
  /** One value for each slot. */
  values: readonly string[];
  count: number;
  /** Null where no specification has these values. */
  variant: Variant | null;
}

/** What the person chose of these goods, also before a reload; at first one piece of the first specification that is in stock. */
export function useGoodsChoice({ id, slots, variants }: GoodsDetail): Choice {
  const stored = useSettlement(({ goodsList }) => goodsList.find(({ goods }) => goods === id));
  const known = stored === undefined ? null : variantOf(variants, slots, stored.values);
  const values = stored !== undefined && known !== null ? stored.values : firstValues(variants);
  return { values, count: stored?.count ?? 1, variant: known ?? variantOf(variants, slots, values) };
}
