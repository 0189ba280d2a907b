/**
 * The first load of /home on a slow phone, measured by Lighthouse: the built app, compressed, on a slow line
 * and a CPU four times slower, in a fresh profile each time. Prints each figure beside its limit and ends
 * with 1 when one is exceeded. Run `npm run build` first.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../../tooling/browser.mjs';
import { compressed } from './compressed.mjs';
import { median, openBuiltApp, report, rounds } from './slow-phone.mjs';

const executablePath = findBrowser();
const app = await openBuiltApp(Number(process.env.PORT ?? 4175));
const server = await compressed(app.base);
const loads = [];
try {
  // The first load is not counted, because neither the compressed files nor the browser's own are in memory yet.
  for (let round = 0; round <= rounds; round += 1) {
    const audits = await load(`${server.origin}/?token=lx-LX100001#/home`);
    if (round > 0) loads.push(audits);
  }
} finally {
  server.close();
  await app.close();
}
const figure = (audit) => median(loads.map((audits) => audits[audit].numericValue));

report([
  { what: '/home: first paint', value: figure('first-contentful-paint'), limit: 750 },
  { what: '/home: largest paint', value: figure('largest-contentful-paint'), limit: 1300 },
  { what: '/home: blocking time of long tasks', value: figure('total-blocking-time'), limit: 50 },
  {
    what: '/home: layout shift',
    value: figure('cumulative-layout-shift'),
    limit: 0.01,
    unit: '',
    digits: 4,
  },
  { what: '/home: main thread, until nothing more is fetched', value: figure('mainthread-work-breakdown') },
]);

async function load(address) {
  const chrome = await launch({
    ...(executablePath === undefined ? {} : { chromePath: executablePath }),
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const { lhr } = await lighthouse(address, {
    port: chrome.port,
    onlyCategories: ['performance'],
    // The simulated line counts the app's script into the first paint wherever a local server delivers it before the first frame.
    throttlingMethod: 'devtools',
    logLevel: 'silent',
  }).finally(() => chrome.kill());
  const { audits, runtimeError } = lhr;
  if (runtimeError !== undefined) throw new Error(`${runtimeError.code}: ${runtimeError.message}`);
  return audits;
}
