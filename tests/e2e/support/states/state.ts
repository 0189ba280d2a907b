import { expect, type Page } from '@playwright/test';
import type { Address } from '@/domain/screens';
import type { FaultRequest } from '@/mocks/core/control';
import { open } from '../steps';
import type { World } from '../world';

export interface StateParts {
  page: Page;
  world: World;
}

/** A screen in one of the states that look different. */
export interface ScreenState {
  /** Its address in the route table; absent for pages outside it. */
  address?: Address;
  what: string;
  /** Opens the page and waits for all its content. */
  reach: (parts: StateParts) => Promise<void>;
}

/** Opens an address and waits for the last text of its content. */
export async function reach(page: Page, address: string, last: string | RegExp): Promise<void> {
  await open(page, address);
  await expect(page.getByText(last).first()).toBeVisible();
}

/** A state that is reached by its address alone. */
export function showing(address: string, last: string | RegExp): ScreenState['reach'] {
  return ({ page }) => reach(page, address, last);
}

/** A call that is always refused with the gateway's words. */
export function refuseCall(call: string): FaultRequest {
  return { call, kind: 'code', value: '7777', message: '系统维护中', times: 'always' };
}
