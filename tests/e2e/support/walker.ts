import { expect, type BrowserContext, type Page } from '@playwright/test';
import { usualPassword } from '@/mocks/payment-security/security';
import { parseFigure } from '../../day/figures';
import { answerOutside } from './partners';
import { goTo, open } from './steps';
import type { Step, Walk } from './walk-steps';
import { lin, type World } from './world';

/** A tap on one of these may move coins; no other does. */
const confirms =
  /龙币|付款|支付|确认|转出|发出|发放|通过|打开|交卷|参加|兑换|领取|同意|收下|取消|完成|马上抢|抽一次|充值|补|再/;

/** A person who taps about the app without a plan, while its rules are watched. */
export class Walker {
  private pending = 0;
  private isOffline = false;
  private minutes = 0;
  private hasConfirmed = false;
  private change = 0;
  /** What was done so far, for the reader of a failure. */
  readonly way: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly context: BrowserContext,
    private readonly world: World,
    private readonly origin: string,
  ) {
    page.on('request', () => (this.pending += 1));
    page.on('requestfinished', () => (this.pending -= 1));
    page.on('requestfailed', () => (this.pending -= 1));
    // A page of its own is another person's business.
    context.on('page', (other) => void (other === page ? undefined : other.close()));
  }

  async walk({ world, steps }: Walk): Promise<void> {
    await answerOutside(this.context);
    await this.world.reset(world);
    const first = await this.balance((shown) => !Number.isNaN(shown));
    const before = await this.world.change(lin);
    this.change = before;
    for (const step of steps) {
      await this.quiet();
      await this.comeBack();
      this.way.push(await this.take(step));
      await this.quiet();
      await this.expectSound(step);
    }
    if (this.isOffline) await this.turnNetwork();
    const change = (await this.world.change(lin)) - before;
    await this.balance((shown) => shown === first + change);
  }

  private async take(step: Step): Promise<string> {
    switch (step.does) {
      case 'tap':
        return this.tap(step.which);
      case 'type':
        return this.type(step.which, step.text);
      case 'password':
        return this.password();
      case 'back':
        return this.back();
      case 'reload':
        // Without the worker of the app there is nothing to load.
        if (!this.isOffline) await this.page.reload({ waitUntil: 'commit' });
        return 'reload';
      case 'go':
        await goTo(this.page, step.address);
        return `go ${step.address}`;
      case 'network':
        await this.turnNetwork();
        return this.isOffline ? 'offline' : 'online';
      case 'wait':
        this.minutes += step.minutes;
        await this.world.moveClockTo(Date.now() + this.minutes * 60_000);
        return `wait ${step.minutes}`;
    }
  }

  private async back(): Promise<string> {
    await this.page.goBack({ waitUntil: 'commit' }).catch(() => null);
    if (this.page.url() !== 'about:blank') return 'back';
    if (this.isOffline) await this.turnNetwork();
    await open(this.page, '/home');
    return 'back out of the app, and in again';
  }

  /** What a partner shows is not of the app; one step back leads out of it again. */
  private async comeBack(): Promise<void> {
    if (this.page.url().startsWith(this.origin)) return;
    if (this.isOffline) await this.turnNetwork();
    this.way.push(`at ${new URL(this.page.url()).origin}`, await this.back());
    await this.quiet();
    expect(this.page.url(), this.recentWay).toContain(this.origin);
  }

  private async turnNetwork(): Promise<void> {
    this.isOffline = !this.isOffline;
    await this.context.setOffline(this.isOffline);
  }

  private async tap(which: number): Promise<string> {
    const found = await this.page.evaluate(
      ({ selector, share }) => {
        const layers = [...document.querySelectorAll('[aria-modal="true"]')].filter((each) =>
          each.checkVisibility(),
        );
        const root = layers[layers.length - 1] ?? document.body;
        const controls = [...root.querySelectorAll<HTMLElement>(selector)].filter(
          (each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches(':disabled'),
        );
        const control = controls[Math.floor(share * controls.length)];
        if (control === undefined) return null;
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const name = control.getAttribute('aria-label') ?? control.textContent;
        return { x: left + width / 2, y: top + height / 2, name: name.trim().slice(0, 40) };
      },
      {
        selector:
          'a[href], button, input[type=checkbox], input[type=radio], [role=radio], [role=tab], [role=switch], [role=checkbox], summary',
        share: which,
      },
    );
    if (found === null) return 'nothing to tap';
    if (confirms.test(found.name)) this.hasConfirmed = true;
    await this.page.mouse.click(found.x, found.y);
    return `tap ${found.name}`;
  }

  private async type(which: number, text: string): Promise<string> {
    const fields = this.page
      .locator('input:visible, textarea:visible')
      .filter({ hasNot: this.page.locator('[type=file]') });
    const count = await fields.count();
    if (count === 0) return 'nothing to type into';
    await fields
      .nth(Math.floor(which * count))
      .fill(text, { timeout: 1_000 })
      .catch(() => undefined);
    return `type ${text}`;
  }

  private async password(): Promise<string> {
    const keys = this.page.getByRole('group', { name: '密码键盘' });
    if ((await keys.count()) === 0) return 'no keypad';
    this.hasConfirmed = true;
    for (const digit of usualPassword)
      await keys
        .getByRole('button', { name: digit, exact: true })
        .click({ timeout: 1_000 })
        .catch(() => undefined);
    return 'password';
  }

  /** Waits until nothing is under way, or what is under way takes its time. */
  private async quiet(): Promise<void> {
    const end = Date.now() + 1_500;
    do {
      await this.page
        .evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
        .catch(() => undefined);
    } while (this.pending > 0 && Date.now() < end);
  }

  /** How far the page is wider than its window, px, and whether it can be left; a page that is left at this moment is asked again. */
  private async shape(): Promise<{ overhang: number; hasWayOut: boolean }> {
    const ask = () =>
      this.page.evaluate(() => ({
        overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        hasWayOut: document.querySelector('a[href], button:not(:disabled)') !== null,
      }));
    return ask().catch(ask);
  }

  private lengthOfText(): Promise<number> {
    return this.page.evaluate(() => document.body.innerText.trim().length).catch(() => 0);
  }

  private get recentWay(): string {
    return this.way.slice(-6).join(' → ');
  }

  private async expectSound(step: Step): Promise<void> {
    const what = this.recentWay;
    const isOfBrowser = () => this.page.url().startsWith('chrome-error:');
    await expect.poll(async () => isOfBrowser() || (await this.lengthOfText()) > 1, what).toBe(true);
    // What the browser shows where nothing can be loaded is not of the app.
    if (!isOfBrowser()) {
      const { overhang, hasWayOut } = await this.shape();
      expect(overhang, what).toBeLessThanOrEqual(0);
      expect(hasWayOut || step.does === 'reload', what).toBe(true);
    }
    await this.world.expectSound();
    const change = await this.world.change(lin);
    if (change < this.change) expect(this.hasConfirmed, `paid without being asked: ${what}`).toBe(true);
    if (change !== this.change) this.hasConfirmed = false;
    this.change = change;
  }

  /** The balance of the personal account that home shows, in tenths, once the pop-ups of the start are closed. */
  private async balance(isRight: (shown: number) => boolean): Promise<number> {
    await this.page.goto('about:blank');
    await open(this.page, '/home');
    const popup = this.page.getByRole('dialog');
    const region = this.page.getByRole('region', { name: '我的龙币' });
    let shown = NaN;
    await expect(async () => {
      // A button of a pop-up may lead to another page; Esc closes it where it is.
      if ((await popup.count()) > 0) await this.page.keyboard.press('Escape');
      // Home opens with the account that was looked at last.
      const personal = region.getByRole('tab', { name: '个人账户', selected: false });
      if ((await personal.count()) > 0) await personal.click({ timeout: 2_000 });
      // Before the balance, the coins that expire soon are the first figure of the region.
      await region.getByRole('heading', { name: '可用龙币' }).waitFor({ timeout: 2_000 });
      shown = parseFigure((await region.textContent({ timeout: 2_000 })) ?? '');
      expect(isRight(shown)).toBe(true);
    }).toPass({ timeout: 60_000 });
    return shown;
  }
}
