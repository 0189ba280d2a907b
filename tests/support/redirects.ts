import { beforeEach, vi } from 'vitest';
import { environment } from '@/app/environment';
import { exitHost } from './hosts/exit-host';
import { fakeHost } from './hosts/fake-host';

/** The app's departures: opened addresses, reloads and posted forms with their targets. */
export const assign = vi.fn<(url: string | URL) => void>();
export const reload = vi.fn<() => void>();
export const posted: FormData[] = [];
export const postedTo: string[] = [];

/** Runs every test of the file in the super app, and records its departures. */
export function watchExits(): void {
  beforeEach(() => {
    exitHost.now = fakeHost('super-app');
    assign.mockClear();
    reload.mockClear();
    posted.length = 0;
    postedTo.length = 0;
    vi.spyOn(window.location, 'assign').mockImplementation(assign);
    vi.spyOn(window.location, 'reload').mockImplementation(reload);
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      postedTo.push(this.action);
      posted.push(new FormData(this));
      this.remove();
    });
  });
}

/** An address of the app with its parameters. */
export const query = (address: string, parameters: Record<string, string>) =>
  `${address}?${new URLSearchParams(parameters).toString()}`;

/** The shown page without its parameters. */
export const shownPage = () => window.location.hash.slice(1).split('?')[0];

/** One host that may receive the token, and one that may not. */
export const tokenHost = environment.tokenHosts[0] ?? '';
export const hostWithoutToken =
  environment.allowedHosts.find((name) => !environment.tokenHosts.includes(name)) ?? '';
