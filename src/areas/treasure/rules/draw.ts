import SHA256 from 'crypto-js/sha256';

/** Shares that were paid at once: consecutive numbers. Who holds them has no part in the draw. */
export interface PaidShares {
  readonly first: number;
  readonly count: number;
  /** Business time. */
  readonly paidAt: string;
}

/** What is published before a round starts: it holds the gateway to its seed and does not reveal it. */
export function commitmentOf(seed: string): string {
  return sha256(seed);
}

/**
 * The text that the draw is computed from: the seed, then a line for each payment in the order of the numbers. The times come from the
 * buyers, so the gateway, which has to settle on its seed before, cannot choose the number.
 */
export function drawText(seed: string, shares: readonly PaidShares[]): string {
  const lines = inOrder(shares).map(({ first, count, paidAt }) => `${first}-${first + count - 1} ${paidAt}`);
  return [seed, ...lines].join('\n');
}

/** The winning number: SHA-256 of the text, as one number, modulo the count of shares, counted from the lowest number; null without shares. */
export function winningNumber(seed: string, shares: readonly PaidShares[]): number | null {
  const total = shareCount(shares);
  if (total === 0) return null;
  let index = remainder(sha256(drawText(seed, shares)), total);
  for (const { first, count } of inOrder(shares)) {
    if (index < count) return first + index;
    index -= count;
  }
  return null;
}

export function shareCount(shares: readonly PaidShares[]): number {
  return shares.reduce((total, { count }) => total + count, 0);
}

/** The result of verifying a draw. */
export interface DrawCheck {
  /** The seed is the one that was promised before the start. */
  isSeedKept: boolean;
  /** Every share of the round is in the list, and no number is there twice. */
  isListComplete: boolean;
  /** Computed here; null where nothing can be. */
  number: number | null;
  /** It is the number that was announced. */
  isSameNumber: boolean;
}

export function checkDraw(
  {
    commitment,
    seed,
    total,
    announced,
  }: { commitment: string; seed: string; total: number; announced: number },
  shares: readonly PaidShares[],
): DrawCheck {
  const number = winningNumber(seed, shares);
  return {
    isSeedKept: commitmentOf(seed) === commitment,
    isListComplete: shareCount(shares) === total && !overlaps(shares),
    number,
    isSameNumber: number === announced,
  };
}

function overlaps(shares: readonly PaidShares[]): boolean {
  return inOrder(shares).some(({ first }, index, all) => {
    const before = all[index - 1];
    return before !== undefined && first < before.first + before.count;
  });
}

function inOrder(shares: readonly PaidShares[]): readonly PaidShares[] {
  return [...shares].sort((one, other) => one.first - other.first);
}

/** As 64 lower-case hex digits. The browser's own hashing is missing where the page is not served securely. */
function sha256(text: string): string {
  return SHA256(text).toString();
}

/** The remainder of a hex number of any length, digit by digit. */
function remainder(hex: string, divisor: number): number {
  return Array.from(hex).reduce((rest, digit) => (rest * 16 + parseInt(digit, 16)) % divisor, 0);
}
