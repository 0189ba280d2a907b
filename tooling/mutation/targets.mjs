/**
 * What is mutated: the rules of money and state, by the folders that hold them. `money` is tried whole before a release, a sample of
 * `all` shows how dense the tests are everywhere.
 */
export const targets = {
  money: [
    /^src\/domain\/[^/]*\.ts$/,
    /^src\/domain\/(accounts|cashier|family-pay|flash-sale|grants|life|mall|orders|pay-by-code|payment|points|red-packets|transfers)\//,
    /^src\/areas\/(accounts|bookings|cashier|grants|mall|orders|payment-security|points|prepaid|second-hand|transfers|treasure)\/rules\//,
    /^src\/areas\/taxi\/rules\/(cancel-fee|fare|invoice|ride-time|trip-state)/,
    /^src\/flows\/(checkout|payment|write|scenes)\/.*\.ts$/,
    /^src\/state\/(payment-attempt|settlement|open-writes|open-orders|cashier|transfer-draft|booking-drafts|grant-draft|grant-list)\.ts$/,
    /^src\/mocks\/core\/(ledger|idempotency)\.ts$/,
  ],
  mocks: [/^src\/mocks\/(core|cashier|accounts|payment-security|orders)\//],
  all: [
    /^src\/(domain|queries|state)\//,
    /^src\/areas\/[^/]+\/(rules|state)\//,
    /^src\/areas\/[^/]+\/(?!use-|messages|state-)[^/]*\.ts$/,
    /^src\/flows\/.*\.ts$/,
    /^src\/mocks\/core\/(ledger|idempotency)\.ts$/,
  ],
};

/** Texts are no rules; hooks are shown by screens. */
const left = /messages|\.en\.ts$|\/use-[^/]*$|\.d\.ts$/;

/** The files of a set of targets, out of all files of the project. */
export function targetsOf(files, set) {
  return files.filter((file) => !left.test(file) && targets[set].some((pattern) => pattern.test(file)));
}
