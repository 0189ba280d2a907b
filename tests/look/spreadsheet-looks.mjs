async function chooseFile(page, name) {
  await page.getByLabel('表格文件').setInputFiles(`tests/fixtures/sheets/${name}`);
}

async function faulty(page) {
  await chooseFile(page, 'faulty.xlsx');
  await page.getByText('改完 10 行就能提交').waitFor();
}

async function clean(page) {
  await chooseFile(page, 'clean.xlsx');
  await page.getByText('5 位同事').waitFor();
}

async function encrypted(page) {
  await chooseFile(page, 'encrypted.xlsx');
  await page.getByText('文件加了密码').waitFor();
}

async function columns(page) {
  await page.getByLabel('表格文件').setInputFiles({
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('谁,给多少\nhan.xu,5'),
  });
  await page.getByText('没认出哪一列').first().waitFor();
}

async function plan(page) {
  await page.getByRole('tab', { name: '活动安排' }).click();
}

const link = `/excelPreview?url=${encodeURIComponent('https://card.longcoin.example/files/mid-autumn.xlsx')}`;

export const sheetLooks = [
  { name: 'sheet-empty', at: '/excelPreviewGrant' },
  { name: 'sheet-faulty', at: '/excelPreviewGrant', act: faulty, whole: true },
  { name: 'sheet-clean', at: '/excelPreviewGrant', act: clean, whole: true },
  { name: 'sheet-encrypted', at: '/excelPreviewGrant', act: encrypted },
  { name: 'sheet-columns', at: '/excelPreviewGrant', act: columns },
  { name: 'sheet-preview', at: link, act: plan },
  { name: 'sheet-example', at: '/examplegrantH5', whole: true },
];
