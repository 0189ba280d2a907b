/** The amounts that stand beside people in a pasted list, by usercode; people without one are left out. */
export function amountsOf(
  people: readonly { usercode: string; amount: string }[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    people.filter(({ amount }) => amount !== '').map(({ usercode, amount }) => [usercode, amount]),
  );
}
