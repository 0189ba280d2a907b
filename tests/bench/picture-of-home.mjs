import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../tooling/ready.mjs';
import { viewport } from './slow-phone.mjs';

/**
 * Takes the built app's /home, once everything on it stands, and writes a page that consists of its elements and its styles alone; gives the
 * folder to build it from. What this page takes, no /home that has React draw all of these can do without.
 */
export async function pictureOfHome({ base, browser }) {
  const folder = join(root, '.tmp/picture-of-home');
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['empty-page/index.html', 'picture-of-home/main.mjs'])
    cpSync(join(import.meta.dirname, part), join(folder, basename(part)));
  const page = await browser.newPage({ viewport });
  await page.goto(`${base}/?token=lx-LX100001#/home`);
  await page.getByRole('heading', { name: '收到的心意' }).waitFor();
  await page.waitForLoadState('networkidle');
  const { elements, styles } = await page.evaluate(async () => {
    const taken = (node) => {
      if (node instanceof Text) return node.data;
      const { localName: tag, attributes, childNodes } = node;
      const named = Array.from(attributes, ({ name, value }) => [name, value]);
      return {
        tag,
        // React takes styles in another form, and none of those of /home are worth it; a picture would be fetched.
        attributes: Object.fromEntries(named.filter(([name]) => name !== 'style' && name !== 'src')),
        parts: Array.from(childNodes, taken),
      };
    };
    const sheets = await Promise.all(
      Array.from(document.styleSheets, async ({ href }) => (href === null ? '' : (await fetch(href)).text())),
    );
    return {
      elements: Array.from(document.getElementById('root').childNodes, taken),
      // As would fonts, and pictures behind an element.
      styles: sheets.join('\n').replaceAll(/@font-face\s*\{[^}]*\}|url\([^)]*\)/g, ''),
    };
  });
  await page.close();
  writeFileSync(join(folder, 'elements.json'), JSON.stringify(elements));
  writeFileSync(join(folder, 'all.css'), styles);
  return folder;
}
