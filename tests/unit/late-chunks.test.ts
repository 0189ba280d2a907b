// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openWorker } from '@/areas/spreadsheets/open-worker';
import { chunkLoadTimeout } from '@/domain/constants';
import { area } from '@/messages/define-messages';
import { stubWorkers } from '../support/spreadsheet-worker';

const sources = import.meta.glob<string>('/src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Files whose late code no screen waits for, or that is given up elsewhere, each with the reason. */
const others: Readonly<Record<string, string>> = {
  '/src/main.tsx': 'the mocked mode loads its own parts before anything is shown',
  '/src/host/current.ts': 'the maker of the host gives up on all adapters',
  '/src/app/routes.ts': 'screens are fetched through lazyScreen',
  '/src/app/lazy-screens.tsx': 'lazyScreen makes a component of it that gives up',
  '/src/app/startup/run.ts': 'the old session is ended beside the page',
  '/src/state/former-person.ts': 'files of the former person are cleared beside the page',
  '/src/app/shell/record-messages.ts': 'messages are recorded beside the page',
  '/src/app/shell/background-services.tsx': 'services start beside the page',
  '/src/app/shell/deferred-shell.tsx': 'services start beside the page',
  '/src/areas/home/live.tsx': 'what stands below the balance comes when the line is idle',
  '/src/areas/home/screens/home.tsx': 'the frame of home stays, and says that its figures did not come',
  '/src/flows/query-view/prepare-offline.ts': 'what an offline page says is fetched ahead',
};

/** Whether a text fetches code whose absence would go unnoticed. */
function waitsForEver(text: string): boolean {
  return Array.from(text.matchAll(/(?<!typeof )\bimport\(/g)).some(
    ({ index }) =>
      !/\b(?:lazyComponent|withChunkTimeout|area|pageArea|screen)\((?:(?!;\n)[\s\S])*$/.test(
        text.slice(Math.max(0, index - 400), index),
      ),
  );
}

describe('code that is fetched late', () => {
  it.each(["const part = await import('./part');", "useEffect(() => void import('./part').then(show));"])(
    'is found where nothing gives up on it: %s',
    (text) => expect(waitsForEver(text)).toBe(true),
  );

  it('is given up on after a while wherever a person waits for it', () => {
    const unlimited = Object.entries(sources)
      .filter(
        ([file, text]) => !/^\/src\/(?:mocks|qa|areas\/[\w-]+\/mocks)\//.test(file) && waitsForEver(text),
      )
      .map(([file]) => file);
    expect(unlimited.sort()).toEqual(Object.keys(others).sort());
  });
});

describe('what does not arrive', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['English texts', () => area({ hello: '你好' }, () => new Promise(() => undefined)).en()],
    ['the worker for spreadsheets', () => openWorker()],
  ])('fails after 120 s: %s', async (_, load) => {
    stubWorkers().manner = 'absent';
    const outcome = vi.fn();
    load().then(outcome, outcome);
    await vi.advanceTimersByTimeAsync(chunkLoadTimeout - 1);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(String(outcome.mock.calls[0]?.[0])).toMatch(/Late dynamically imported module/);
  });
});
