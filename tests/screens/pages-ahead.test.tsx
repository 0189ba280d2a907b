import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openApp, pass, settled } from '../support/render-app';

vi.mock('@/app/routes', async (original) => {
  const { List } = await import('../support/stand-ins');
  const actual = await original<typeof import('@/app/routes')>();
  return {
    ...actual,
    routes: { ...actual.routes, '/longballDetail': () => Promise.resolve({ default: List }) },
  };
});

const entrance = (name: string) => screen.getByRole('link', { name });
const bill = () => screen.queryByTestId('instance');

async function touch(name: string): Promise<void> {
  fireEvent.pointerDown(entrance(name));
  await settled();
}

describe('a page whose link is touched', () => {
  it('is drawn out of sight, asks for nothing, and is shown as it is once the finger is lifted', async () => {
    await openApp('/home');
    await touch('账单');
    const drawn = bill();
    expect(drawn).not.toBeNull();
    expect(drawn).not.toBeVisible();
    expect(screen.getByTestId('answer')).toBeEmptyDOMElement();
    expect(document.title).toBe('龙币钱包');
    fireEvent.pointerUp(entrance('账单'));
    fireEvent.click(entrance('账单'));
    await settled();
    expect(bill()).toBe(drawn);
    expect(drawn).toBeVisible();
    expect(screen.getByTestId('place')).toHaveTextContent('/longballDetail');
    expect(screen.getByTestId('answer')).not.toBeEmptyDOMElement();
  });

  it('is gone again where the touch becomes a scroll', async () => {
    await openApp('/home');
    await touch('账单');
    expect(bill()).not.toBeNull();
    fireEvent.pointerCancel(entrance('账单'));
    await settled();
    expect(bill()).toBeNull();
  });

  it('is gone again where no click follows', async () => {
    await openApp('/home');
    await touch('账单');
    expect(bill()).not.toBeNull();
    fireEvent.pointerUp(entrance('账单'));
    await pass(1_000);
    expect(bill()).toBeNull();
  });

  it('gives way to the page of the link that is touched next', async () => {
    await openApp('/home');
    await touch('账单');
    expect(bill()).not.toBeNull();
    await touch('转账');
    expect(bill()).toBeNull();
  });
});

describe('/home', () => {
  it('waits out of sight while another page is shown, and comes back as it was', async () => {
    await openApp('/home');
    const heading = screen.getByRole('heading', { level: 1 });
    await touch('账单');
    fireEvent.click(entrance('账单'));
    await settled();
    expect(heading).not.toBeVisible();
    window.history.back();
    await settled();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });
});
