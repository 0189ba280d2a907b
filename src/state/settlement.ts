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

/** What a person is about to order; it survives a reload. */
interface Settlement {
  /** The chosen shipping address; null until one is chosen. */
  option: v.InferOutput<typeof option> | null;
}

// Each field has its own fallback, so that one invalid field does not lose the others.
const stored = v.object({ option: v.fallback(v.nullable(option), null) });

export const useSettlement = persisted<Settlement>('person', 'settlement', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : { option: null };
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
