import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { saidInEnglish } from '@/messages/gateway-english';

export type Language = 'zh-CN' | 'en-US';

/** A text of the app in both languages; `(.+)` stands in the Chinese one for what the app fills in. */
interface Pair {
  zh: RegExp;
  /** How many letters of the Chinese text are not filled in: the pair that says most is meant. */
  says: number;
  en: (filled: readonly string[]) => string;
}

/** Any text, as a part of a name that a step gives. */
const any = '{}';
/** An amount or a count, as a part of such a name. */
const figure = '{#}';
const slots = ['⟦0⟧', '⟦1⟧', '⟦2⟧'] as const;

/** Turns the Chinese names that the steps of the day give into what the app says in a language. */
export class Words {
  private constructor(
    private readonly language: Language,
    private readonly pairs: readonly Pair[],
  ) {}

  static async of(language: Language): Promise<Words> {
    return new Words(language, language === 'zh-CN' ? [] : await readPairs());
  }

  /** The pattern of a whole name; `{}` in it stands for any text, `{#}` for a figure, and what the app does not say itself is data. */
  pattern(name: string): string {
    if (this.language === 'zh-CN') return whole([name]);
    const [, before = '', core = '', after = ''] = /^((?:\{\})?)(.*?)((?:\{\})?)$/s.exec(name) ?? [];
    // Some texts are the gateways' own and stay Chinese.
    return whole([
      ...this.inEnglish(name),
      // A figure may be the one that is said in other words.
      ...this.inEnglish(name.replaceAll(figure, '1')),
      ...this.inEnglish(core).map((text) => before + text + after),
      name,
    ]);
  }

  private inEnglish(core: string): string[] {
    const matching = this.pairs.flatMap(({ zh, says, en }) => {
      const match = zh.exec(core);
      return match === null || says === 0
        ? []
        : [{ says, text: en(match.slice(1).map((value) => this.inEnglish(value)[0] ?? value)) }];
    });
    const most = Math.max(...matching.map(({ says }) => says));
    const found = matching.filter(({ says }) => says === most).map(({ text }) => text);
    const said = saidInEnglish(core);
    return [...new Set(said === core ? found : [...found, said])];
  }
}

const tokens: Readonly<Record<string, string>> = { [any]: '.*', [figure]: '-?[\\d,]+(?:\\.\\d+)?' };
const quoted = (text: string) =>
  text
    .split(/(\{#?\})/)
    .map((part) => tokens[part] ?? part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('');
const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
const whole = (texts: readonly string[]) => `^(?:${texts.map(quoted).join('|')})$`;

const isCatalogue = (file: string) => /(^|\/)messages\b.*\.ts$/.test(file) && !/\.en\.ts$|^qa\//.test(file);

async function readPairs(): Promise<Pair[]> {
  // A build puts it in place of the name; the real ones have no mocks.
  Object.assign(globalThis, { __MOCKS__: 'none' });
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(isCatalogue);
  const pairs: Pair[] = [];
  for (const file of files) {
    const found = (await import(pathToFileURL(resolve('src', file)).href)) as Record<string, unknown>;
    for (const value of Object.values(found)) if (isArea(value)) collect(value.zh, await value.en(), pairs);
  }
  return pairs;
}

function isArea(value: unknown): value is { zh: unknown; en: () => Promise<unknown> } {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
}

function collect(zh: unknown, en: unknown, into: Pair[]): void {
  if (typeof zh === 'string' && typeof en === 'string')
    into.push({ zh: new RegExp(`^${quoted(zh)}$`, 's'), says: lettersOf(zh), en: () => en });
  else if (typeof zh === 'function' && typeof en === 'function') collectTemplate(zh, en, into);
  else if (typeof zh === 'object' && zh !== null && typeof en === 'object' && en !== null)
    for (const [key, value] of Object.entries(zh)) collect(value, (en as Record<string, unknown>)[key], into);
}

/** A message with slots; one that makes something else of its values than a text of them is left out. */
function collectTemplate(zh: Function, en: Function, into: Pair[]): void {
  // Some say one thing in other words than several.
  const ones = slots.map(() => '1');
  const single = [filled(zh, ones), filled(en, ones)] as const;
  if (single[0] !== null && single[1] !== null) collect(single[0], single[1], into);
  const text = filled(zh, slots);
  if (text === null || !slots.some((slot) => text.includes(slot))) return;
  const order = slots.filter((slot) => text.includes(slot)).sort((a, b) => text.indexOf(a) - text.indexOf(b));
  const source = order.reduce(
    (pattern, slot) => pattern.replace(slot, '(.+)').replaceAll(slot, '.+'),
    quoted(text),
  );
  into.push({
    zh: new RegExp(`^${source}$`, 's'),
    says: lettersOf(text),
    en: (values) =>
      filled(
        en,
        slots.map((slot) => values[order.indexOf(slot)] ?? any),
      ) ?? any,
  });
}

function filled(message: Function, values: readonly string[]): string | null {
  try {
    // Whole numbers are counts, on which the plural depends.
    const given = values.map((value) => (/^\d+$/.test(value) ? Number(value) : value));
    const text: unknown = Reflect.apply(message, undefined, given);
    return typeof text === 'string' && !/undefined|NaN|\[object/.test(text) ? text : null;
  } catch {
    return null;
  }
}
