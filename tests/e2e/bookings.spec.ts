import { firstRunAfter, nextOccurrence, runTime } from '@/domain/bookings/schedule';
import { tenths } from '@/domain/money';
import { person } from '@/mocks/people/people';
import { chooseForGift, typeGiftCoins } from './support/states/bookings';
import { countRequests, open, typePassword } from './support/steps';
import { expect, test } from './support/test';
import { lin, su, zhou } from './support/world';

/** Among colleagues who can receive, the one whose birthday comes next: the clock has least to go over. */
function nextBirthday() {
  const today = firstRunAfter(Date.now());
  const able = Array.from({ length: 200 }, (_, index) => person(index + 11)).filter(
    ({ departed, oaAccount, senior }) => !departed && oaAccount !== null && !senior,
  );
  const dated = able.map((colleague) => ({
    ...colleague,
    day: nextOccurrence({ anchor: colleague.birthday, every: 'yearly' }, today) ?? today,
  }));
  const [first] = dated.sort((one, other) => (one.day < other.day ? -1 : 1));
  if (first === undefined) throw new Error('nobody has a birthday');
  return first;
}

const tomorrow = () => firstRunAfter(Date.now());

test.beforeEach(async ({ world }) => {
  await world.alter((state) => ({ ...state, bookings: [] }));
});

