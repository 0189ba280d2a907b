import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxPerRecipient, maxRecipients } from '@/domain/constants';
import { round } from '@/domain/figures';
import {
  formatCoins,
  formatQuick,
  fromCoins,
  normaliseAmountInput,
  parseAmount,
  sum,
  tenths,
  toCoins,
  toWireMoney,
} from '@/domain/money';
import { totalOf } from '@/domain/transfers/shares';
import { initialDraft, type TransferDraft } from '@/domain/transfers/transfer';
import { serialiseDraft } from '@/domain/transfers/transfer-content';

const seed =
  process.env['SEED'] === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(process.env['SEED']);
process.stdout.write(`amounts: seed ${seed} (SEED=${seed} runs the same again)\n`);
const runs = { seed, numRuns: 10_000 };

const amounts = fc.integer({ min: 1, max: maxPerRecipient }).map(tenths);
const anyTenths = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(tenths);
const fullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).replace('.', '。');

const drafts: fc.Arbitrary<TransferDraft> = fc
  .record({
    amount: amounts,
    // In turn for each recipient; none where one amount is for all.
    own: fc.option(fc.array(amounts, { minLength: maxRecipients, maxLength: maxRecipients })),
    recipients: fc.integer({ min: 1, max: maxRecipients }),
    written: fc.constantFrom(toWireMoney, (amount: typeof maxPerRecipient) => fullWidth(toWireMoney(amount))),
    text: fc.string({ maxLength: 40 }),
  })
  .map(({ amount, own, recipients, written, text }) => ({
    ...initialDraft(),
    money: written(amount),
    own: {
      ...initialDraft().own,
      0: {
        on: own !== null,
        typed: Object.fromEntries((own ?? []).map((each, index) => [`LX${index}`, written(each)])),
      },
    },
    text,
    transferList: Array.from({ length: recipients }, (_, index) => ({
      usercode: `LX${index}`,
      name: '同事',
      department: '',
      jobNumber: '',
    })),
  }));

describe('amounts, over generated drafts', () => {
  it('the total shown is the sum of what is sent, exactly', () => {
    fc.assert(
      fc.property(drafts, (draft) => {
        const { money, transferList } = serialiseDraft(draft, '2026-11-21 09:41:00');
        // Reckoned apart from the code under test: decimal text as big integers.
        const sent = transferList.reduce(
          (total, own) => total + BigInt((own.money ?? money).replace('.', '')),
          BigInt(0),
        );
        const total = totalOf(draft);
        expect(total === null ? null : BigInt(formatCoins(total).replace(/[,.]/g, ''))).toBe(sent);
      }),
      runs,
    );
  });

  it('every amount comes back out of its own text, typed narrow or wide', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        for (const text of [
          toWireMoney(amount),
          fullWidth(toWireMoney(amount)),
          formatQuick(amount).replace(',', ''),
        ]) {
          expect(parseAmount(text)).toEqual({ ok: true, amount });
          expect(parseAmount(normaliseAmountInput(text))).toEqual({ ok: true, amount });
        }
      }),
      runs,
    );
  });

  it('every amount comes back out of the number of coins on the wire', () => {
    fc.assert(
      fc.property(anyTenths, (amount) => {
        expect(fromCoins(toCoins(amount))).toBe(amount);
        expect(fromCoins(Number(toWireMoney(amount)))).toBe(amount);
      }),
      runs,
    );
  });

  it('whatever is typed is an amount in its bounds or a reason, never an exception', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('0', '1', '9', '.', ',', '-', 'e', ' ', '０', '．', '。') }),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseAmount(text);
        if (parsed.ok) {
          expect(parsed.amount).toBeGreaterThan(0);
          expect(parsed.amount).toBeLessThanOrEqual(maxPerRecipient);
          expect(parseAmount(toWireMoney(parsed.amount))).toEqual(parsed);
        } else {
          expect(['empty', 'illegal', 'not-positive', 'over-limit']).toContain(parsed.reason);
        }
      }),
      runs,
    );
  });

  it('live typing settles at once and never turns a legal amount into another', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('0', '1', '5', '９', '.', '。', ',', 'x') }), (text) => {
        const once = normaliseAmountInput(text);
        expect(normaliseAmountInput(once)).toBe(once);
        const parsed = parseAmount(text);
        if (parsed.ok) expect(parseAmount(once)).toEqual(parsed);
      }),
      runs,
    );
  });

  it('adding up does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(anyTenths, { maxLength: 50 }), (list) => {
        expect(sum([...list].reverse())).toBe(sum(list));
      }),
      { ...runs, numRuns: 1000 },
    );
  });

  it('rounding never moves a figure by more than half of its last place', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(BigInt(10) ** BigInt(15)), max: BigInt(10) ** BigInt(15) }),
        (thousandths) => {
          const size = thousandths < 0 ? -thousandths : thousandths;
          const digits = size.toString().padStart(4, '0');
          const text = `${thousandths < 0 ? '-' : ''}${digits.slice(0, -3)}.${digits.slice(-3)}`;
          const rounded = BigInt(round(text).replace('.', '')) * BigInt(10);
          const moved = rounded - thousandths;
          expect(moved <= 5 && moved >= -5).toBe(true);
        },
      ),
      runs,
    );
  });
});
