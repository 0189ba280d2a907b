/** A slot picker takes a list of values only when it has one for each slot; gives the list, or null where it is rejected. */
export function acceptPickerValues<Value>(values: readonly Value[], slots: number): readonly Value[] | null {
  return values.length === slots ? values : null;
}
