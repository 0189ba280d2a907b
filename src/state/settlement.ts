import * as v from 'valibot';
import { placeText, type SavedAddress } from '@/domain/addresses/address';
import { persisted } from './slice';

const option = v.object({
  phone: v.string(),
  /** Province, city and district. */
  title: v.string(),
  /** Street, building and room. */
  content: v.string(),
  /** The receiver. */
  userName: v.string(),
  /** The id of the saved address. */
  userNo: v.string(),
});

const goodsChoice = v.object({
  goods: v.string(),
  /** One value for each slot. */
  values: v.array(v.string()),
  count: v.number(),
});
export type GoodsChoice = v.InferOutput<typeof goodsChoice>;

const line = v.object({ variant: v.string(), count: v.number() });
export type SettlementLine = v.InferOutput<typeof line>;

// Each field has its own fallback, so that one invalid field does not lose the others.
const stored = v.object({
  /** What was chosen on the pages of goods, the newest last. */
  goodsList: v.fallback(v.array(goodsChoice), []),
  /** What is about to be ordered. */
  settlementList: v.fallback(v.array(line), []),
  /** The activity that offers it; empty where none does. */
  activity: v.fallback(v.string(), ''),
  /** The chosen shipping address; null until one is chosen. */
  option: v.fallback(v.nullable(option), null),
  /** The chosen coupon; null for the best one, empty for none. */
  coupon: v.fallback(v.nullable(v.string()), null),
  usesPoints: v.fallback(v.boolean(), true),
  message: v.fallback(v.string(), ''),
  /** The order that was placed and waits for its payment; empty while there is none. */
  order: v.fallback(v.string(), ''),
});

/** What a person is about to order; it survives a reload. */
type Settlement = v.InferOutput<typeof stored>;

const empty = v.parse(stored, {});
const goodsKept = 20;

export const useSettlement = persisted<Settlement>('person', 'settlement', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : empty;
});

/** The goods go to this address. */
export function addressChosen(address: SavedAddress): void {
  const { id, name, phone, detail } = address;
  useSettlement.setState({
    option: { phone, title: placeText(address), content: detail, userName: name, userNo: id },
  });
}

/** A saved address is gone; what was to be sent to it goes to the default one again. */
export function addressDeleted(id: string): void {
  if (useSettlement.getState().option?.userNo === id) useSettlement.setState({ option: null });
}

/** A specification and a number of pieces of goods. */
export function goodsChosen(choice: GoodsChoice): void {
  const others = useSettlement.getState().goodsList.filter(({ goods }) => goods !== choice.goods);
  useSettlement.setState({ goodsList: [...others, choice].slice(-goodsKept) });
}

/** These goods are about to be ordered; what was chosen for others is forgotten, the address stays. */
export function settlementStarted(lines: readonly SettlementLine[], activity: string): void {
  const { goodsList, option: address } = useSettlement.getState();
  useSettlement.setState({ ...empty, goodsList, option: address, settlementList: [...lines], activity });
}

/** Something that the person chose or typed for the order. */
export function settlementChanged(
  parts: Partial<Pick<Settlement, 'coupon' | 'usesPoints' | 'message' | 'order'>>,
): void {
  useSettlement.setState(parts);
}

/** The order was paid or is left to its own page. */
export function settlementCleared(): void {
  settlementStarted([], '');
}
