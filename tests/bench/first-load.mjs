/**
 * How the first load of /home goes on a slow phone, as Lighthouse has it: the built app, compressed, on a simulated slow line and a CPU four
 * times slower, in a fresh profile each time. Two pages are measured in turn with it, so that figures of two machines can be compared and it
 * is known what nobody can do without: an empty one of React and its router, and the least that /home must do. Prints each figure beside its
 * limit and ends with 1 where one is over. Run `npm run build` first.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { build, preview } from 'vite';
import { findBrowser } from '../../tooling/browser.mjs';
import { root } from '../../tooling/ready.mjs';
import { compressed } from './compressed.mjs';
import { leastOfHome } from './least-of-home.mjs';
import { median, openBuiltApp, report, rounds } from './slow-phone.mjs';

const executablePath = findBrowser();
const app = await openBuiltApp(Number(process.env.PORT ?? 4175));
const servers = [];
const loads = { empty: [], least: [], home: [] };
try {
  const addresses = {
    empty: await builtAndServed(join(import.meta.dirname, 'empty-page'), 'empty-page'),
    least: await builtAndServed(await leastOfHome(app), 'least-of-home-built'),
    home: `${await packed(app.base)}/?token=lx-LX100001#/home`,
  };
  // The first one in a new browser is not counted: what is compressed, and the browser itself, are not warm yet.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [which, address] of Object.entries(addresses)) {
      const seen = await load(address);
      if (round > 0) loads[which].push(seen);
    }
  }
} finally {
  await Promise.all(servers.map((server) => server.close()));
  await app.close();
}
const middle = (which, name) => median(loads[which].map((each) => each[name]));

for (const [which, what] of [
  ['empty', 'an empty page of React and its router'],
  ['least', 'what no opening of /home can do without'],
]) {
  console.log(
    `yardstick, ${what}: ${middle(which, 'paint').toFixed(0)} ms until the largest paint, ${middle(which, 'work').toFixed(0)} ms of the main thread`,
  );
}
console.log(
  `/home: ${middle('home', 'work').toFixed(0)} ms of the main thread, until nothing more is fetched`,
);
report([
  { what: '/home: first contentful paint', value: middle('home', 'firstPaint'), limit: 900 },
  { what: '/home: largest contentful paint', value: middle('home', 'paint'), limit: 1650 },
  { what: '/home: blocking time of long tasks', value: middle('home', 'blocked'), limit: 50 },
  { what: '/home: layout shift', value: middle('home', 'shift'), limit: 0.01, unit: '', digits: 4 },
]);

async function packed(base) {
  const server = await compressed(base);
  servers.push(server);
  return server.origin;
}

async function builtAndServed(page, name) {
  const outDir = join(root, '.tmp', name);
  rmSync(outDir, { recursive: true, force: true });
  const plain = {
    root: page,
    envDir: root,
    mode: 'prod',
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { proxy: { '/gw': app.base } },
  };
  await build(plain);
  const server = await preview(plain);
  servers.push(server);
  return packed(server.resolvedUrls.local[0]);
}

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
    firstPaint: audits['first-contentful-paint'].numericValue,
    paint: audits['largest-contentful-paint'].numericValue,
    blocked: audits['total-blocking-time'].numericValue,
    shift: audits['cumulative-layout-shift'].numericValue,
    work: audits['mainthread-work-breakdown'].numericValue,
  };
}
