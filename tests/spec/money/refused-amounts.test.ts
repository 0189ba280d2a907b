import { describe, expect, it } from 'vitest';
import { amountRefusalText, type AmountRefusalMessages } from '@/messages/amount-refusal-text';
import type { Area } from '@/messages/define-messages';
import { kitMessages } from '@/messages/kit';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/messages/**/*.ts', '/src/areas/*/messages.ts', '/src/areas/*/messages/*.ts', '!/src/**/*.en.ts'],
  { eager: true },
);
const areas = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((each): each is Area<unknown> => isRecord(each) && 'zh' in each && 'en' in each);

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What an area says, at any depth, of an input that is illegal. */
function illegalTexts(value: unknown): unknown[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    if (key !== 'illegal' && key !== 'illegalInput') return illegalTexts(each);
    return [typeof each === 'function' ? (each as () => unknown)() : each];
  });
}

/** What an area says of refused amounts; null where it has no field for one. */
function refusals(texts: unknown): { amountRefusals: AmountRefusalMessages; illegal: string } | null {
  return isRecord(texts) && isRecord(texts.amountRefusals)
    ? (texts as unknown as { amountRefusals: AmountRefusalMessages; illegal: string })
    : null;
}

const chinese = areas.map(({ zh }) => zh);
const inEnglish = await kitMessages.en();
const english = await Promise.all(areas.map(({ en }) => en()));

describe('an input that is illegal', () => {
  it.each([
    ['Chinese', chinese, kitMessages.zh.illegalInput],
    ['English', english, inEnglish.illegalInput],
  ])('is called so in one sentence by every area: %s', (_, all, sentence) => {
    const texts = all.flatMap(illegalTexts);
    expect(texts.length).toBeGreaterThan(30);
    expect(new Set(texts)).toEqual(new Set([sentence]));
  });

  it('is never worded by an area itself where it is an amount', () => {
    const refusing = [...chinese, ...english].flatMap((texts) => refusals(texts) ?? []);
    expect(refusing.length).toBeGreaterThanOrEqual(8);
    for (const texts of refusing) {
      expect(Object.keys(texts.amountRefusals).sort()).toEqual(['empty', 'not-positive', 'over-limit']);
      expect(amountRefusalText('illegal', texts)).toBe(texts.illegal);
      expect(amountRefusalText('empty', texts)).toBe(texts.amountRefusals.empty);
    }
  });
});
