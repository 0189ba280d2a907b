import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

// What is read only in part, by `head` or a pager, is no fault of the command.
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));

/** Says in a sentence what is wrong and what to do, and ends. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`);
  process.exit(1);
}

/**
 * Runs a program; gives its exit code, and 1 where it could not be started or ran too long. What it prints comes on screen as it comes, or,
 * where it is held, in one piece at the end: two programs that run beside each other do not mix their lines then.
 */
export function run(program, args, { env = {}, minutes = 10, held = false } = {}) {
  return new Promise((resolve) => {
    const output = held ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
      timeout: minutes * 60_000,
    });
    const printed = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
    child.on('error', () => resolve(1));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(printed));
      resolve(code ?? 1);
    });
  });
}

/** Runs tests once by vitest, which may have been installed a moment ago. */
export function vitest(args, options) {
  const found = dirname(createRequire(import.meta.url).resolve('vitest/package.json'));
  return run(process.execPath, [join(found, 'vitest.mjs'), 'run', ...args], options);
}

/** Runs npm: the one that runs us, else the one on the path. */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  if (own !== undefined && /\.c?js$/.test(own)) return run(process.execPath, [own, ...args], options);
  return process.platform === 'win32'
    ? run('cmd', ['/c', 'npm', ...args], options)
    : run('npm', args, options);
}

/** Ends with a sentence where Node is older than what package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const numbers = (version) => version.replace(/^\D+/, '').split('.').map(Number);
  const [major = 0, minor = 0] = numbers(engines.node);
  const [ownMajor = 0, ownMinor = 0] = numbers(process.versions.node);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  giveUp(
    `Node ${major}.${minor} or newer is needed, this is ${process.versions.node}: install it from https://nodejs.org/ and try again.`,
  );
}

function packagesIn(file) {
  return JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).packages;
}

/** Whether node_modules holds what package-lock.json asks for; npm keeps its own list of what it put there. */
function installed() {
  if (!existsSync(new URL('../node_modules/.package-lock.json', import.meta.url))) return false;
  const present = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([path, wanted]) => path === '' || wanted.optional === true || present[path]?.version === wanted.version,
  );
}

/** Installs what the lock file asks for and node_modules lacks. */
export async function installMissing() {
  if (installed()) return;
  console.log('Installing what is missing …');
  if ((await npm(['ci', '--include=dev'])) === 0) return;
  giveUp(
    'The packages could not be installed: check the connection to the package registry, then try again.',
  );
}
