import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { tokenOf } from '../e2e/support/world';
import type { BrowserWindow } from '../engines/engine';
import { lookFor, type Outcome, type Sought, type Wish } from './hands';
import type { Language, Words } from './words';

const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);
/** Milliseconds in which a thing has to be there. */
const patience = 20_000;
const pause = 80;

/**
 * A role and its name, as `button 付款 {}`, or a text in quotation marks; `~` before a text that is somewhere in it,
 * ` > ` leads into it, ` | ` to another place.
 */
export type Place = string;

/** The person who uses the app at the moment, in the one window of a browser. */
export class Visitor {
  /** The usercode of the person who uses the app. */
  person: string | null = null;

  constructor(
    private readonly window: BrowserWindow,
    private readonly origin: string,
    private readonly words: Words,
    readonly language: Language,
  ) {}

  /** Opens an address as a person, in a document of its own; a person who comes after another says so to the app. */
  async open(address: string, person: { usercode: string; name: string }): Promise<void> {
    await this.window.goto('about:blank');
    await this.window.goto(`${this.origin}/?token=${tokenOf(person)}&lang=${this.language}#${address}`);
    if (this.person !== null && this.person !== person.usercode)
      await this.press(`button 切换到${person.name}的钱包`);
    this.person = person.usercode;
  }

  reload(): Promise<void> {
    return this.window.reload();
  }

  back(): Promise<void> {
    return this.window.back();
  }

  /** The address in the app. */
  async address(): Promise<string> {
    return String(await this.window.evaluate('location.hash.slice(1)'));
  }

  /** Waits for something and gives its text. */
  async sees(place: Place): Promise<string> {
    return (await this.find(place, 'see')).text;
  }

  /** The text of something; null where it is not there now. */
  async textOf(place: Place): Promise<string | null> {
    const { problem, text } = await this.ask(this.wish(place, 'see'));
    return problem === null ? text : null;
  }

  /** Whether something is there now. */
  async has(place: Place): Promise<boolean> {
    return (await this.textOf(place)) !== null;
  }

  async press(...places: Place[]): Promise<void> {
    for (const place of places) {
      let before: Outcome | null = null;
      // What moves is pressed once it stands.
      await until(async () => {
        const now = await this.ask(this.wish(place, 'press'));
        const stands = now.problem === null && now.x === before?.x && now.y === before.y;
        before = now;
        return stands ? null : `${place}: ${now.problem ?? 'it moves'}`;
      });
      const { x, y } = before ?? { x: 0, y: 0 };
      await this.window.press(x, y);
    }
  }

  async type(place: Place, text: string): Promise<void> {
    await this.find(place, 'type', text);
  }

  /** Chooses an option of a list. */
  async choose(place: Place, option: string): Promise<void> {
    await this.find(place, 'choose', this.words.pattern(option));
  }

  /** Gives a file to a field. */
  async give(place: Place, file: { name: string; type: string; bytes: Buffer }): Promise<void> {
    await this.find(place, 'give', JSON.stringify({ ...file, bytes: file.bytes.toString('base64') }));
  }

  /** Types a payment password on the keypad, whose keys may be shuffled. */
  async password(digits: string): Promise<void> {
    for (const digit of digits) await this.press(`group 密码键盘 > button ${digit}`);
  }

  /** Waits for the keypad or for what follows it, and types the password where it is asked for. */
  async passwordIfAsked(digits: string, done: Place): Promise<void> {
    await until(async () =>
      (await this.has('group 密码键盘')) || (await this.has(done)) ? null : `neither the keypad nor ${done}`,
    );
    if (!(await this.has(done))) await this.password(digits);
    await this.sees(done);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.window.evaluate(expression);
  }

  private async find(place: Place, does: Wish['does'], value = ''): Promise<Outcome> {
    let found: Outcome | undefined;
    await until(async () => {
      found = await this.ask(this.wish(place, does, value));
      return found.problem === null ? null : `${place}: ${found.problem}`;
    });
    if (found === undefined) throw new Error(place);
    return found;
  }

  private wish(place: Place, does: Wish['does'], value = ''): Wish {
    return { paths: place.split(' | ').map((each) => this.path(each)), does, value };
  }

  private path(place: string): Sought[] {
    return place.split(' > ').map((part): Sought => {
      const text = /^“(.*)”$/s.exec(part);
      if (text !== null) return { role: null, pattern: this.words.pattern(text[1] ?? ''), holds: null };
      const [, role = '', name = '{}', held] = /^(\w+)(?: ([^~]*))?(?:~(.*))?$/s.exec(part) ?? [];
      const holds = held === undefined ? null : this.words.pattern(held).slice(1, -1);
      return { role, pattern: this.words.pattern(name === '' ? '{}' : name), holds };
    });
  }

  private async ask(wish: Wish): Promise<Outcome> {
    const expression = `(${lookFor.toString()})(${JSON.stringify(wish)})`;
    try {
      const outcome = (await this.window.evaluate(expression)) as Outcome;
      if (outcome.problem !== 'no queries') return outcome;
      await this.window.evaluate(`(() => { ${queries}\n; return true; })()`);
      return (await this.window.evaluate(expression)) as Outcome;
    } catch (error) {
      // The document may be changing.
      return { problem: String(error).slice(0, 200), x: 0, y: 0, text: '' };
    }
  }
}

/** Asks again and again until there is no problem. */
export async function until(problem: () => Promise<string | null>): Promise<void> {
  await expect.poll(problem, { timeout: patience, intervals: [pause] }).toBeNull();
}
