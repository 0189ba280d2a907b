import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';
import { programOnPath } from '../../tooling/browser.mjs';
import { phone, type Engine } from './engine';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKitGTK, the stand-in for the browser of iOS, by WebDriver; its windows need a screen, for which Xvfb stands in. */
export const webkit: Engine = {
  name: 'WebKit',
  missing: () => {
    const needed = ['WebKitWebDriver', 'Xvfb'].filter((name) => programOnPath(name) === undefined);
    if (!existsSync(miniBrowser)) needed.push('MiniBrowser');
    return needed.length === 0 ? null : `not found: ${needed.join(', ')}; install webkit2gtk-driver and xvfb`;
  },
  open: async () => {
    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '800x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [display] = (await once(screen.stdout, 'data')) as [Buffer];
    const port = await freePort();
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, DISPLAY: `:${display.toString().trim()}`, LANG: 'C.UTF-8' },
      stdio: 'ignore',
    });
    const session = await startSession(`http://127.0.0.1:${port}`);
    const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
      request(method, `${session}${path}`, body);
    await ask('POST', '/window/rect', await outerSize(ask));
    return {
      heard: () => [],
      goto: async (url) => void (await ask('POST', '/url', { url })),
      reload: async () => void (await ask('POST', '/refresh', {})),
      back: async () => void (await ask('POST', '/back', {})),
      evaluate: (expression) => ask('POST', '/execute/sync', { script: `return (${expression})`, args: [] }),
      press: async (x, y) => {
        await ask('POST', '/actions', { actions: [pointer(Math.round(x), Math.round(y))] });
      },
      picture: async () => Buffer.from(String(await ask('GET', '/screenshot')), 'base64'),
      close: async () => {
        await ask('DELETE', '').catch(() => undefined);
        await Promise.all([driver, screen].map(end));
      },
    };
  },
};

/** The size of the window around a viewport of a phone's size. */
async function outerSize(
  ask: (method: 'POST', path: string, body: object) => Promise<unknown>,
): Promise<{ width: number; height: number }> {
  const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
  const [sides, bars] = (await ask('POST', '/execute/sync', { script, args: [] })) as [number, number];
  return { width: phone.width + sides, height: phone.height + bars };
}

function pointer(x: number, y: number): object {
  return {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}

async function startSession(server: string): Promise<string> {
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
  };
  let id = '';
  await expect(async () => {
    const value = await request('POST', `${server}/session`, { capabilities });
    id = (value as { sessionId: string }).sessionId;
  }).toPass({ intervals: [100], timeout: 10_000 });
  return `${server}/session/${id}`;
}

async function request(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(`WebDriver: ${JSON.stringify(value).slice(0, 300)}`);
  return value;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
