import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { giveUp, run } from './ready.mjs';

/** Chromium without windows, whose drawing takes a third of the time of a test. */
const shell = 'chromium-headless-shell';

const onPath = [
  shell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const inPlaces = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
    (folder) =>
      folder === undefined
        ? []
        : [
            join(folder, 'Google/Chrome/Application/chrome.exe'),
            join(folder, 'Microsoft/Edge/Application/msedge.exe'),
          ],
  ),
};

/** The file of a program that can be started by its name; undefined where there is none. */
export function programOnPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

function ownOfPlaywright() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const file = chromium.executablePath();
  return file !== '' && existsSync(file) ? file : undefined;
}

/** The browser for the tests: the one in CHROMIUM_PATH, Playwright's own, or one of the system; undefined where none is. */
export function findBrowser() {
  const asked = process.env.CHROMIUM_PATH;
  if (asked !== undefined && asked !== '') {
    if (!existsSync(asked))
      giveUp(`CHROMIUM_PATH says ${asked}, and there is no such file: correct it or unset it.`);
    return asked;
  }
  return (
    ownOfPlaywright() ??
    onPath.map(programOnPath).find((file) => file !== undefined) ??
    (inPlaces[process.platform] ?? []).find((file) => existsSync(file))
  );
}

async function fromDebian() {
  const root = process.getuid?.() === 0;
  if (!root || programOnPath('apt-get') === undefined) return;
  console.log('No browser found; installing the one of Debian …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  for (const browser of [shell, 'chromium']) {
    const packages = ['-y', '--no-install-recommends', browser, 'fonts-noto-cjk'];
    if ((await run('apt-get', ['install', ...packages], { env })) === 0) return;
  }
  console.error('No browser of Debian could be installed; trying the download of Playwright.');
}

async function fromPlaywright() {
  console.log('No browser found; downloading the one of Playwright …');
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  await run(process.execPath, [cli, 'install', 'chromium-headless-shell']);
}

/** Playwright keeps its headless browser apart from the path that it would start with a window. */
async function headlessShell() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test');
  const browser = await chromium.launch().catch(() => null);
  await browser?.close();
  return browser !== null;
}

/**
 * Finds a browser, or installs one: Debian's package as root, else Playwright's download. Gives its path, undefined where
 * Playwright finds its own; ends with a sentence where there is none.
 */
export async function ensureBrowser() {
  for (const install of [null, fromDebian, fromPlaywright]) {
    await install?.();
    const found = findBrowser();
    if (found !== undefined) return found;
    if (await headlessShell()) return undefined;
  }
  return giveUp(
    'No browser for the tests could be found or installed: install Chromium or Chrome, or set CHROMIUM_PATH to one, and try again.',
  );
}
