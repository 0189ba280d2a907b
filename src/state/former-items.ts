import { readStored, writeStored } from './storage';

/** Items of a person that earlier releases stored under their bare names. */
const bareNames = [
  'booking-drafts',
  'codes-sent',
  'entrance-visits',
  'last-balance',
  'limit-change',
  'merchant-amount',
  'recent-recipients',
  'search-history',
  'transfer-draft',
];

/**
 * Moves what an earlier release stored to the names of this one, so that a draft or an unanswered booking with its idempotency key survives the
 * update. An item that this release has stored itself stays as it is.
 */
export function adoptFormerItems(prefix: string): void {
  for (const name of bareNames) {
    const text = readStored(name);
    if (text === null) continue;
    if (readStored(`${prefix}${name}`) === null) writeStored(`${prefix}${name}`, text);
    writeStored(name, null);
  }
}