test('a gift for a birthday is paid at ten on the day: both balances, the record and the receipt tell of it', async ({
  page,
  world,
  anotherBrowser,
}) => {
  const friend = nextBirthday();
  await open(page, '/home');
  await page.getByRole('link', { name: '定时祝福' }).first().click();
  await expect(page.getByText('对方生日当天上午 10:00 自动送达')).toBeVisible();
  await chooseForGift(page, friend.jobNumber, friend.name);
  await typeGiftCoins(page, '88');
  await page.getByRole('textbox', { name: '写句祝福' }).fill('生日快乐，天天开心');
  await page.getByRole('button', { name: '预约这份祝福' }).click();
  await expect(page).toHaveURL(/#\/orderreward1\?id=A\d+$/);
  await expect(page.getByText('还没有到日子')).toBeVisible();
  await world.expectNothingBooked();

  await world.moveClockTo(runTime(friend.day) - 60_000);
  await page.reload();
  await expect(page.getByText('还没有到日子')).toBeVisible();
  await world.moveClockTo(runTime(friend.day) + 60_000);
  await page.reload();
  await page.getByRole('link', { name: /已送出/ }).click();
  await expect(page.getByText('生日快乐，天天开心')).toBeVisible();
  await expect(page.getByText('单号')).toBeVisible();
  await world.expectBookedOnce(880, [friend]);

  const receiver = await (await anotherBrowser()).newPage();
  await open(receiver, '/longballDetail', friend);
  await expect(receiver.getByRole('link').filter({ hasText: lin.name }).first()).toContainText('+88.0');
  await open(page, '/longballDetail');
  await expect(page.getByRole('link').filter({ hasText: friend.name }).first()).toContainText('−88.0');

  await open(page, '/orderreward1');
  await expect(page.getByRole('radio', { name: '进行中 1' })).toBeVisible();
});

test('a gift that the balance cannot pay is told of, and is paid with the password once coins have come', async ({
  page,
  world,
  anotherBrowser,
}) => {
  // Booked before, and so paid before.
  await world.alter((state) => ({
    ...state,
    bookings: [
      {
        id: 'A-1',
        owner: lin.usercode,
        accountType: 0,
        tag: '里程碑',
        occasion: 'milepost',
        date: tomorrow(),
        every: 'once',
        to: [zhou.usercode],
        money: tenths(15_000),
        text: '辛苦了',
        bookedAt: Date.now() - 60_000,
        cancelledAt: null,
      },
    ],
  }));
  await open(page, '/transfer3');
  await chooseForGift(page, su.initials, su.name);
  await page.getByRole('radio', { name: '里程碑' }).click();
  await page.getByLabel('送达日期').fill(tomorrow());
  await typeGiftCoins(page, '1200');
  await expect(page.getByText(/^这一份会在 .* 送不出，还差 19\.5/)).toBeVisible();
  await page.getByRole('button', { name: '预约这份祝福' }).click();
  await expect(page.getByText('还没有到日子')).toBeVisible();

  await world.moveClockTo(runTime(tomorrow()) + 60_000);
  await page.reload();
  await expect(page.getByText('送给苏念的“里程碑”没有送出：余额不足，还差 19.5 龙币。')).toBeVisible();
  expect(await world.noticesTo(lin)).toEqual(['送给苏念的“里程碑”没有送出：余额不足，还差 19.5 龙币。']);
  expect(await world.change(su)).toBe(0);
  await page.getByRole('button', { name: '再送一次' }).click();
  await expect(page.getByText('余额不足，还差 19.5。补上后再来送。')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const helper = await (await anotherBrowser()).newPage();
  await open(helper, '/transfer1', zhou);
  await helper.getByRole('button', { name: '添加同事' }).click();
  await helper.getByRole('searchbox', { name: '搜索同事' }).fill('20190318');
  await helper.getByRole('checkbox', { name: lin.name }).click();
  await helper.getByRole('button', { name: '送给这 1 位同事' }).click();
  await helper.getByRole('textbox', { name: '每人收到的龙币' }).fill('20');
  await helper.getByRole('button', { name: '转出 20.0 龙币' }).click();
  await helper.getByRole('button', { name: '确认转出 20.0 龙币' }).click();
  await expect(helper.getByText('心意已送到')).toBeVisible();

  await page.reload();
  const sent = countRequests(page, 'payAgain');
  await page.getByRole('button', { name: '再送一次' }).click();
  await page.getByRole('button', { name: '确认送出 1,200.0 龙币' }).click();
  await typePassword(page, '907214');
  await expect(page.getByRole('link', { name: /已送出/ })).toBeVisible();
  expect(sent()).toBe(1);
  expect(await world.change(su)).toBe(12_000);
  expect(await world.change(lin)).toBe(200 - 15_000 - 12_000);
  await world.expectSound();
});

test('a booking whose answer is lost is booked once', async ({ page, world, complaints }) => {
  complaints.allow(/ERR_EMPTY_RESPONSE .*appointment\/v1\/create$/);
  await open(page, '/transfer3');
  await chooseForGift(page, su.initials, su.name);
  await typeGiftCoins(page, '8.8');
  await world.fault({ call: 'appointmentCreate', kind: 'drop', when: 'after', times: 'always' });
  await page.getByRole('button', { name: '预约这份祝福' }).click();
  await expect(page.getByText('还不知道有没有预约上')).toBeVisible({ timeout: 15_000 });
  await world.clearFaults();
  await page.reload();
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByText('还没有到日子')).toBeVisible();
  await open(page, '/orderreward1');
  await expect(page.getByRole('radio', { name: '全部 1' })).toBeVisible();
});

test('the calendar file of all bookings can be saved', async ({ page, world }) => {
  await world.reset('gifts');
  await open(page, '/orderreward1');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^导出到日历/ }).click();
  expect((await download).suggestedFilename()).toBe('龙币个人账户预约.ics');
});

test('back from the keypad and from the picker leads to the form, and from the booking to where it began', async ({
  page,
}) => {
  await open(page, '/home');
  await page.getByRole('link', { name: '定时祝福' }).first().click();
  await chooseForGift(page, su.initials, su.name);
  await page.getByRole('button', { name: /^每次每人/ }).click();
  await expect(page.getByRole('dialog', { name: '每次每人' })).toBeVisible();
  await page.keyboard.type('8.8');
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '预约这份祝福' }).click();
  await expect(page.getByText('还没有到日子')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/#\/home$/);
});
