import { open } from './support/steps';
import { expect, test } from './support/test';

test.describe('the order of payment', () => {
  test('is changed by dragging a gift by its handle, which shows at once who is saved', async ({
    page,
    world,
  }) => {
    await world.reset('gifts');
    await open(page, '/orderreward1?step=queue');
    const rows = page.getByRole('dialog').getByRole('listitem');
    await expect(rows.first()).toContainText('陈思远');
    const handle = page.getByRole('button', { name: /^周一航 · 节日问候，第 2 份/ });
    const from = await handle.boundingBox();
    const to = await rows.first().boundingBox();
    if (from === null || to === null) throw new Error('no rows');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, to.y + 8, { steps: 8 });
    await expect(rows.first()).toContainText('周一航');
    await expect(page.getByText(/^可保住：.*周一航$/)).toBeVisible();
    // The first row cannot be dragged beyond the list, and the order stays when it is dropped.
    await page.mouse.move(from.x + from.width / 2, to.y - 60, { steps: 3 });
    await page.mouse.up();
    await page.mouse.move(from.x + from.width / 2, to.y + 300, { steps: 3 });
    await expect(rows.first()).toContainText('周一航');
    await page.getByRole('button', { name: '保存顺序' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: '调整送出顺序' }).click();
    await expect(rows.first()).toContainText('周一航');
  });
});
