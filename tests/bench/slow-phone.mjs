import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tooling/browser.mjs';
import { root } from '../../tooling/ready.mjs';

/** How much slower than this machine the phone is. */
export const slowdown = 4;
/** How often each figure is measured; the median counts. */
export const rounds = 5;

export const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** Serves the built app with its own mock gateways and opens a browser; throws when nothing was built. */
export async function openBuiltApp(port) {
  const base = `http://localhost:${port}`;
  const stateFile = join(root, `.tmp/bench-${port}-state.json`);
  rmSync(stateFile, { force: true });
  const server = spawn('npx', ['vite', 'preview', '--port', String(port), '--strictPort'], {
    cwd: root,
    env: { ...process.env, MOCK_STATE_FILE: stateFile },
    stdio: 'ignore',
    detached: true,
  });
  const executablePath = findBrowser();
  const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  const close = async () => {
    await browser.close();
    process.kill(-server.pid);
  };
  for (let tries = 0; tries < 200; tries += 1) {
    const up = await fetch(base).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return { base, browser, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await close();
  throw new Error('the preview server does not answer: run npm run build first');
}

/** The same with a logged-in person who has long lists, on /home. */
export async function openHeavyWallet(port) {
  const app = await openBuiltApp(port);
  await fetch(`${app.base}/__mock/reset`, { method: 'POST', body: JSON.stringify({ world: 'heavy' }) });
  const page = await app.browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${app.base}/?token=lx-LX100001`);
  await page.getByRole('link', { name: '账单' }).first().waitFor();
  return { ...app, page };
}

export async function runSlowed(page, work) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // The CPU throttling takes a moment to become even.
  await page.waitForTimeout(200);
  try {
    return await work();
  } finally {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await session.detach();
  }
}

/** Waits until nothing more has been fetched for a while. */
export async function waitForIdleNetwork(page) {
  const fetched = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let before = -1, now = await fetched(); before !== now; before = now, now = await fetched()) {
    await page.waitForTimeout(500);
  }
}

/** Follows a link and returns the ms from the frame of the tap to the frame that shows the page. */
export async function measureNavigation(page, to, selector) {
  return page.evaluate(
    async ({ address, wanted }) => {
      // Kept-alive pages are in the document too, but hidden.
      const isOutOfSight = (element) =>
        element !== null && (element.style.display === 'none' || isOutOfSight(element.parentElement));
      // The new page is the last element, and searching the hidden ones before it would take a quarter of the
      // measured frame.
      const seen = (what) =>
        Array.from(document.querySelectorAll(what)).findLast((one) => !isOutOfSight(one)) !== undefined;
      const nextFrame = () => new Promise((done) => requestAnimationFrame(() => done(performance.now())));
      const link = document.createElement('a');
      link.href = `#${address}`;
      document.body.append(link);
      // The remaining work of the former page does not count.
      await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
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
    { address: to, wanted: selector },
  );
}

/** Prints figures beside their limits, if they have one; ends with 1 when one is exceeded. */
export function report(figures) {
  const isOver = ({ value, limit }) => limit !== undefined && value > limit;
  for (const figure of figures) {
    const { what, value, limit = 'none', unit = 'ms', digits = 1 } = figure;
    const over = isOver(figure) ? '   OVER' : '';
    console.log(`${what.padEnd(58)} ${value.toFixed(digits).padStart(8)} ${unit}   limit ${limit}${over}`);
  }
  process.exitCode = figures.some(isOver) ? 1 : 0;
}
