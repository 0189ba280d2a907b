import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { isSlowPhone, isUnhurried, ports, stateFileOf } from './tests/e2e/support/servers.ts';
import { findBrowser } from './tooling/browser.mjs';

const executablePath = findBrowser();
const builds = [
  ...(existsSync('dist/index.html') ? [] : ['npm run --silent build']),
  ...(existsSync('dist-mock/index.html') ? [] : ['npm run --silent build:mock']),
];

/** How many times longer than usual things may take. */
const patience = isSlowPhone ? 6 : 1;

/** The tests of what mocked builds alone have. */
const mockedBuild = ['mocked-build.spec.ts', 'console.spec.ts', 'hosts.spec.ts', 'kit.spec.ts'];

/** The servers start one after the other, so the first one may build for both what is not there. */
function webServer(port: number, index: number) {
  const preview = `node node_modules/vite/bin/vite.js preview --port ${port} --strictPort`;
  return {
    command: [...(index === 0 ? builds : []), preview].join(' && '),
    port,
    env: { MOCK_STATE_FILE: stateFileOf(index) },
    reuseExistingServer: false,
  };
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.tmp/browser-tests',
  fullyParallel: true,
  forbidOnly: true,
  // A shared machine that stalls for seconds is not a fault of the app; what needed a second try is reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // One server, and so one ledger, for each worker.
  workers: ports.length,
  timeout: isUnhurried ? 600_000 : 30_000 * patience,
  expect: { timeout: 7_000 * patience },
  reporter: [['list']],
  webServer: ports.map(webServer),
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    hasTouch: true,
    // A tap on a sheet that is still coming up may end on another row; a test of motion turns it on.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000 * patience,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      slowMo: isUnhurried ? 2_500 : 0,
    },
  },
  projects: [
    // A worker would answer what a test answers itself; its own test allows it.
    {
      name: 'app',
      testIgnore: [...mockedBuild, 'matrix/**', 'day/*.spec.ts', 'security/**', 'walks/*.spec.ts'],
      use: { serviceWorkers: 'block' },
    },
    { name: 'mocked-build', testMatch: mockedBuild, testIgnore: 'matrix/**' },
    // Every state of every screen in every look: too much for each run, see the script test:matrix.
    // The longest, a list of all cities, is walked through with the Tab key twice.
    { name: 'matrix', testMatch: 'matrix/**', timeout: 120_000, use: { serviceWorkers: 'block' } },
    // Taps without a plan; the script test:walks makes more of them.
    { name: 'walks', testMatch: 'walks/*.spec.ts' },
    // Every place of HTML from outside, attacked in every engine, see the script test:security.
    { name: 'security', testMatch: 'security/*.spec.ts', timeout: 900_000 },
    // A day of four people in every engine and language, see the script test:day.
    { name: 'day', testMatch: 'day/*.spec.ts', timeout: 1_200_000 },
  ],
});
