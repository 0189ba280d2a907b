/**
 * How the first load of /home goes on a slow phone: the built app in Chromium with its CPU slowed down four times, in a fresh profile each
 * time. Prints each figure beside its limit and ends with 1 where one is over. Run `npm run build` first.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tooling/browser.mjs';
import { root } from '../../tooling/ready.mjs';

const port = Number(process.env.PORT ?? 4175);
const base = `http://localhost:${port}`;
const stateFile = join(root, '.tmp/bench-load-state.json');
const slowdown = 4;
const rounds = 5;
/** A task that takes longer holds the page up for as long as it is longer, ms. */
const longTask = 50;
const watched = 3_000;

const median = (values) => [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

rmSync(stateFile, { force: true });
const server = spawn('npx', ['vite', 'preview', '--port', String(port), '--strictPort'], {
  cwd: root,
  env: { ...process.env, MOCK_STATE_FILE: stateFile },
  stdio: 'ignore',
  detached: true,
});
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
const loads = [];
try {
  await serverIsUp();
  for (let round = 0; round < rounds; round += 1) loads.push(await load());
} finally {
  await browser.close();
  process.kill(-server.pid);
}

const figures = [
  ['/home: largest contentful paint', 'paint', 1650, 'ms'],
  ['/home: blocking time of long tasks', 'blocked', 20, 'ms'],
  ['/home: layout shift', 'shift', 0.01, ''],
];
let over = false;
for (const [what, name, limit, unit] of figures) {
  const value = median(loads.map((each) => each[name]));
  over ||= value > limit;
  console.log(
    `${what.padEnd(58)} ${value.toFixed(name === 'shift' ? 4 : 0).padStart(8)} ${unit}   limit ${limit}${value > limit ? '   OVER' : ''}`,
  );
}
process.exitCode = over ? 1 : 0;

async function serverIsUp() {
  for (let tries = 0; tries < 200; tries += 1) {
    const up = await fetch(base).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the preview server does not answer: run npm run build first');
}

async function load() {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript((limit) => {
    const seen = { paint: 0, blocked: 0, shift: 0, shifts: [] };
    window.seen = seen;
    const watch = (type, note) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime));
    watch('longtask', ({ duration }) => (seen.blocked += Math.max(0, duration - limit)));
    watch('layout-shift', ({ value, hadRecentInput, sources }) => {
      if (hadRecentInput) return;
      seen.shift += value;
      seen.shifts.push(`${value.toFixed(4)} ${sources.map(({ node }) => node?.className ?? '').join(' ')}`);
    });
  }, longTask);
  await page.goto(`${base}/?token=lx-LX100001#/home`);
  await page.getByText('2,680.5 龙币').waitFor({ state: 'attached' });
  const balance = await page.evaluate(() => performance.now());
  await page.waitForTimeout(watched);
  const seen = await page.evaluate(() => window.seen);
  if (process.env.DETAILS !== undefined) console.log(seen.shifts);
  await context.close();
  return { ...seen, balance };
}
