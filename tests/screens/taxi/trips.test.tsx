import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTaxiRoute } from '@/areas/taxi/state/taxi-route';
import { person } from '@/mocks/core/people';
import { address, choose, main, tap, visit } from '../../support/actions';
import { clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';
import { routeChosen, trips } from '../../support/taxi-screens';

const rows = () => within(main()).getAllByRole('link');
const text = () => main().textContent;
const inDialog = () => within(screen.getByRole('dialog'));
const type = (label: string, value: string) =>
  fireEvent.change(inDialog().getByRole('textbox', { name: label }), { target: { value } });

async function bookNow(): Promise<string> {
  routeChosen();
  await visit('/newDidiHome');
  await tap('button', /^叫车 · 预估/);
  return (await trips())[0]?.id ?? '';
}

/** The page of the newest trip that was paid partly by the rider. */
async function openNewest(): Promise<void> {
  await openApp('/didiOrderList?group=done');
  const row = rows()[0];
  if (row === undefined) throw new Error('no trips');
  fireEvent.click(row);
  await settled();
}

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

describe('/didiOrderList', () => {
  it('lists past trips by month to the end, and a trip that is under way on top, which leads to its map', async () => {
    await openApp('/didiOrderList');
    expect(rows()).toHaveLength(20);
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('2026 年 11 月');
    expect(screen.getByText('共 40 趟')).toBeInTheDocument();
    await bookNow();
    await visit('/didiOrderList');
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('正在进行');
    const [open] = rows();
    expect(open).toHaveTextContent('正在找司机');
    expect(open).toHaveAttribute('href', '#/newDidiHome');
  });

  it('shows the trips that were read last after a reload without network', async () => {
    await openApp('/didiOrderList');
    await fault({ call: 'taxiOrderList', kind: 'drop', when: 'before', times: 'always' });
    await reload();
    await pass(5_000);
    expect(rows()).toHaveLength(20);
    expect(screen.getByText('共 40 趟')).toBeInTheDocument();
  });

  it('narrows by group, which survives a reload, and says where there is none', async () => {
    await openApp('/didiOrderList');
    await choose('radio', '已取消');
    expect(screen.getByText('共 3 趟')).toBeInTheDocument();
    await reload();
    expect(rows()).toHaveLength(3);
    await choose('radio', '进行中');
    expect(screen.getByText('没有这类行程')).toBeInTheDocument();
    await tap('button', '看全部行程');
    expect(rows()).toHaveLength(20);
  });

  it('says that it cannot be read, and reads it on demand', async () => {
    await fault({
      call: 'taxiOrderList',
      kind: 'code',
      value: '7777',
      message: '系统维护中',
      times: 'always',
    });
    await openApp('/didiOrderList');
    expect(screen.getByRole('alert')).toHaveTextContent('行程加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(rows()).toHaveLength(20);
  });
});

describe('/didiOrderDetail', () => {
  it('shows the way, how the price adds up, who pays what, and what this way usually costs', async () => {
    await openNewest();
    expect(
      screen.getByRole('img', { name: /^地图：从云杉中心 3 号楼到高铁深圳南站走过的路线，往.+ 公里$/ }),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: /^公司付 .+，自己付/ })).toBeInTheDocument();
    expect(text()).toMatch(/这条路走过 \d 次，通常/);
    expect(text()).toContain('起步价含 3 公里13.0');
    await tap('button', '计价规则');
    expect(inDialog().getByText('每公里 2.2 龙币')).toBeInTheDocument();
    expect(inDialog().getByText('每分钟 0.35 龙币')).toBeInTheDocument();
  });

  it('says nothing of other trips on a way that was ridden less than three times', async () => {
    await openApp('/didiOrderList?group=done');
    const fair = rows().find((row) => row.textContent.includes('会展中心'));
    if (fair === undefined) throw new Error('no trip to the fair');
    fireEvent.click(fair);
    await settled();
    expect(text()).toMatch(/比预估|和预估一样/);
    expect(text()).not.toContain('这条路走过');
  });

  it('takes an invoice with a checked tax number, keeps what was typed over a failure, and sends one only', async () => {
    await openNewest();
    await tap('button', '开发票');
    type('单位名称', '云杉科技');
    type('税号', '91440300MA5DA1234J');
    type('收票邮箱', 'me@yunshan.example');
    await tap('button', '提交开票');
    expect(inDialog().getByRole('alert')).toHaveTextContent('税号校验不通过');
    type('税号', '91440300MA5DA1234H');
    await fault({ call: 'tripInvoice', kind: 'code', value: '7777', message: '系统维护中', times: 1 });
    await tap('button', '提交开票');
    expect(inDialog().getByRole('alert')).toHaveTextContent('系统维护中');
    expect(inDialog().getByRole('textbox', { name: '单位名称' })).toHaveValue('云杉科技');
    await tap('button', '提交开票');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(text()).toContain('已开发票：云杉科技，发到 me@yunshan.example');
    expect(screen.queryByRole('button', { name: '开发票' })).toBeNull();
    expect(sentCalls('tripInvoice')).toHaveLength(2);
  });

  it('takes one rating of the driver', async () => {
    await openNewest();
    await tap('button', '评价');
    expect(inDialog().getByRole('button', { name: '提交评价' })).toBeDisabled();
    fireEvent.click(inDialog().getByRole('radio', { name: '4 星' }));
    fireEvent.click(inDialog().getByRole('button', { name: '开得稳' }));
    await tap('button', '提交评价');
    expect(text()).toContain('已评 4 星');
    expect(screen.queryByRole('button', { name: '评价' })).toBeNull();
  });

  it('leads with the number of the trip to customer service, and on to the same ride again', async () => {
    await openNewest();
    await tap('button', '费用有疑问');
    expect(inDialog().getByText(/^T9/)).toBeInTheDocument();
    await tap('button', '收起');
    await tap('button', '再叫一次');
    expect(address()).toBe('#/newDidiHome');
    expect(useTaxiRoute.getState()).toMatchObject({
      startCity: { name: '深圳' },
      start: { name: '云杉中心 3 号楼' },
      end: { name: '高铁深圳南站' },
    });
  });

  it('says that a trip is not the person’s, and leads to the list', async () => {
    await openApp('/didiOrderDetail?id=T1');
    expect(text()).toContain('没有找到这段行程');
    await tap('button', '查看行程列表');
    expect(address()).toBe('#/didiOrderList');
  });
});

