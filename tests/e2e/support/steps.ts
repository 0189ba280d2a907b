import { expect, type Locator, type Page } from '@playwright/test';
import { lin, su, tokenOf } from './world';

/** Opens an address of the app as a person. */
export async function open(page: Page, address: string, person: { usercode: string } = lin): Promise<void> {
  await page.goto(`/?token=${tokenOf(person)}#${address}`);
}

/** Goes to an address within the app, which is not loaded anew. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, address);
}

/** Scrolls to the end of the page, because the lower cards of /home are rendered only then. */
export async function scrollDown(page: Page): Promise<void> {
  const scrolled = () =>
    page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return window.scrollY;
    });
  await expect.poll(scrolled).toBeGreaterThan(0);
}

export async function chooseColleague(page: Page, query: string, name: string): Promise<void> {
  await page.getByRole('button', { name: '添加同事' }).click();
  await page.getByRole('searchbox', { name: '搜索同事' }).fill(query);
  await page.getByRole('checkbox', { name }).click();
  await page.getByRole('button', { name: '确定（1 人）' }).click();
}

/** Fills an empty draft so that it can be sent: 苏念 gets 8.8 coins. */
export async function writeDraft(page: Page, amount = '8.8'): Promise<void> {
  await chooseColleague(page, su.initials, su.name);
  await page.getByRole('textbox', { name: '每人收到的龙币' }).fill(amount);
}

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '确认转账' });
export const confirmButton = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: '确认转出 8.8 龙币' });

/** Opens the confirm sheet of the draft of `writeDraft`; `found` says whether the pre-check has findings. */
export async function openSheet(page: Page, { found = true } = {}): Promise<void> {
  await page.getByRole('button', { name: '转出 8.8 龙币' }).click();
  await expect(confirmButton(page)).toBeVisible();
  await expect(dialog(page).getByText(/^这笔无需输入密码/)).toBeVisible();
  // The pre-check has a finding for a recent receiver and for a new one, and none a month later.
  if (found) await expect(dialog(page).getByText('转出前看一眼')).toBeVisible();
}

/** Does everything up to the open sheet, with nothing sent yet. */
export async function reachSheet(page: Page): Promise<void> {
  await open(page, '/transfer1');
  await writeDraft(page);
  await openSheet(page);
}

export async function expectSuccess(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/rewardDetail\?id=[^&]+&fresh=1$/);
  await expect(page.getByRole('heading', { name: '转账详情' })).toBeVisible();
  await expect(page.getByText('心意已送到')).toBeVisible();
}

/** Waits for the code that is only shown offline: it is fetched ahead, once all else that runs on every page is there. */
export async function readyForOffline(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/fetched-note-')),
  );
}

/** Rows are rendered down to the lower edge of the screen. */
export async function expectRowsToFill(page: Page, rows: Locator): Promise<void> {
  const { height: screen } = page.viewportSize() ?? { height: NaN };
  await expect(async () => {
    const box = await rows.filter({ visible: true }).last().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(screen - rowMargin);
  }).toPass();
}
/** A row's text ends before the row does, px. */
const rowMargin = 24;

/**
 * Stops the page's clock, which must have been installed: from here on time passes by the test alone, so that what is shown for seconds only is
 * still there on a machine that is busy.
 */
export async function holdClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + holdMargin);
}
/** A clock can be stopped only at a time that is yet to come when the browser hears of it, ms. */
const holdMargin = 10_000;

/**
 * Advances the page's clock until something is visible; the clock must have been installed. What a call has to answer first needs it, as the
 * clock does not wait for calls: they may be answered only after it has passed the time at which the page would go on.
 */
export async function runUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(shown).toBeVisible({ timeout: 150 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

/** Ends a tab as the system does when it runs out of memory, without any event in the page. */
export async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // A crashed page cannot answer the command.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** Counts the requests for a call from now on. */
export function countRequests(page: Page, call: string): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith(`/${call}`)) count++;
  });
  return () => count;
}

/** A finger on the screen, by real touch events of the browser. */
export async function fingerOn(page: Page, place: Locator) {
  const session = await page.context().newCDPSession(page);
  const box = await place.boundingBox();
  if (box === null) throw new Error(`There is nothing to touch at ${place.toString()}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', by = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: y + by }],
    });
  await touch('touchStart');
  let pulled = 0;
  return {
    /** Moves down from the start, in steps as small as a finger's. */
    pullBy: async (distance: number) => {
      while (pulled < distance) {
        pulled = Math.min(distance, pulled + 10);
        await touch('touchMove', pulled);
      }
    },
    lift: () => touch('touchEnd'),
  };
}

/** Does everything up to the activation code, which has been sent; the world must be one without an account. */
export async function reachActivationCode(page: Page): Promise<void> {
  await open(page, '/activation');
  await page.getByRole('button', { name: '是本人，下一步' }).click();
  await page.getByRole('checkbox', { name: '我已阅读并同意以上协议' }).click();
  await page.getByRole('button', { name: '同意并验证手机' }).click();
  await expect(page.getByRole('textbox', { name: '短信验证码' })).toBeVisible();
}

/** Types a payment password on the app's keypad, whose keys may be shuffled. */
export async function typePassword(page: Page, digits: string): Promise<void> {
  const keys = page.getByRole('group', { name: '密码键盘' });
  for (const digit of digits) await keys.getByRole('button', { name: digit, exact: true }).click();
}

/**
 * Counts how often a toast says these words in what is loaded from now on. A toast leaves after a second, so that a test that looks for it
 * may come too late.
 */
export async function countToasts(page: Page, words: string): Promise<() => Promise<number>> {
  await page.addInitScript((text) => {
    const said = { times: 0 };
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.textContent === text) said.times += 1;
    }).observe(document, { childList: true, subtree: true });
  }, words);
  return () => page.evaluate(() => (window as unknown as { said: { times: number } }).said.times);
}
