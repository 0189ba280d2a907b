import { inMemory } from '@/state/slice';
import type { Invitation } from './rules/invitation';

const empty: Invitation = { name: '', phone: '', relation: '', cap: '', resetDay: 1 };

/**
 * What was typed to invite a family member. It survives a visit of other pages, such as that for a forgotten password; it is never
 * stored, because it holds a phone number.
 */
export const useInvitationDraft = inMemory<Invitation>('person', empty);

export function invitationTyped(changed: Partial<Invitation>): void {
  useInvitationDraft.setState(changed);
}

/** The invitation was sent. */
export function invitationSent(): void {
  useInvitationDraft.setState(empty);
}
