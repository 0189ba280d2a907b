import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import documented from '../../spec/shell/routes.json' with { type: 'json' };
import { seeEverything } from '../../support/observer';
import { freshApp, openApp } from '../../support/render-app';

seeEverything();

const knownAddresses = [...documented.routes, ...documented.extra].map(
  ({ path }) => new RegExp(`^#${path.replace(/:\w+/, '[^/]+')}$`),
);

const pages = ['/home', '/newHome', '/allScene'];
it.each(pages.flatMap((page) => (['LONGCOIN', 'WALLET'] as const).map((sysType) => ({ page, sysType }))))(
  'links each entrance of $page in a $sysType session to an address of the app',
  async ({ page, sysType }) => {
    if (sysType === 'WALLET') await freshApp('wallet-mode');
    await openApp(page, { sysType });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(new Set(links).size).toBeGreaterThan(15);
    const paths = links.map((link) => link.split('?')[0] ?? '');
    expect(paths.filter((path) => !knownAddresses.some((address) => address.test(path)))).toEqual([]);
  },
);
