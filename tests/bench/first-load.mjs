/**
 * How the first load of /home goes on a slow phone, as Lighthouse has it: the built app, compressed, on a simulated slow line and a CPU four
 * times slower, in a fresh profile each time. An empty page of the same packages is measured in turn with it, so that figures of two
 * machines can be compared. Prints each figure beside its limit and ends with 1 where one is over. Run `npm run build` first.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { build, preview } from 'vite';
import { findBrowser } from '../../tooling/browser.mjs';
import { root } from '../../tooling/ready.mjs';
import { compressed } from './compressed.mjs';
import { median, openBuiltApp, report, rounds } from './slow-phone.mjs';

const executablePath = findBrowser();
const emptyPage = join(import.meta.dirname, 'empty-page');
const outDir = join(root, '.tmp/empty-page');

rmSync(outDir, { recursive: true, force: true });
const plain = { root: emptyPage, configFile: false, logLevel: 'error', build: { outDir } };
await build(plain);
const bare = await preview({ ...plain, preview: { port: 4176, strictPort: true } });
const app = await openBuiltApp(Number(process.env.PORT ?? 4175));
const [home, empty] = await Promise.all([compressed(app.base), compressed(bare.resolvedUrls.local[0])]);
const loads = { home: [], empty: [] };
try {
  // The first one in a new browser is not counted: what is compressed, and the browser itself, are not warm yet.
  for (let round = 0; round <= rounds; round += 1) {
    const seen = {
      empty: await load(empty.origin),
      home: await load(`${home.origin}/?token=lx-LX100001#/home`),
    };
    if (round === 0) continue;
    loads.empty.push(seen.empty);
    loads.home.push(seen.home);
  }
} finally {
  home.close();
  empty.close();
  await bare.close();
  await app.close();
}
const middle = (which, name) => median(loads[which].map((each) => each[name]));

console.log(
  `yardstick, an empty page of these packages: ${middle('empty', 'paint').toFixed(0)} ms until the largest paint, ${middle('empty', 'work').toFixed(0)} ms of the main thread`,
);
report([
  { what: '/home: largest contentful paint', value: middle('home', 'paint'), limit: 1650 },
  { what: '/home: blocking time of long tasks', value: middle('home', 'blocked'), limit: 20 },
  { what: '/home: main thread, until nothing more is fetched', value: middle('home', 'work'), limit: 500 },
  { what: '/home: layout shift', value: middle('home', 'shift'), limit: 0.01, unit: '', digits: 4 },
]);

async function load(address) {
  const chrome = await launch({
    ...(executablePath === undefined ? {} : { chromePath: executablePath }),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const { lhr } = await lighthouse(address, {
    port: chrome.port,
    onlyCategories: ['performance'],
    logLevel: 'silent',
  }).finally(() => chrome.kill());
  const { audits, runtimeError } = lhr;
  if (runtimeError !== undefined) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  return {
    paint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    work: audits['mainthread-work-breakdown'].numericValue,
  };
}