describe('/didiPaySuccess', () => {
  it('shows what was paid and by whom, and leads to the trip', async () => {
    await openApp('/didiPaySuccess');
    expect(text()).toContain('支付成功');
    expect(text()).toContain('公司付 · 外出办事');
    await tap('button', '查看行程');
    expect(address()).toMatch(/^#\/didiOrderDetail\?id=T9/);
  });

  it('leads to the trip where nothing is paid yet', async () => {
    await openApp('/home');
    const id = await bookNow();
    await visit(`/didiPaySuccess?id=${id}`);
    expect(text()).toContain('这段行程还没付款');
    await tap('button', '查看行程');
    expect(address()).toBe(`#/didiOrderDetail?id=${id}`);
  });
});

describe('/didiShare', () => {
  async function shareNow(): Promise<string> {
    await openApp('/home');
    const id = await bookNow();
    await pass(90_000);
    await visit(`/didiOrderDetail?id=${id}`);
    await tap('button', '分享行程');
    expect(address()).toContain('#/webviewShare');
    return /didiShare%3Fid%3D(\w+)/.exec(address())?.[1] ?? '';
  }

  it('shows a stranger the car, and nothing of the rider', async () => {
    const link = await shareNow();
    const [trip] = await trips();
    expect(link).not.toContain(trip?.id ?? '');
    await visit(`/didiShare?id=${link}`);
    expect(text()).toContain('司机正去接人');
    expect(screen.getByRole('img', { name: '地图：车在杭州的大概位置' })).toBeInTheDocument();
    const page = document.body.innerHTML;
    const { name, usercode, mobile } = person(0);
    const secrets = [name, usercode, mobile, trip?.from.name, trip?.to.name, trip?.driver?.phone];
    for (const secret of [...secrets, trip?.driver?.plate, trip?.id]) {
      expect(secret).toBeTruthy();
      expect(page).not.toContain(secret);
    }
  });

  it('ends when sharing is stopped', async () => {
    const link = await shareNow();
    const [trip] = await trips();
    await visit(`/didiOrderDetail?id=${trip?.id ?? ''}`);
    await tap('button', '停止分享');
    await visit(`/didiShare?id=${link}`);
    expect(text()).toContain('这个链接已失效');
  });

  it('opens without a log-in, and says of an unknown link that it has ended', async () => {
    await openApp('/didiShare?id=unknown', { as: null });
    expect(text()).toContain('这个链接已失效');
    expect(address()).toContain('#/didiShare');
  });
});
