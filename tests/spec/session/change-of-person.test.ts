// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { clearUserData, inMemory, persisted, restoreFlat } from '@/state/slice';

const restore = (stored: unknown) => restoreFlat({ text: '' }, stored);
const written = { text: 'written' };

describe('a change of person', () => {
  it('clears the slices of the person, and keeps those of the device', () => {
    const slices = [
      inMemory('person', { text: '' }),
      persisted('person', 'mine', restore),
      inMemory('device', { text: '' }),
      persisted('device', 'everybodys', restore),
    ];
    for (const slice of slices) slice.setState(written);
    clearUserData();
    expect(slices.map((slice) => slice.getState().text)).toEqual(['', '', 'written', 'written']);
    expect([localStorage.getItem('person/mine'), localStorage.getItem('everybodys')]).toEqual([
      null,
      JSON.stringify(written),
    ]);
  });

  it('clears what a slice stored whose code is not loaded', async () => {
    localStorage.setItem('person/recent-recipients', '{"usercodes":["LX100002"]}');
    clearUserData();
    expect(localStorage.getItem('person/recent-recipients')).toBeNull();
    const { useRecentRecipients } = await import('@/state/recent-recipients');
    expect(useRecentRecipients.getState().usercodes).toEqual([]);
  });

  it('stores later changes', () => {
    const slice = persisted('person', 'next', restore);
    slice.setState(written);
    clearUserData();
    slice.setState(written);
    expect(localStorage.getItem('person/next')).toBe(JSON.stringify(written));
  });

  it('clears memory when the browser stores nothing', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const slice = persisted('person', 'unstored', restore);
    slice.setState(written);
    clearUserData();
    slice.reread();
    vi.unstubAllGlobals();
    expect(slice.getState().text).toBe('');
  });
});
