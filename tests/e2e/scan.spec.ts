import { asPng, cameraFile, codesOnPaper } from './support/code-pictures';
import { open } from './support/steps';
import { expect, test } from './support/test';

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${cameraFile('LC1:C:LX100004')}`,
      ],
    }),
});

const picture = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('the camera reads a colleague’s code by itself, sends no picture, and back leads to the page before', async ({
  page,
}) => {
  const sent: string[] = [];
  await open(page, '/home');
  await expect(page.getByText('2,680.5 龙币')).toBeVisible();
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (body.length > 2_000 || /image|blob|video/.test(request.headers()['content-type'] ?? ''))
      sent.push(request.url());
  });
  await page.getByRole('link', { name: '扫一扫' }).click();
  await expect(page).toHaveURL(/#\/transfer1$/);
  await expect(page.getByText('周一航').first()).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveURL(/#\/home$/);
});

test.describe('without permission to use the camera', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      const refused = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      MediaDevices.prototype.getUserMedia = refused;
    });
    await open(page, '/qrcodeScan');
    await expect(page.getByText('没有相机权限')).toBeVisible();
  });

  for (const [what, width, height, module] of [
    ['a large picture with a small code', 4_000, 3_000, 8],
    ['a picture that is nothing but its code', 63, 63, 3],
    ['a screenshot', 780, 1_688, 10],
  ] as const) {
    test(`the code in ${what} is read`, async ({ page }) => {
      const paper = codesOnPaper(['LC1:R:K0000001'], width, height, module);
      await page.getByLabel('从相册选').setInputFiles(picture('code.png', asPng(paper)));
      await expect(page).toHaveURL(/#\/BagDesc\?id=K0000001$/);
    });
  }

  test('several codes in one picture are offered', async ({ page }) => {
    const paper = codesOnPaper(['LC1:R:K0000002', 'https://somewhere-else.example/'], 1_600, 900, 10);
    await page.getByLabel('从相册选').setInputFiles(picture('codes.png', asPng(paper)));
    const offered = page.getByRole('dialog', { name: '识别到多个码，请选择' });
    await expect(offered.getByRole('button', { name: /链接.*somewhere-else/ })).toBeVisible();
    await offered.getByRole('button', { name: /红包/ }).click();
    await expect(page).toHaveURL(/#\/BagDesc\?id=K0000002$/);
  });

  test('a picture without a code and a file that is not a picture are reported', async ({ page }) => {
    const album = page.getByLabel('从相册选');
    await album.setInputFiles(picture('empty.png', asPng(codesOnPaper([], 600, 400, 1))));
    await expect(page.getByText('图中没有找到码')).toBeVisible();
    await album.setInputFiles(picture('broken.png', Buffer.from('no picture')));
    await expect(page.getByText('图片打不开')).toBeVisible();
  });
});
