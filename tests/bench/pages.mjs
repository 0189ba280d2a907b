/**
 * How long a page takes to appear on a slow phone: the built app in Chromium with its CPU slowed down four times,
 * world `heavy`. Prints the figures beside their limits and ends with 1 when one is exceeded. Run `npm run build`
 * first.
 */
import {
  measureNavigation,
  median,
  openHeavyWallet,
  report,
  rounds,
  runSlowed,
  waitForIdleNetwork,
} from './slow-phone.mjs';

/** Pages of all areas, and an element that each has once it is rendered. */
const pages = [
  ['/transfer1', 'textarea'],
  ['/transfer2', 'textarea'],
  ['/transfer3', 'textarea'],
  ['/transfer-page', 'main section'],
  ['/manageAccounts/0', 'main dl'],
  ['/red-packets', 'main select'],
  ['/guide', 'main button'],
  ['/settingNew', 'main a, main button'],
  ['/allScene', 'input[type=search]'],
  ['/news-list', 'main li'],
  ['/bigdata', 'main figure, main svg'],
];

const { base, page, close } = await openHeavyWallet(Number(process.env.PORT ?? 4174));
const first = new Map(pages.map(([address]) => [address, []]));
const again = new Map(pages.map(([address]) => [address, []]));
try {
  for (let round = 0; round < rounds; round += 1) {
    // Reloaded, so that no page was visited yet.
    await page.goto('about:blank');
    await page.goto(`${base}/#/home`);
    await page.getByRole('link', { name: '转账', exact: true }).waitFor();
    // Before its background services run, /home does not fetch the code of a page on touch.
    await waitForIdleNetwork(page);
    for (const [address, selector] of pages) {
      await touchLink(address);
      await waitForIdleNetwork(page);
      await runSlowed(page, async () => {
        // A first visit is over with its skeleton: from then on the page waits for the gateway.
        first.get(address).push(await measureNavigation(page, address, 'main'));
        await measureNavigation(page, '/home', 'nav');
        again.get(address).push(await measureNavigation(page, address, selector));
        await measureNavigation(page, '/home', 'nav');
      });
    }
  }
} finally {
  await close();
}

const firstVisits = [...first.values()].map(median);
const laterVisits = [...again.values()].map(median);
pages.forEach(([address], index) =>
  console.log(
    `  /home → ${address}: ${firstVisits[index].toFixed(1)} ms, again ${laterVisits[index].toFixed(1)}`,
  ),
);
const changes = [...firstVisits, ...laterVisits];
report([
  { what: 'page change, first visits and later ones: median', value: median(changes), limit: 60 },
  { what: 'page change, first visits and later ones: worst', value: Math.max(...changes), limit: 100 },
]);

/** The app fetches the code of a page when its link is touched, before the finger is lifted. */
async function touchLink(address) {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = `#${to}`;
    document.body.append(link);
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    link.remove();
  }, address);
}
