import documented from '../spec/shell/routes.json' with { type: 'json' };
import { addressesWithScreens } from './support/addresses';
import { expectNoViolations } from './support/axe';
import { expectEnglish, switchToEnglish } from './support/english';
import { expectNoLayoutFault } from './support/layout-faults';
import { expectFineInExtraLargeDark } from './support/looks';
import { screenStates } from './support/states/all';
import { expect, test } from './support/test';

const titles = new Map(
  [...documented.routes, ...documented.extra].map(({ path, ...row }) => [
    path,
    'titleZh' in row ? { zh: row.titleZh, en: row.titleEn } : undefined,
  ]),
);

const opened = screenStates.filter(
  ({ address }, index) =>
    address !== undefined && screenStates.findIndex((state) => state.address === address) === index,
);

test('every address is opened by a test', () => {
  const all = addressesWithScreens();
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((each) => !opened.some(({ address }) => address === each))).toEqual([]);
});

/** Pages that lead on at once, so that another one follows. */
const leadingOn = new Set(['/zhongxinLogin', '/welfareByGuanYu']);

for (const { address = '', reach } of opened)
  test(`${address} has its title, its content and its way back, causes no browser error, fits 320 px, and is accessible in light and in extra-large dark, and speaks English`, async ({
    page,
    world,
  }) => {
    await reach({ page, world });
    await expect(page).toHaveTitle(titles.get(address)?.zh ?? '');
    const header = page.getByRole('banner');
    const title = header.getByRole('heading', { level: 1 });
    await expect(header.getByRole('button', { name: '返回' }).or(title).last()).toHaveRole('heading');
    await expectNoViolations(page, 'light');
    await expectFineInExtraLargeDark(page);
    await expectNoLayoutFault(page, '320 px wide with extra-large text');
    if (leadingOn.has(address)) return;
    await switchToEnglish(page);
    await expect(page).toHaveTitle(titles.get(address)?.en ?? '');
    await expectEnglish(page);
    await expectNoLayoutFault(page, 'in English, 320 px wide');
  });
