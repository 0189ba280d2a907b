import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { seed } from '../../properties/seed';
import { goBack } from '../../support/actions';
import { goForward, load, openPage, position, press, shownSheet } from '../../support/samples/sample-sheets';

const steps = 80;
const buttons = ['open one', 'open two', 'close one', 'close two', 'close any', 'two instead'] as const;
type Button = (typeof buttons)[number];

const step = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...buttons), { minLength: 1, maxLength: 2 }) },
  { weight: 2, arbitrary: fc.constantFrom('back', 'forward', 'reload') },
);

/** An entry of the page: the sheet that it shows, above how many entries of the page. */
interface Entry {
  sheet: string | null;
  depth: number;
}

/** What the history of the page should be. */
class Expected {
  private entries: Entry[] = [{ sheet: null, depth: 0 }];
  private at = 0;

  get shown(): [sheet: string | null, position: number] {
    return [this.entry.sheet, this.at + 1];
  }

  get canGoBack(): boolean {
    return this.at > 0;
  }

  get canGoForward(): boolean {
    return this.at < this.entries.length - 1;
  }

  go(delta: number): void {
    this.at += delta;
  }

  /** Presses buttons before a step back arrives: a second tap on a way to close does nothing any more. */
  press(pressed: readonly Button[]): void {
    const start = this.at;
    for (const button of pressed)
      if (button.startsWith('close')) {
        if (this.at >= start) this.close(button);
      } else this.show(button);
  }

  private show(button: Button): void {
    const { sheet, depth } = this.entry;
    if (button === 'two instead') this.replace({ sheet: 'two', depth });
    else if (`open ${sheet}` !== button) {
      this.at += 1;
      this.entries.splice(this.at, Infinity, { sheet: button.slice('open '.length), depth: depth + 1 });
    }
  }

  private close(button: Button): void {
    const { sheet, depth } = this.entry;
    if (sheet === null || (button !== 'close any' && button !== `close ${sheet}`)) return;
    if (depth > 0) this.at -= 1;
    else this.replace({ sheet: null, depth });
  }

  /** Unlike browsers, the test's window forgets the entries that follow a replaced one. */
  private replace(entry: Entry): void {
    this.entries.splice(this.at, Infinity, entry);
  }

  private get entry(): Entry {
    return this.entries[this.at] ?? { sheet: null, depth: 0 };
  }
}

beforeEach(openPage);

describe(`sheets under taps, back, forward and reloads, seed ${seed} (SEED=${seed} repeats the run)`, () => {
  it(`stand in the history as the page shows them, in a walk of ${steps} steps`, async () => {
    const [walk] = fc.sample(fc.array(step, { minLength: steps, maxLength: steps, size: 'max' }), {
      seed,
      numRuns: 1,
    });
    const expected = new Expected();
    for (const [number, one] of (walk ?? []).entries()) {
      if (typeof one !== 'string') {
        expected.press(one);
        await press(...one);
      } else if (one === 'reload') await load();
      else if (one === 'back' && expected.canGoBack) {
        expected.go(-1);
        await goBack();
      } else if (one === 'forward' && expected.canGoForward) {
        expected.go(1);
        await goForward();
      }
      expect([number, one, shownSheet(), position()]).toEqual([number, one, ...expected.shown]);
    }
  });
});
