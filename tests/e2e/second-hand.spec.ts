import type { MockState } from '@/mocks/core/state';
import { orderItem, payItem } from './support/second-hand';
import { open } from './support/steps';
import { expect, test } from './support/test';
import { chen, lin, type World } from './support/world';

/** The bytes of a photo as a phone writes it: lying on its side, with a note how to turn it and where it was taken. */
function taken(jpeg: Buffer): Buffer {
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    bytes.writeUInt32LE(value, 8);
    return bytes;
  };
  const place = Buffer.from('30.2741N 120.1551E\0');
  const head = Buffer.from('Exif\0\0II*\0\x08\0\0\0\x02\0', 'latin1');
  const noted = Buffer.concat([
    head,
    entry(0x0112, 3, 1, 6),
    entry(0x010e, 2, place.length, 8 + 2 + 24 + 4),
    Buffer.alloc(4),
    place,
  ]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(noted.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, noted, jpeg.subarray(2)]);
}

async function stateOf(world: World): Promise<MockState> {
  let found: MockState | undefined;
  await world.alter((state) => (found = state));
  if (found === undefined) throw new Error('there is no world');
  return found;
}

const escrow = async (world: World) => (await stateOf(world)).ledger.deltas['house:escrow'] ?? 0;

test('an item that one person publishes is bought by another, and the receipt empties the escrow into the seller’s account', async ({
  page,
  world,
  anotherBrowser,
}) => {
  await open(page, '/second-hand-publish');
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 400;
    canvas.height = 200;
    const context = canvas.getContext('2d');
    if (context !== null) {
      context.fillStyle = '#c33';
      context.fillRect(0, 0, 400, 200);
    }
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  const photo = taken(Buffer.from(drawn, 'base64'));
  await page
    .getByLabel('添加照片')
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo });
  await expect(page.getByRole('button', { name: '删除第 1 张照片' })).toBeVisible();
  await page.getByRole('textbox', { name: '标题' }).fill('长柄雨伞');
  await page.getByRole('textbox', { name: '描述' }).fill('只用过一次。');
  await page.getByRole('textbox', { name: '价格' }).fill('40');
  await page.getByRole('textbox', { name: '交付地点' }).fill('3 号楼');
  await page.reload();
  await expect(page.getByRole('button', { name: '删除第 1 张照片' })).toBeVisible();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page).toHaveURL(/imageDetail\?id=S/);

  const [item] = (await stateOf(world)).secondHand.items;
  const sent = item?.pictures[0] ?? '';
  const bytes = Buffer.from(sent.split(',')[1] ?? '', 'base64').toString('latin1');
  expect(photo.toString('latin1')).toContain('120.1551E');
  expect(bytes).not.toContain('Exif');
  expect(bytes).not.toContain('120.1551E');
  const size = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  }, sent);
  expect(size).toEqual([200, 400]);

  const before = await escrow(world);
  const buyer = await (await anotherBrowser()).newPage();
  await orderItem(buyer, item?.id ?? '', chen);
  await payItem(buyer);
  const paid = -(await world.change(chen));
  expect(await escrow(world)).toBe(before + 400);
  expect(await world.change(lin)).toBe(0);

  await page.goto('about:blank');
  await open(page, '/second-hand-orders?group=sold');
  await page.getByRole('button', { name: '我已交付' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '我已交付' }).click();
  await expect(page.getByText('待收货')).toBeVisible();

  await buyer.getByRole('button', { name: '查看订单' }).click();
  await buyer.getByRole('button', { name: '确认收货' }).click();
  await buyer.getByRole('dialog').getByRole('button', { name: '确认收货' }).click();
  await expect(buyer.getByText('已完成')).toBeVisible();
  expect(await escrow(world)).toBe(before);
  expect(await world.change(lin)).toBe(400);
  // Points may have paid a part of it.
  expect(paid).toBeLessThanOrEqual(400);
  expect(-(await world.change(chen))).toBe(paid);
  await world.expectSound();

  await page.goto('about:blank');
  await open(page, '/longballDetail');
  await expect(page.getByText('长柄雨伞').first()).toBeVisible();
});
