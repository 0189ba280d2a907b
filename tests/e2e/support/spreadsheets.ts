import { expect, type Page } from '@playwright/test';
import { open } from './steps';

/** The link to a workbook of the mocked file service. */
export const linkedWorkbook = `/excelPreview?url=${encodeURIComponent('https://card.longcoin.example/files/mid-autumn.xlsx')}`;

export const fixtureFile = (name: string): string => `tests/fixtures/sheets/${name}`;

/** Opens the preview of a grant list and chooses a file. */
export async function chooseSheet(
  page: Page,
  file: string | { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
  await open(page, '/excelPreviewGrant');
  await page.getByLabel('表格文件').setInputFiles(file);
}

/** A .csv file with so many colleagues who do not exist. */
export function longList(rows: number): { name: string; mimeType: string; buffer: Buffer } {
  const lines = Array.from({ length: rows }, (_, row) => `同事${row},nobody.${row},客服中心,88.5`);
  const text = `姓名,OA账号,部门,龙币\n${lines.join('\n')}\n`;
  return { name: 'long.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

/** The checked list of the file with a fault of each kind. */
export async function showFaultyList(page: Page): Promise<void> {
  await chooseSheet(page, fixtureFile('faulty.xlsx'));
  await expect(page.getByText('改完 10 行就能提交')).toBeVisible();
}

/** The names of what the browser's database keeps of spreadsheets. */
export function keptFiles(page: Page): Promise<IDBValidKey[]> {
  return page.evaluate(
    () =>
      new Promise<IDBValidKey[]>((resolve, reject) => {
        const opening = indexedDB.open('wallet-files');
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const names = opening.result.transaction('items').objectStore('items').getAllKeys();
          names.onsuccess = () => resolve(names.result);
        };
      }),
  );
}

/** Holds the database of spreadsheets until the page ends, so that each change has to wait. */
export async function occupyFiles(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('wallet-files');
        opening.onerror = () => reject(new Error('The database cannot be opened.'));
        opening.onsuccess = () => {
          const items = opening.result.transaction('items', 'readwrite').objectStore('items');
          const hold = () => {
            items.count().onsuccess = hold;
            resolve();
          };
          items.count().onsuccess = hold;
        };
      }),
  );
}
