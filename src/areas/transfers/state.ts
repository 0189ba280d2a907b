import * as v from 'valibot';
import { isSamePerson, type Recipient } from '@/domain/transfers/transfer';
import { persisted } from '@/state/slice';

interface NextBatch {
  /** In the order of the pasted list. */
  people: readonly (Recipient & { amount: string })[];
}

const stored = v.object({
  people: v.array(
    v.object({
      usercode: v.string(),
      name: v.string(),
      department: v.string(),
      jobNumber: v.string(),
      amount: v.string(),
    }),
  ),
});

/** Colleagues of a pasted list who were beyond the most that one transfer takes. */
export const useNextBatch = persisted<NextBatch>(
  'person',
  'next-batch',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { people: [] };
  },
  ({ people }) => people.length > 0,
);

/** A pasted list had more people than one transfer takes. */
export function nextBatchKept(people: NextBatch['people']): void {
  useNextBatch.setState({ people });
}

/** These people were added, or are not wanted any more. */
export function nextBatchTaken(taken: readonly Recipient[]): void {
  useNextBatch.setState(({ people }) => ({
    people: people.filter(({ usercode }) => !taken.some((one) => isSamePerson(one.usercode, usercode))),
  }));
}
