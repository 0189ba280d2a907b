/**
 * How fast lists and their search respond on a slow phone: the built app in Chromium with its CPU slowed down four
 * times, world `heavy`. Prints each figure beside its limit and ends with 1 when one is exceeded. Run `npm run
 * build` first.
 */
import { measureNavigation, median, openHeavyWallet, report, rounds, runSlowed } from './slow-phone.mjs';

/** Length of a frame with the browser's own inaccuracy, ms. */
const frame = 17.5;
/** How many frames of a scroll count. */
const frames = 120;
/** The scroll speed, px per second. */
const scrollSpeed = 9600;

const { base, browser, page, close } = await openHeavyWallet(Number(process.env.PORT ?? 4173));
const figures = [];
try {
  await keystrokes();
  await billRows();
  await orderCards();
} finally {
  await close();
}
report(figures);

/** Script time of one keystroke in the picker, from the input event to the committed list. */
async function keystrokes() {
  await page.goto(`${base}/#/rewardUsers?for=/transfer1`);
  await page.getByRole('checkbox').first().waitFor();
  await page.waitForFunction(
    () => new Promise((done) => requestIdleCallback(() => done(true), { timeout: 5000 })),
  );
  const queries = ['chensiyuan', 'csy', '陈思远', 'lin.xiao', '2018', '研发', 'zhang wei', 'wangm'];
  const times = await runSlowed(page, () =>
    page.evaluate(
      async ({ words, again }) => {
        const field = document.querySelector('[aria-label="搜索同事"]');
        const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        const type = (text) => {
          value.set.call(field, text);
          const start = performance.now();
          field.dispatchEvent(new Event('input', { bubbles: true }));
          return performance.now() - start;
        };
        const strokes = new Map();
        for (let round = 0; round < again; round += 1) {
          for (const word of words) {
            for (let length = 1; length <= word.length; length += 1) {
              const text = word.slice(0, length);
              strokes.set(text, [...(strokes.get(text) ?? []), type(text)]);
              await new Promise((done) => setTimeout(done, 30));
            }
            strokes.set('', [...(strokes.get('') ?? []), type('')]);
            await new Promise((done) => setTimeout(done, 60));
          }
        }
        return [...strokes.values()];
      },
      { words: queries, again: rounds },
    ),
  );
  const each = times.map(median);
  figures.push(
    { what: '50,000 colleagues: script per keystroke, median', value: median(each), limit: 8 },
    { what: '50,000 colleagues: script per keystroke, worst', value: Math.max(...each), limit: 16 },
  );
}

/** 10,000 rows of the bill: the time until they are rendered, and late frames while they scroll. */
async function billRows() {
  await page.goto(`${base}/#/longballDetail`);
  await page.getByText(/共 \d{5} 笔/).waitFor();
  await loadAll();
  const opens = [];
  for (let round = 0; round < rounds; round += 1) {
    await runSlowed(page, async () => {
      await measureNavigation(page, '/home', 'nav');
      await page.waitForTimeout(300);
      opens.push(await measureNavigation(page, '/longballDetail', '[data-edge]'));
    });
  }
  figures.push({ what: '10,000 rows: open', value: median(opens), limit: 100 });
  await lateFramesOf('10,000 rows');
}

/** 5,000 orders in the order centre: late frames while they scroll. */
async function orderCards() {
  await page.goto(`${base}/#/order-newlist`);
  await page.getByText(/^共 5,\d{3} 笔$/).waitFor();
  await loadAll();
  await lateFramesOf('5,000 orders');
}

/** Scrolls until the last page of a list is there, then back to its top. */
async function loadAll() {
  await page.evaluate(async () => {
    const ended = () => document.body.innerText.includes('没有更多');
    while (!ended()) {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((done) => setTimeout(done, 50));
    }
    window.scrollTo(0, 0);
  });
}

async function lateFramesOf(list) {
  const late = await lateFrames(page);
  // Late frames of an almost empty page are caused by the machine itself.
  const empty = await browser.newPage({ viewport: page.viewportSize() });
  await empty.setContent('<div style="height: 60000px"></div>');
  const onNothing = await lateFrames(empty);
  await empty.close();
  figures.push({
    what: `${list}: late frames of ${frames}, beyond ${onNothing} on an empty page`,
    value: Math.max(0, late - onNothing),
    limit: 0,
    unit: 'frames',
    digits: 0,
  });
}

/** Counts the frames that reach the screen late during a scroll by wheel. */
async function lateFrames(scrolled) {
  const session = await scrolled.context().newCDPSession(scrolled);
  const { width, height } = scrolled.viewportSize();
  return runSlowed(scrolled, async () => {
    await browser.startTracing(scrolled, { categories: ['blink.user_timing', 'viz'] });
    const moves = scrolled.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('scroll', () => done(performance.mark('scrolls')), { once: true });
        }),
    );
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      // A few more frames than are counted, so that the last counted ones belong to the scroll too.
      yDistance: -Math.round(((frames + 30) / 60) * scrollSpeed),
      speed: scrollSpeed,
      gestureSourceType: 'mouse',
    });
    await moves;
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    return lateAmong(traceEvents);
  });
}

function lateAmong(events) {
  const begun = events.find(({ name }) => name === 'scrolls')?.ts;
  const shown = events
    .filter(({ name, ts }) => name === 'Display::FrameDisplayed' && ts >= begun)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other)
    .slice(0, frames + 1);
  if (shown.length <= frames)
    throw new Error(`only ${shown.length} frames were shown in a scroll of ${frames}`);
  // The browser's clock is some ms before or behind.
  return shown.filter((ts, at) => at > 0 && (ts - shown[at - 1]) / 1000 > 1.5 * frame).length;
}
