/**
 * How quick the pages are on a slow phone: the built app in Chromium with its CPU slowed down four times, world `heavy`. Prints each figure
 * beside its limit and ends with 1 where one is over. Run `npm run build` first.
 */
import { median, openBuiltApp, report, rounds, slowdown, viewport } from './slow-phone.mjs';

const frame = 17.5;
/** How long a finger stays on what it taps, ms. */
const held = 100;
const steps = 120;
/** How fast a list is thrown, px per second. */
const scrollSpeed = 9600;

const { base, browser, close } = await openBuiltApp(Number(process.env.PORT ?? 4174));
const figures = [];
const machine = { layout: NaN, script: NaN };
const note = (what, value, limit, unit) => figures.push({ what, value, limit, unit });

try {
  await fetch(`${base}/__mock/reset`, { method: 'POST', body: JSON.stringify({ world: 'heavy' }) });
  const page = await browser.newPage({ viewport });
  await page.goto(`${base}/?token=lx-LX100001`);
  await page.getByRole('link', { name: '账单' }).first().waitFor();

  await yardstick();
  await keystrokes(page);
  await billRows(page);
  await routeChanges(page);
  await tenPages(page);
} finally {
  await close();
}

console.log(
  `yardstick on an empty page: ${machine.layout.toFixed(0)} ms of layout, ${machine.script.toFixed(0)} ms of script`,
);
report(figures);

async function slowed(page, work) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The brake itself takes a moment to run evenly.
  await page.waitForTimeout(200);
  try {
    return await work();
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}

/** A fixed piece of work, so that figures of two machines can be compared: 300 paragraphs laid out one by one, and a loop of sums. */
async function yardstick() {
  const page = await browser.newPage({ viewport });
  const measured = await slowed(page, () =>
    page.evaluate((again) => {
      const timed = (work) => {
        const start = performance.now();
        work();
        return performance.now() - start;
      };
      const layOut = () => {
        for (let count = 0; count < 300; count += 1) {
          const paragraph = document.createElement('p');
          paragraph.textContent = '每一次发放、转账、红包，都当作收到一封信来设计。';
          document.body.append(paragraph);
          if (paragraph.offsetHeight === 0) throw new Error('nothing was laid out');
        }
        document.body.textContent = '';
      };
      const addUp = () => {
        let sum = 0;
        for (let count = 0; count < 20_000_000; count += 1) sum = (sum + count * 31) % 1_000_003;
        return sum;
      };
      return Array.from({ length: again }, () => [timed(layOut), timed(addUp)]);
    }, rounds),
  );
  machine.layout = median(measured.map(([layout]) => layout));
  machine.script = median(measured.map(([, script]) => script));
  await page.close();
}

