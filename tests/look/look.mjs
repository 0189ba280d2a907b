/**
 * Screenshots of every built screen, for comparison with the mock-ups: 320, 390 and 1280 px wide, light, dark, and
 * in the largest text; of a few screens also the widths between, a phone in landscape, and more contrast. Starts
 * the app with its mock gateways and writes PNG files to .tmp/look/. Arguments select by parts of names: `npm run
 * look -- transfer dark`; `npm run look -- --readme` renews the picture of the README.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tooling/browser.mjs';
import { root } from '../../tooling/ready.mjs';
import { looks } from './looks.mjs';
import { base, control, port } from './mock.mjs';
import { paintReadme, shownInReadme } from './readme-picture.mjs';
import { views } from './views.mjs';

const folder = join(root, '.tmp/look');
const stateFile = join(root, '.tmp/look-state.json');
const forReadme = process.argv.includes('--readme');
const wanted = forReadme ? [] : process.argv.slice(2);

async function take(browser, look, view) {
  const pinned = look.day === undefined ? null : Date.parse(`${look.day}T09:41:00+08:00`);
  await control('reset', { world: look.world ?? 'default', pinned });
  if (look.fault !== undefined) await control('faults', { add: { when: 'before', ...look.fault } });
  const page = await browser.newPage({
    viewport: { width: view.width, height: view.height ?? 844 },
    deviceScaleFactor: look.whole === true ? 1 : 2,
    colorScheme: view.scheme,
    reducedMotion: 'reduce',
    contrast: view.contrast ?? 'no-preference',
    // On a touch screen, controls for a mouse are hidden.
    hasTouch: view.width < 1000,
    isMobile: view.width < 1000,
  });
  await page.addInitScript(
    ({ text, stored, items, language }) => {
      const mark = () => {
        if (text !== undefined) document.documentElement.dataset.lcText = text;
      };
      if (document.documentElement === null) addEventListener('DOMContentLoaded', mark);
      else mark();
      if (language !== undefined) localStorage.setItem('preferences', JSON.stringify({ language }));
      if (stored !== undefined && sessionStorage.getItem('looked') === null) {
        sessionStorage.setItem('looked', 'yes');
        localStorage.setItem('person/transfer-draft', JSON.stringify(stored));
      }
      for (const [name, item] of Object.entries(items)) localStorage.setItem(name, JSON.stringify(item));
    },
    { text: view.text, stored: look.draft, items: look.items ?? {}, language: view.language },
  );
  if (look.clock === true) await page.clock.install();
  await page.goto(`${base}/#${look.at}`);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  if (look.offline === true) await page.context().setOffline(true);
  await look.act?.(page);
  // A read is retried before it fails.
  if (look.offline === true) await page.waitForTimeout(4_000);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.screenshot({
    path: join(folder, `${look.name}-${view.name}.png`),
    fullPage: look.whole === true,
  });
  await page.context().close();
}

mkdirSync(folder, { recursive: true });
rmSync(stateFile, { force: true });
const server = spawn('npx', ['vite', '--mode', 'mock', '--port', String(port), '--strictPort'], {
  cwd: root,
  env: { ...process.env, MOCK_STATE_FILE: stateFile },
  stdio: 'ignore',
  detached: true,
});
const executablePath = findBrowser();
const browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
try {
  for (let tries = 0; tries < 200; tries += 1) {
    const up = await fetch(base).then(
      () => true,
      () => false,
    );
    if (up) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const pictures = looks
    .flatMap((look) => views.map((view) => ({ look, view })))
    .filter(({ look, view }) => view.only?.includes(look.name) ?? true)
    .filter(({ look, view }) => {
      const name = `${look.name}-${view.name}`;
      return forReadme ? shownInReadme.includes(name) : wanted.every((part) => name.includes(part));
    });
  for (const { look, view } of pictures) await take(browser, look, view);
  console.log(`${pictures.length} pictures in .tmp/look/`);
  if (forReadme) await paintReadme(browser, folder);
} finally {
  await browser.close();
  process.kill(-server.pid);
}
