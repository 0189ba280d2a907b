/** The picture of the README, out of the pictures that `npm run look` has just taken. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tooling/ready.mjs';

export const shownInReadme = [
  'home-390-light',
  'transfer-confirm-390-light',
  'pay-code-390-light',
  'home-390-dark',
];

/** Writes docs/app.png: these pictures side by side, as on phones. */
export async function paintReadme(browser, folder) {
  const phones = shownInReadme.map((name) => {
    const data = readFileSync(join(folder, `${name}.png`)).toString('base64');
    return `<img alt="" src="data:image/png;base64,${data}">`;
  });
  const page = await browser.newPage({ viewport: { width: 1240, height: 640 } });
  await page.setContent(`<style>
    body { margin: 0; display: flex; gap: 24px; padding: 32px; background: #efe6d8; }
    img { flex: 1; min-width: 0; border-radius: 28px; border: 6px solid #2a1d14; }
  </style>${phones.join('')}`);
  await page.locator('body').screenshot({ path: join(root, 'docs/app.png') });
  await page.close();
}