/** Script of one keystroke in the picker, from the input event to the committed list. */
async function keystrokes(page) {
  await page.goto(`${base}/#/rewardUsers?for=/transfer1`);
  await page.getByRole('checkbox').first().waitFor();
  await page.waitForFunction(
    () => new Promise((done) => requestIdleCallback(() => done(true), { timeout: 5000 })),
  );
  const queries = ['chensiyuan', 'csy', '陈思远', 'lin.xiao', '2018', '研发', 'zhang wei', 'wangm'];
  const times = await slowed(page, () =>
    page.evaluate(
      async ({ messages, again }) => {
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
          for (const word of messages) {
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
      { messages: queries, again: rounds },
    ),
  );
  const each = times.map(median);
  note('picker, 50,000 colleagues: script per keystroke, median', median(each), 5);
  note('picker, 50,000 colleagues: script per keystroke, worst', Math.max(...each), 15);
}

/** 10,000 rows of the bill: how long they take to stand, and frames that come late while they scroll. */
async function billRows(page) {
  await page.goto(`${base}/#/longballDetail`);
  await page.getByText(/共 10000 笔/).waitFor();
  await page.evaluate(async () => {
    const ended = () => document.body.innerText.includes('没有更多');
    while (!ended()) {
      window.scrollTo(0, document.documentElement.scrollHeight);
      await new Promise((done) => setTimeout(done, 50));
    }
    window.scrollTo(0, 0);
  });
  const opens = await slowed(page, () => visits(page, '/longballDetail', '[data-edge]'));
  note('bill, 10,000 rows: open', median(opens), 100);
  const { late, blank, drawnLate } = await scrolled(page);
  // The same machine showing next to nothing: what is late there is the machine's own.
  const empty = await browser.newPage({ viewport: page.viewportSize() });
  await empty.setContent('<div style="height: 60000px"></div>');
  const { late: onNothing } = await scrolled(empty);
  await empty.close();
  console.log(
    `  bill: rows were drawn over the length of a frame ${drawnLate} times of ${steps}, out of sight`,
  );
  note(
    `bill, 10,000 rows: late frames of ${steps}, beyond ${onNothing} on an empty page`,
    Math.max(0, late - onNothing),
    0,
    'frames',
  );
  note(`bill, 10,000 rows: frames of ${steps} with rows missing`, blank, 0, 'frames');
}

/**
 * A page while somebody scrolls it with a wheel. The browser moves what is drawn beside the page's own script, so two things can go wrong in
 * what a person sees: a frame reaches the screen late, or what it shows has no rows yet. Also gives how often the script itself took longer
 * than a frame to draw the rows that come next.
 */
async function scrolled(page) {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize();
  return slowed(page, async () => {
    await browser.startTracing(page, { categories: ['blink.user_timing', 'viz'] });
    const watched = page.evaluate(
      ({ limit, count }) =>
        new Promise((done) => {
          const list = document.querySelector('[data-edge]')?.parentElement.parentElement;
          const listTop = list === undefined ? 0 : list.getBoundingClientRect().top + window.scrollY;
          const gaps = [];
          let blank = 0;
          let before = null;
          // Before the list itself hears of the scroll: what stands now is what the frames since the last one have shown.
          const onScroll = () => {
            const last = list?.lastElementChild;
            if (!last) return;
            const drawnTo = listTop + Number.parseFloat(last.style.top) + last.firstElementChild.offsetHeight;
            if (drawnTo < window.scrollY + window.innerHeight) blank += 1;
          };
          const onFrame = (now) => {
            // The gesture takes a moment to begin: frames count from the first one that has moved.
            if (before !== null && window.scrollY > 0) gaps.push(now - before);
            if (gaps.length === 1) performance.mark('scrolls');
            before = now;
            if (gaps.length < count) return requestAnimationFrame(onFrame);
            window.removeEventListener('scroll', onScroll, { capture: true });
            done({ blank, drawnLate: gaps.filter((gap) => gap > limit).length });
          };
          window.addEventListener('scroll', onScroll, { capture: true });
          requestAnimationFrame(onFrame);
        }),
      { limit: frame, count: steps },
    );
    await session.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      // Some more than is counted, so that the last frames are those of scrolling too.
      yDistance: -Math.round(((steps + 30) / 60) * scrollSpeed),
      speed: scrollSpeed,
      gestureSourceType: 'mouse',
    });
    const seen = await watched;
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    return { ...seen, late: lateFrames(traceEvents) };
  });
}

/** Frames of a scroll that reached the screen later than they should have; the browser's clock is some ms before or behind. */
function lateFrames(events) {
  const begun = events.find(({ name }) => name === 'scrolls')?.ts;
  const shown = events
    .filter(({ name, ts }) => name === 'Display::FrameDisplayed' && ts >= begun)
    .map(({ ts }) => ts)
    .sort((one, other) => one - other)
    .slice(0, steps + 1);
  if (shown.length <= steps)
    throw new Error(`only ${shown.length} frames were shown in a scroll of ${steps}`);
  return shown.filter((ts, at) => at > 0 && (ts - shown[at - 1]) / 1000 > 1.5 * frame).length;
}

/**
 * Goes somewhere by a link, which a finger touches for a moment before it lifts; gives the time from the frame in which it lifts until the
 * frame in which the page stands.
 */
