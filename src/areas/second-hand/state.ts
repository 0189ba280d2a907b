import * as v from 'valibot';
import { persisted } from '@/state/slice';
import { isPersistent } from '@/state/storage';
import { itemCategories, itemConditions, type ItemFields } from './rules/item';
import { mostKept } from './rules/photo';

const text = v.fallback(v.string(), '');

const stored = v.object({
  /** The item that is changed, `new` for a new one; empty where nothing was typed. */
  id: text,
  title: text,
  description: text,
  price: text,
  boughtFor: text,
  place: text,
  category: v.fallback(v.picklist(itemCategories), 'other'),
  condition: v.fallback(v.picklist(itemConditions), 'nine'),
  inspect: v.fallback(v.boolean(), true),
  fixedPrice: v.fallback(v.boolean(), false),
});

const storedPhotos = v.object({ id: text, photos: v.fallback(v.array(v.string()), []) });

/** What was typed and chosen for an item and is not published yet. */
export type ItemDraft = v.InferOutput<typeof stored> & ItemFields;

export const emptyItem: ItemDraft = v.parse(stored, {});
const noPhotos = v.parse(storedPhotos, {});

export const useItemDraft = persisted<ItemDraft>(
  'person',
  'item-draft',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : emptyItem;
  },
  ({ id }) => id !== '',
);

/** The photos of the draft; apart from its text, as they may be too large to be kept. */
export const useItemPhotos = persisted<v.InferOutput<typeof storedPhotos>>(
  'person',
  'item-photos',
  (value) => {
    const read = v.safeParse(storedPhotos, value);
    return read.success ? read.output : noPhotos;
  },
  ({ id, photos }) => id !== '' && areKept(photos),
);

export function itemTyped(draft: ItemDraft): void {
  useItemDraft.setState(draft);
}

export function itemPhotosChanged(id: string, photos: readonly string[]): void {
  useItemPhotos.setState({ id, photos: [...photos] });
}

/** The item was published, or what was typed for it is given up. */
export function itemDraftCleared(): void {
  useItemDraft.setState(emptyItem);
  useItemPhotos.setState(noPhotos);
}

/** Whether photos survive a reload. */
export function areKept(photos: readonly string[]): boolean {
  return isPersistent() && photos.reduce((total, photo) => total + photo.length, 0) <= mostKept;
}
