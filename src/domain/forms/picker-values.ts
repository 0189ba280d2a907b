/** Takes a picker's values and its number of slots; gives the list, or null unless there is one value for each slot. */
export function acceptPickerValues<Value>(values: readonly Value[], slots: number): readonly Value[] | null {
  return values.length === slots ? values : null;
}
