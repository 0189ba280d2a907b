import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxRecipients } from '@/domain/constants';
import {
  changeAmountInput,
  finishAmountInput,
  formatCoins,
  formatQuick,
  fromCoins,
  maxPerRecipient,
  parseAmount,
  sum,
  tenths,
  toCoins,
  toWireMoney,
} from '@/domain/money';
import { totalOf } from '@/domain/transfers/shares';
import { initialDraft, type TransferDraft } from '@/domain/transfers/transfer';
import { serialiseDraft } from '@/domain/transfers/transfer-content';
import { seed } from './seed';

const runs = { seed, numRuns: 10_000 };

const arbitraryAmount = fc.integer({ min: 1, max: maxPerRecipient }).map(tenths);
const arbitraryTenths = fc.integer({ min: -(10 ** 12), max: 10 ** 12 }).map(tenths);
const toFullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).replace('.', '。');

const arbitraryDraft: fc.Arbitrary<TransferDraft> = fc
  .record({
    amount: arbitraryAmount,
    // Individual amounts, one for each recipient in turn; null when one amount is for all.
    own: fc.option(fc.array(arbitraryAmount, { minLength: maxRecipients, maxLength: maxRecipients })),
    recipients: fc.integer({ min: 1, max: maxRecipients }),
    written: fc.constantFrom(toWireMoney, (amount: typeof maxPerRecipient) =>
      toFullWidth(toWireMoney(amount)),
    ),
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

describe(`generated amounts, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it('have a displayed total that equals the sum sent, exactly', () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const { money, transferList } = serialiseDraft(draft, '2026-11-21 09:41:00');
        // The sum is computed independently of the tested code: decimal text as big integers.
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

  it('are restored from their own text, in half-width or full-width characters', () => {
    fc.assert(
      fc.property(arbitraryAmount, (amount) => {
        for (const text of [
          toWireMoney(amount),
          toFullWidth(toWireMoney(amount)),
          formatQuick(amount).replace(',', ''),
        ]) {
          expect(parseAmount(text)).toEqual({ ok: true, amount });
          expect(parseAmount(changeAmountInput('', text))).toEqual({ ok: true, amount });
        }
      }),
      runs,
    );
  });

  it('are restored from the number of coins in a request', () => {
    fc.assert(
      fc.property(arbitraryTenths, (amount) => {
        expect(fromCoins(toCoins(amount))).toBe(amount);
        expect(fromCoins(Number(toWireMoney(amount)))).toBe(amount);
      }),
      runs,
    );
  });

  it('are either valid or refused with a reason, and never cause an exception', () => {
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

  it('are not changed by pasting, which keeps the text and its judgement', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '1', '5', '９', '.', '。', ',', 'x'), minLength: 2 }),
        (text) => {
          const shown = changeAmountInput('', text);
          expect(shown).toHaveLength(text.length);
          expect(parseAmount(shown)).toEqual(parseAmount(text));
        },
      ),
      runs,
    );
  });

  it('are typed key by key without ever being refused for their form', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('0', '1', '5', '９', '.', '。')), (keys) => {
        const shown = keys.reduce((before, key) => changeAmountInput(before, before + key), '');
        const parsed = parseAmount(finishAmountInput(shown));
        expect(parsed.ok || parsed.reason !== 'illegal').toBe(true);
      }),
      runs,
    );
  });

  it('have the same sum in any order', () => {
    fc.assert(
      fc.property(fc.array(arbitraryTenths, { maxLength: 50 }), (list) => {
        expect(sum([...list].reverse())).toBe(sum(list));
      }),
      { ...runs, numRuns: 1000 },
    );
  });
});
