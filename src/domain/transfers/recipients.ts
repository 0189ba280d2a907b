import type { Colleague } from '@/domain/colleagues/colleague';
import { maxRecipients } from '@/domain/constants';
import { isSamePerson, personKey, type Recipient } from './transfer';

export type RecipientRefusal = 'full' | 'self' | 'twice' | 'departed' | 'no-oa';

/** Why a person cannot be added, with the name for the message. */
export interface RefusedRecipient {
  kind: RecipientRefusal;
  usercode: string;
  name: string;
}

/**
 * Adds colleagues one after the other, at most `most`, each with an OA account. Takes the list so far, the candidates and one's
 * own usercode; gives the list with all that may be added, and every refusal by name.
 */
export function addRecipients(
  list: readonly Recipient[],
  candidates: readonly Colleague[],
  ownUsercode: string,
  most: number = maxRecipients,
): { list: readonly Recipient[]; refused: readonly RefusedRecipient[] } {
  const added = [...list];
  const refused: RefusedRecipient[] = [];
  const taken = new Set(list.map(({ usercode }) => personKey(usercode)));
  for (const candidate of candidates) {
    const { usercode, name, department, jobNumber } = candidate;
    const kind = refusalOf(candidate, taken, ownUsercode, most);
    if (kind !== null) {
      refused.push({ kind, usercode, name });
      continue;
    }
    taken.add(personKey(usercode));
    added.push({ usercode, name, department, jobNumber });
  }
  return { list: refused.length === candidates.length ? list : added, refused };
}

/** Takes one out, whatever the spelling of the usercode. */
export function removeRecipient(list: readonly Recipient[], usercode: string): readonly Recipient[] {
  return list.filter((recipient) => !isSamePerson(recipient.usercode, usercode));
}

/** The list's own limit comes last: what is wrong with the person matters more than that the list is full. */
function refusalOf(
  { usercode, departed, oaAccount }: Colleague,
  taken: ReadonlySet<string>,
  ownUsercode: string,
  most: number,
): RecipientRefusal | null {
  if (isSamePerson(usercode, ownUsercode)) return 'self';
  if (departed) return 'departed';
  if (oaAccount === null || oaAccount.trim() === '') return 'no-oa';
  if (taken.has(personKey(usercode))) return 'twice';
  return taken.size >= most ? 'full' : null;
}
