import type { Colleague } from '@/domain/colleagues/colleague';
import { addRecipients, type RecipientRefusal } from '@/domain/transfers/recipients';
import { isSamePerson, type Recipient } from '@/domain/transfers/transfer';
import type { PastedRow } from './pasted-list';

export type PastedVerdict = 'ready' | 'same-name' | 'unknown' | 'contradictory' | RecipientRefusal;

export interface JudgedRow extends PastedRow {
  verdict: PastedVerdict;
  /** Who is meant; null while that is not settled. */
  person: Colleague | null;
}

export interface JudgedList {
  rows: readonly JudgedRow[];
  /** The recipients with all who are ready, at most 20. */
  list: readonly Recipient[];
  /** How many rows each cause keeps out, in the order of their first row. */
  causes: ReadonlyMap<Exclude<PastedVerdict, 'ready'>, number>;
}

/**
 * Says of each row whether its person is added. Takes the rows, the recipients chosen so far, one's own usercode, and who was picked among
 * people of the same name, by the index of the row.
 */
export function judgePastedRows(
  rows: readonly PastedRow[],
  chosen: readonly Recipient[],
  ownUsercode: string,
  picked: Readonly<Record<number, string>>,
): JudgedList {
  let list = chosen;
  const waiting: Colleague[] = [];
  const causes = new Map<Exclude<PastedVerdict, 'ready'>, number>();
  const judged = rows.map((row, index): JudgedRow => {
    const person =
      row.candidates.length === 1
        ? row.candidates[0]
        : row.candidates.find(({ usercode }) => usercode === picked[index]);
    const verdict = ((): PastedVerdict => {
      if (row.candidates.length === 0) return 'unknown';
      if (row.isContradictory) return 'contradictory';
      if (person === undefined) return 'same-name';
      const added = addRecipients(list, [person], ownUsercode);
      list = added.list;
      const kind = added.refused[0]?.kind ?? 'ready';
      if (kind !== 'full') return kind;
      if (waiting.some(({ usercode }) => isSamePerson(usercode, person.usercode))) return 'twice';
      waiting.push(person);
      return 'full';
    })();
    if (verdict !== 'ready') causes.set(verdict, (causes.get(verdict) ?? 0) + 1);
    return { ...row, verdict, person: person ?? null };
  });
  return { rows: judged, list, causes };
}
