import { parseAmount, tenths, toHalfWidth, type Tenths } from '@/domain/money';

const digits: Readonly<Record<string, number>> = Object.fromEntries(
  ['零〇', '一壹', '二贰两', '三叁', '四肆', '五伍', '六陆', '七柒', '八捌', '九玖'].flatMap((each, value) =>
    Array.from(each, (character) => [character, value]),
  ),
);
const units: Readonly<Record<string, number>> = { 十: 10, 拾: 10, 百: 100, 佰: 100, 千: 1_000, 仟: 1_000 };

/** The amount that a refused text most likely means: thousands separated, with a unit, or in Chinese numerals. Null where that is not certain. */
export function suggestAmount(text: string): Tenths | null {
  const plain = toHalfWidth(text)
    .normalize('NFKC')
    .replace(/^[¥￥$]\s*/, '')
    .replace(/\s*(个?龙币|元整?|块钱?|整)$/, '')
    .trim();
  const grouped = /^\d{1,3}(,\d{3})+(\.\d)?$/.test(plain) ? plain.replace(/,/g, '') : plain;
  const zeros = grouped.replace(/^(\d+\.\d)0+$/, '$1');
  const parsed = parseAmount(zeros);
  if (parsed.ok) return parsed.amount;
  const coins = chineseNumber(plain);
  const inChinese = coins === null || coins === 0 ? null : parseAmount(String(coins));
  return inChinese?.ok === true ? tenths(inChinese.amount) : null;
}

/** 五百 is 500, 一千二 1,200, 一万 10,000; null for any other text. */
function chineseNumber(text: string): number | null {
  const [high, low, ...more] = text.split(/[万萬]/);
  if (high === undefined || more.length > 0) return null;
  if (low === undefined) return belowTenThousand(high, 1);
  const tens = belowTenThousand(high, 1);
  // 一万二 is 12,000: the last digit counts in the next lower unit.
  const rest = low === '' ? 0 : belowTenThousand(low, 1_000);
  return tens === null || rest === null ? null : tens * 10_000 + rest;
}

/** `shortUnit` is what a single digit counts in that follows a higher unit without its own. */
function belowTenThousand(text: string, shortUnit: number): number | null {
  if (text === '') return null;
  let total = 0;
  let digit: number | null = null;
  let lastUnit: number | null = shortUnit === 1 ? null : shortUnit * 10;
  let afterZero = false;
  for (const character of text) {
    const value = digits[character];
    const unit = units[character];
    if (value !== undefined) {
      if (digit !== null && digit !== 0) return null;
      digit = value;
      afterZero = afterZero || value === 0;
    } else if (unit !== undefined && (lastUnit === null || unit < lastUnit)) {
      if (digit === 0) return null;
      total += (digit ?? 1) * unit;
      digit = null;
      lastUnit = unit;
      afterZero = false;
    } else return null;
  }
  if (digit === null || digit === 0) return total;
  return total + digit * (lastUnit === null || afterZero ? 1 : lastUnit / 10);
}
