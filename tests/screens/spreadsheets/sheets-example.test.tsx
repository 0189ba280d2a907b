import { read, utils } from '@e965/xlsx';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as host from '@/host/detect';
import { fileItemsCleared } from '@/state/file-store';
import * as saving from '@/ui/browser/download-blob';
import { main, tap } from '../../support/actions';
import { openApp } from '../../support/render-app';
import { chooseFile } from '../../support/spreadsheet-screens';
import { stubWorkers } from '../../support/spreadsheet-worker';

beforeEach(async () => {
  stubWorkers();
  await fileItemsCleared();
});

/** Collects what is saved. */
function collectSaved(): { name: string; content: Blob }[] {
  const saved: { name: string; content: Blob }[] = [];
  vi.spyOn(saving, 'downloadBlob').mockImplementation((content, name) => void saved.push({ name, content }));
  return saved;
}

async function rowsOf(content: Blob | undefined): Promise<unknown[][]> {
  const book = read(await content?.arrayBuffer(), { type: 'array' });
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

describe('/examplegrantH5', () => {
  it('gives the sheet to fill in, which the preview reads without a fault', async () => {
    const saved = collectSaved();
    await openApp('/examplegrantH5');
    expect(screen.getByRole('table', { name: '发放名单示例' })).toHaveTextContent(
      '程意cheng.yi客服中心500.0',
    );
    await tap('button', '下载模板');
    expect(saved[0]?.name).toBe('发放名单模板.xlsx');
    const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? new ArrayBuffer(0));
    await tap('button', '填好了，去选表格');
    expect(window.location.hash).toBe('#/excelPreviewGrant');
    await chooseFile('发放名单模板.xlsx', bytes);
    expect(screen.getByText('3 位同事，共 1,088.5 龙币')).toBeVisible();
  });

  it('says how to get the sheet where the host saves no files', async () => {
    const saved = collectSaved();
    await openApp('/examplegrantH5');
    vi.spyOn(host, 'currentHost').mockReturnValue('super-app');
    await tap('button', '下载模板');
    expect(screen.getByRole('dialog', { name: '这里存不了文件' })).toHaveTextContent('用手机浏览器打开');
    expect(saved).toHaveLength(0);
  });

  it('copies a link without the parameters of the session where the host saves no files', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await openApp('/examplegrantH5');
    window.history.replaceState(window.history.state, '', `/?memberId=LM1${window.location.hash}`);
    vi.spyOn(host, 'currentHost').mockReturnValue('super-app');
    await tap('button', '下载模板');
    await tap('button', '复制页面链接');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(`${window.location.origin}/#/examplegrantH5`);
  });

  it('says why in a session without grants', async () => {
    await openApp('/examplegrantH5', { sysType: 'WALLET' });
    expect(main()).toHaveTextContent('钱包账户没有审批和发放');
  });
});

describe('the file of faulty rows', () => {
  it('has a column of reasons and no formulas', async () => {
    const saved = collectSaved();
    await openApp('/excelPreviewGrant');
    await chooseFile('list.csv', '姓名,OA账号,部门,龙币\n@SUM(A1),=1+1,,"-5"\n程意,cheng.yi,客服中心,500');
    await tap('button', '下载有问题的 1 行');
    expect(saved[0]?.name).toBe('list-要改的行.xlsx');
    expect(await rowsOf(saved[0]?.content)).toEqual([
      ['姓名', 'OA 账号', '部门', '龙币', '原因'],
      ["'@SUM(A1)", "'=1+1", '', "'-5", '这一格是公式，请粘贴为数值；金额要大于 0'],
    ]);
  });
});
