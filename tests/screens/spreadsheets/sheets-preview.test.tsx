import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { href } from '@/domain/href';
import * as saving from '@/ui/browser/download-blob';
import { choose, main, tap } from '../../support/actions';
import { sentCalls } from '../../support/gateways/screen-network';
import { openApp } from '../../support/render-app';
import { stubWorkers } from '../../support/spreadsheet-worker';

let workers: ReturnType<typeof stubWorkers>;

beforeEach(() => {
  workers = stubWorkers();
});

const link = (url: string) => href('/excelPreview', { url });
const ours = 'https://app.mock.longcoin.example/files/mid-autumn.xlsx';

describe('/excelPreview', () => {
  it('shows the sheets of a file behind a link of ours', async () => {
    await openApp(link(ours));
    expect(main()).toHaveTextContent('mid-autumn.xlsx');
    await choose('tab', '活动安排');
    const table = screen.getByRole('table', { name: '工作表 活动安排' });
    expect(table).toHaveTextContent('2026-09-25中秋晚会12060,000.0');
    await tap('button', /抽奖/);
    expect(screen.getByRole('dialog', { name: 'E2 的内容' })).toBeInTheDocument();
  });

  it('says that a sheet is empty', async () => {
    await openApp(link(ours));
    await choose('tab', '空表');
    expect(main()).toHaveTextContent('这张表是空的');
  });

  it('saves the file as it came', async () => {
    const save = vi.spyOn(saving, 'downloadBlob').mockImplementation(() => undefined);
    await openApp(link(ours));
    await tap('button', '下载表格');
    expect(save).toHaveBeenCalledWith(expect.any(File), 'mid-autumn.xlsx');
  });

  it('fetches nothing from a site that is not on the list, and leads to its page instead', async () => {
    await openApp(link('https://files.example.org/list.xlsx'));
    expect(main()).toHaveTextContent('表格在 files.example.org');
    expect(sentCalls('linked-file')).toHaveLength(0);
    await tap('button', '打开网页');
    expect(screen.getByRole('dialog')).toHaveTextContent('files.example.org');
  });

  it.each(['javascript:alert(1)', 'data:text/csv,a', 'blob:https://app/x', '#/home', 'file:///etc/passwd'])(
    'refuses %s',
    async (url) => {
      await openApp(link(url));
      expect(screen.getByRole('alert')).toHaveTextContent('这个链接不能打开');
      expect(sentCalls('linked-file')).toHaveLength(0);
    },
  );

  it('says that a file is gone, and tries again', async () => {
    await openApp(link('https://app.mock.longcoin.example/files/gone.csv'));
    expect(screen.getByRole('alert')).toHaveTextContent('链接里的表格找不到了');
    await tap('button', '再试一次');
    expect(screen.getByRole('alert')).toHaveTextContent('链接里的表格找不到了');
  });

  it('can be stopped while it reads', async () => {
    workers.manner = 'silent';
    await openApp(link(ours));
    await tap('button', '停止');
    expect(main()).toHaveTextContent('已停止读取');
    workers.manner = 'answers';
    await tap('button', '再试一次');
    expect(screen.getByRole('tab', { name: '中秋名单' })).toBeInTheDocument();
  });

  it('says what is missing without a link', async () => {
    await openApp('/excelPreview');
    expect(main()).toHaveTextContent('请从别人发来的链接打开');
  });

  it('is there for wallet members too', async () => {
    await openApp(link(ours), { sysType: 'WALLET' });
    expect(screen.getByRole('tab', { name: '中秋名单' })).toBeInTheDocument();
  });
});
