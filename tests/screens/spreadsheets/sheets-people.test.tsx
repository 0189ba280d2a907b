import { screen } from '@testing-library/react';
import axios from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fileItemsCleared } from '@/state/file-store';
import { main, tap } from '../../support/actions';
import { zhou } from '../../support/gateways/mock-gateways';
import { changeWorld, sentCalls } from '../../support/gateways/screen-network';
import { openApp } from '../../support/render-app';
import { chooseFile } from '../../support/spreadsheet-screens';
import { stubWorkers } from '../../support/spreadsheet-worker';

beforeEach(async () => {
  stubWorkers();
  await fileItemsCleared();
});

/** Answers the check of people with this status and body, as often as it is asked. */
function answerChecks(status: number, data: unknown): () => void {
  const post = axios.post.bind(axios);
  const spy = vi.spyOn(axios, 'post').mockImplementation((url, body, config) => {
    if (!url.endsWith('/people-check')) return post(url, body, config);
    if (status === 200) return Promise.resolve({ data });
    return Promise.reject(Object.assign(new Error('refused'), { isAxiosError: true, response: { status } }));
  });
  return () => spy.mockRestore();
}

describe('the people of a list', () => {
  it('are checked by the HR data service, which knows who has just left', async () => {
    await openApp('/excelPreviewGrant');
    await changeWorld((state) => ({ ...state, leavers: [zhou] }));
    await chooseFile('clean.xlsx');
    expect(main()).toHaveTextContent('B3 这位同事已离职');
  });

  it('are asked about in several calls where they are many', async () => {
    await openApp('/excelPreviewGrant');
    const rows = Array.from({ length: 1_200 }, (_, index) => `甲${index},jia${index},,1`);
    await chooseFile('many.csv', `姓名,OA账号,部门,龙币\n${rows.join('\n')}`);
    expect(screen.getByRole('tab', { name: '要改的 1,200' })).toBeInTheDocument();
    expect(sentCalls('people-check').length).toBeGreaterThanOrEqual(3);
  });

  it('can be asked about again where the service is down', async () => {
    const recover = answerChecks(503, null);
    await openApp('/excelPreviewGrant');
    await chooseFile('clean.xlsx');
    expect(screen.getByRole('alert')).toHaveTextContent('人事数据暂时连不上，已核对的都留着');
    expect(screen.getByRole('button', { name: '提交名单' })).toBeDisabled();
    recover();
    await tap('button', '接着核对');
    expect(screen.getByRole('button', { name: '提交名单' })).toBeEnabled();
  });

  it.each([
    ['something else', { people: 'all fine' }],
    ['too few answers', { people: [] }],
  ])('are not taken as checked where the service answers %s', async (_, data) => {
    answerChecks(200, data);
    await openApp('/excelPreviewGrant');
    await chooseFile('clean.xlsx');
    expect(screen.getByRole('alert')).toHaveTextContent('人事数据答得不对');
    expect(screen.getByRole('button', { name: '提交名单' })).toBeDisabled();
  });
});
