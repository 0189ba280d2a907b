import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tooling/browser.mjs';
import { root } from '../../tooling/ready.mjs';

/** How much slower than this machine the phone is. */
export const slowdown = 4;
/** How often each thing is measured; the median counts. */
export const rounds = 5;
export const viewport = { width: 390, height: 844 };

export const median = (values) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];

/** Serves the built app with mocked gateways of its own and opens a browser; throws where nothing was built. */
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

/** Prints figures beside their limits; ends with 1 where one is over. */
export function report(figures) {
  for (const { what, value, limit, unit = 'ms', digits = 1 } of figures) {
    const over = value > limit ? '   OVER' : '';
    console.log(`${what.padEnd(58)} ${value.toFixed(digits).padStart(8)} ${unit}   limit ${limit}${over}`);
  }
  process.exitCode = figures.some(({ value, limit }) => value > limit) ? 1 : 0;
}