async function goThere(page, to, selector, { touches = true } = {}) {
  return page.evaluate(
    async ({ address, wanted, touch }) => {
      const link = document.createElement('a');
      link.href = `#${address}`;
      document.body.append(link);
      const feel = (type) => link.dispatchEvent(new PointerEvent(type, { bubbles: true }));
      // Pages that are kept, or made ahead, are in the document too, out of sight.
      const isOutOfSight = (element) =>
        element !== null && (element.style.display === 'none' || isOutOfSight(element.parentElement));
      // The page that comes stands last: looking at all that is out of sight before it would take a quarter of the frame that is measured.
      const seen = (what) =>
        Array.from(document.querySelectorAll(what)).findLast((one) => !isOutOfSight(one)) !== undefined;
      const nextFrame = () => new Promise((done) => requestAnimationFrame(() => done(performance.now())));
      // What the last page still had to do is not this one's.
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
      if (touch !== null) {
        feel('pointerdown');
        await new Promise((done) => setTimeout(done, touch));
        feel('pointerup');
      }
      const start = await nextFrame();
      const stands = new Promise((done) => {
        const observer = new MutationObserver(() => {
          if (!seen(wanted) || seen('[aria-label="常用服务"]') !== (address === '/home')) return;
          observer.disconnect();
          done();
        });
        observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['style'] });
      });
      link.click();
      await stands;
      const took = (await nextFrame()) - start;
      link.remove();
      return took;
    },
    { address: to, wanted: selector, touch: touches ? held : null },
  );
}

/** From /home to a page and back, again and again; on /home one stays for as long as it takes to look for the next entrance. */
async function visits(page, to, selector) {
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    await goThere(page, '/home', 'nav');
    await page.waitForTimeout(300);
    times.push(await goThere(page, to, selector));
  }
  return times;
}

/** Waits until nothing more has been fetched for a while. */
async function fetchingIsOver(page) {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await fetched(); before !== now; before = now, now = await fetched()) {
    await page.waitForTimeout(500);
  }
}

/** Opens /home anew, so that no page was visited yet. */
async function freshHome(page) {
  await page.goto('about:blank');
  await page.goto(`${base}/#/home`);
  await page.getByRole('link', { name: '转账', exact: true }).waitFor();
}

async function routeChanges(page) {
  const cold = [];
  const warm = [];
  const untouched = [];
  for (let round = 0; round < rounds; round += 1) {
    // Somebody who is quicker than all preparation.
    await freshHome(page);
    await slowed(page, async () =>
      untouched.push(await goThere(page, '/transfer1', 'textarea', { touches: false })),
    );
    await freshHome(page);
    await fetchingIsOver(page);
    await page.waitForTimeout(300);
    await slowed(page, async () => {
      cold.push(await goThere(page, '/transfer1', 'textarea'));
      warm.push(...(await visits(page, '/transfer1', 'textarea')));
    });
  }
  console.log(`  /home → /transfer1 before anything was prepared: ${median(untouched).toFixed(1)} ms`);
  note('route change /home → /transfer1, first visit', median(cold), 45);
  note('route change /home → /transfer1, again', median(warm), 17);
}

/** Ten pages of all areas, each from /home and not for the first time. */
async function tenPages(page) {
  const places = [
    ['/transfer2', 'textarea'],
    ['/transfer3', 'textarea'],
    ['/transfer-page', 'main section'],
    ['/manageAccounts/0', 'main dl'],
    ['/red-packets', 'main select'],
    ['/guide', 'main button'],
    ['/settingNew', 'main a, main button'],
    ['/allScene', 'input[type=search]'],
    ['/news-list', 'main li'],
    ['/bigdata', 'main figure, main svg'],
  ];
  const changes = [];
  for (const [address, selector] of places) {
    await goThere(page, '/home', 'nav');
    await goThere(page, address, selector);
    const times = await slowed(page, () => visits(page, address, selector));
    changes.push(median(times));
    console.log(`  /home → ${address}: ${median(times).toFixed(1)} ms`);
  }
  note('route change /home → ten pages, again: median', median(changes), 17);
  note('route change /home → ten pages, again: worst', Math.max(...changes), 45);
}
