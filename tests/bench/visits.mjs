/**
 * What a person waits for on a slow phone: a first and a second visit of /home, and first visits of other pages, over HTTP/1.1 and HTTP/2,
 * with line and CPU slowed by the browser's own protocol. Prints medians, then the raw values, and ends with 1 when a limit is exceeded.
 * Run `npm run build` first; ROUNDS says how often each visit is made, five times where it says nothing, and ONLY names one address.
 */
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tooling/browser.mjs';
import { certificate } from './certificate.mjs';
import { compressed } from './compressed.mjs';
import { median, openBuiltApp, report, rounds, slowdown } from './slow-phone.mjs';

/** A slow mobile line: ms of a round trip, bytes a second. */
const line = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
/** A page is whole when nothing has been fetched or has changed for so long, ms. */
const quiet = 3_000;
const token = '?token=lx-LX100001';

/** Each page with the figure of its own that a person waits for, and the limits of its first visit. */
const pages = [
  { address: '/home', figure: /可用龙币\d/, limits: { live: 3_200, whole: 5_500, requests: 35 } },
  { address: '/longballDetail', figure: /共 [\d,]+ 笔/ },
  { address: '/transfer1', figure: /个人账户 [\d,]+\.\d/ },
  { address: '/order-newlist', figure: /共 [\d,]+ 笔/ },
  { address: '/newHome', figure: /\d 龙币/ },
  { address: '/settingNew', figure: /单笔 [\d,]+/ },
];
const visited = pages.filter(({ address }) => [undefined, address].includes(process.env.ONLY));
/** What the device shows of its own before anything is fetched. */
const ofDevice = /可用龙币截至/;
const columns = ['device', 'live', 'whole', 'scripts', 'sheets', 'requests', 'kB'];

const app = await openBuiltApp(Number(process.env.PORT ?? 4175));
await app.browser.close();
const executablePath = findBrowser();
const own = certificate();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: own === null ? [] : [own.trusting],
});
const servers = [{ protocol: 'HTTP/1.1', server: await compressed(app.base) }];
if (own === null) console.log('HTTP/2 is left out: this machine has no openssl to make a certificate.');
else servers.push({ protocol: 'HTTP/2', server: await compressed(app.base, own) });
const taken = new Map();
const note = (name, figures) => taken.set(name, [...(taken.get(name) ?? []), figures]);
try {
  // The first round is not counted, because the compressed files are not in memory yet.
  for (let round = 0; round <= Number(process.env.ROUNDS ?? rounds); round += 1)
    for (const {
      protocol,
      server: { origin },
    } of servers)
      for (const page of visited) {
        const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
        const first = await visit(context, `${origin}/${token}#${page.address}`, page.figure);
        const second =
          page.address === '/home' ? await visit(context, `${origin}/#/home`, page.figure) : null;
        await context.close();
        if (round === 0) continue;
        note(`${page.address} ${protocol}, first visit`, first);
        if (second !== null) note(`${page.address} ${protocol}, second visit`, second);
      }
} finally {
  servers.forEach(({ server }) => server.close());
  await browser.close();
  await app.close().catch(() => undefined);
}

console.log(`${''.padEnd(42)}${columns.map((each) => each.padStart(10)).join('')}`);
for (const [name, all] of taken) {
  const medians = columns.map((column) => median(all.map((figures) => figures[column])));
  console.log(`${name.padEnd(42)}${medians.map((value) => shown(value).padStart(10)).join('')}`);
}
console.log('\nRaw values: device, live, whole in ms');
for (const [name, all] of taken)
  console.log(
    `  ${name}: ${all.map(({ device, live, whole }) => [device, live, whole].map(shown).join(' ')).join(' | ')}`,
  );
console.log('');
report(
  servers.flatMap(({ protocol }) => [
    ...Object.entries(pages[0].limits).map(([column, limit]) => ({
      what: `/home ${protocol}, first visit: ${column}`,
      value: medianOf(`/home ${protocol}, first visit`, column),
      limit,
      unit: column === 'requests' ? '' : 'ms',
    })),
    {
      what: `/home ${protocol}, second visit: figures of the device`,
      value: medianOf(`/home ${protocol}, second visit`, 'device'),
      limit: 500,
    },
  ]),
);

function medianOf(name, column) {
  return median(taken.get(name).map((figures) => figures[column]));
}

function shown(value) {
  return Number.isFinite(value) ? value.toFixed(0) : '-';
}

/** Opens an address on the slowed line and CPU; gives when its figures and its last content stood, and what was fetched until then. */
async function visit(context, address, figure) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch, { live: figure.source, device: ofDevice.source });
  const open = new Set();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.goto(address, { waitUntil: 'commit', timeout: 60_000 });
  const deadline = Date.now() + 60_000;
  for (let still = 0; still < quiet;) {
    if (Date.now() > deadline)
      throw new Error(`${address} never comes to rest: ${[...open].map((each) => each.url()).join(' ')}`);
    await page.waitForTimeout(250);
    const since = await page.evaluate(() =>
      window.stood?.live === undefined ? 0 : performance.now() - window.stood.whole,
    );
    still = open.size === 0 ? Math.min(since, still + 250) : 0;
  }
  const { stood, fetched } = await page.evaluate(() => ({
    stood: window.stood,
    fetched: performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= window.stood.whole)
      .map(({ name, initiatorType, transferSize, encodedBodySize }) => ({
        name,
        initiatorType,
        bytes: transferSize === 0 ? 0 : encodedBodySize,
      })),
  }));
  // The device has the files of the app a few seconds after the page is whole.
  await page.evaluate(() =>
    Promise.race([navigator.serviceWorker.ready, new Promise((done) => setTimeout(done, 15_000))]),
  );
  await page.close();
  const ending = (pattern) => fetched.filter(({ name }) => pattern.test(name)).length;
  return {
    device: stood.device ?? Number.NaN,
    live: stood.live,
    whole: stood.whole,
    scripts: ending(/\.js$/),
    sheets: ending(/\.css$/),
    // The document is one as well.
    requests: fetched.length + 1,
    kB: fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
  };
}

/** Runs in the page: notes when the figures first stand and when its content changes last; a clock that ticks is no new content. */
function watch({ live, device }) {
  const wanted = { live: new RegExp(live), device: new RegExp(device) };
  window.stood = { whole: 0 };
  performance.setResourceTimingBufferSize(2_000);
  const isClock = ({ type, target }) => type === 'characterData' && /^\d\d(?::\d\d)*$/.test(target.data);
  const look = (records) => {
    if (records.every(isClock)) return;
    requestAnimationFrame(() => {
      const now = performance.now();
      window.stood.whole = now;
      const text = document.querySelector('main')?.textContent ?? '';
      for (const [name, pattern] of Object.entries(wanted))
        if (window.stood[name] === undefined && pattern.test(text)) window.stood[name] = now;
    });
  };
  const begin = () =>
    new MutationObserver(look).observe(document.getElementById('root') ?? document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  if (document.body === null) addEventListener('DOMContentLoaded', begin);
  else begin();
}
