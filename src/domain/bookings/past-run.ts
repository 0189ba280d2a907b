/** The result of a run, as a list shows it. */
export type RunFate = 'paid' | 'unpaid' | 'skipped';

/** Who was to get something in a run, and whether it was paid. */
interface RunRecord {
  paid: boolean;
  recipients: readonly unknown[];
}

/** The result of a run; without a recipient left to pay it counts as skipped, whatever it says about payment. */
export function fateOf({ paid, recipients }: RunRecord): RunFate {
  if (recipients.length === 0) return 'skipped';
  return paid ? 'paid' : 'unpaid';
}

/** Who is named more than once among those who get the gifts of one day. */
export function namedTwice(usercodes: readonly string[]): readonly string[] {
  return [...new Set(usercodes.filter((usercode, index) => usercodes.indexOf(usercode) < index))];
}
