import { expect, type Locator, type Page } from '@playwright/test';
import { lin, su, tokenOf } from './world';

/** The tests' vocabulary: what a person does, in the words that they read. */

/** Opens an address of the app as somebody. */
export async function open(page: Page, address: string, person: { usercode: string } = lin): Promise<void> {
  await page.goto(`/?token=${tokenOf(person)}#${address}`);
}

/** Scrolls to the foot of what stands: the further cards of /home come only then. */
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
  await page.getByRole('button', { name: '送给这 1 位同事' }).click();
}

/** From an empty draft to one that can be sent: 苏念 gets 8.8 coins. */
export async function writeDraft(page: Page, amount = '8.8'): Promise<void> {
  await chooseColleague(page, su.initials, su.name);
  await page.getByRole('textbox', { name: '每人收到的龙币' }).fill(amount);
}

export const dialog = (page: Page): Locator => page.getByRole('dialog', { name: '确认转账' });
export const confirmButton = (page: Page): Locator =>
  dialog(page).getByRole('button', { name: '确认转出 8.8 龙币' });

/** Opens the confirm sheet of the draft of `writeDraft`; `found` is whether the pre-check has something to say. */
export async function openSheet(page: Page, { found = true } = {}): Promise<void> {
  await page.getByRole('button', { name: '转出 8.8 龙币' }).click();
  await expect(confirmButton(page)).toBeVisible();
  await expect(dialog(page).getByText(/^这笔不用输密码/)).toBeVisible();
  // Whoever it goes to got something lately, or never did; a month later there is nothing to say.
  if (found) await expect(dialog(page).getByText('转出前看一眼')).toBeVisible();
}

/** Everything up to the open sheet, with nothing sent yet. */
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

/** Waits for what comes in or goes out to stand where it is to stand; what moves for ever is left out. */
export async function standsStill(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Rows are drawn down to the lower edge of the screen. */
export async function expectRowsToFill(page: Page, rows: Locator): Promise<void> {
  const { height: screen } = page.viewportSize() ?? { height: NaN };
  await expect(async () => {
    const box = await rows.filter({ visible: true }).last().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(screen - rowMargin);
  }).toPass();
}
/** A row's text ends before the row does, px. */
const rowMargin = 24;

/** Lets the page's clock run on until something shows; the clock must have been installed. */
export async function runUntil(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(shown).toBeVisible({ timeout: 150 });
  }).toPass({ intervals: [0], timeout: 20_000 });
}

/** Ends a tab as the system does when it runs out of memory: no event reaches the page any more. */
export async function kill(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // The one that is asked to crash has nobody left to answer.
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

/** How many requests for a call have left the browser since. */
export function countRequests(page: Page, call: string): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith(`/${call}`)) count++;
  });
  return () => count;
}

/** A finger on the screen, as the browser itself makes one of it. */
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
    /** Down from where it was put, in steps as small as a finger's. */
    pullBy: async (distance: number) => {
      while (pulled < distance) {
        pulled = Math.min(distance, pulled + 10);
        await touch('touchMove', pulled);
      }
    },
    lift: () => touch('touchEnd'),
  };
}

/** Everything up to the code that activates an account, which is on its way; the world must be one without it. */
export async function reachActivationCode(page: Page): Promise<void> {
  await open(page, '/activation');
  await page.getByRole('button', { name: '是我，下一步' }).click();
  await page.getByRole('checkbox', { name: '我已阅读并同意以上协议' }).click();
  await page.getByRole('button', { name: '同意，去验证手机' }).click();
  await expect(page.getByRole('textbox', { name: '短信验证码' })).toBeVisible();
}

/** Types a payment password on its own keys, wherever they are. */
export async function typePassword(page: Page, digits: string): Promise<void> {
  const keys = page.getByRole('group', { name: '密码键盘' });
  for (const digit of digits) await keys.getByRole('button', { name: digit, exact: true }).click();
}
