import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, goBack, tap } from '../../support/actions';
import { clearFaults, fault } from '../../support/gateways/screen-network';
import { openApp, reload, settled } from '../../support/render-app';
import { startChosen } from '../../support/taxi-screens';

const sheet = () => within(screen.getByRole('dialog'));

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

describe('the route of a ride', () => {
  it('begins with a city, from which the person comes back to the choice of places', async () => {
    await openApp('/newDidiHome');
    await tap('button', '上车点：你在哪儿上车');
    expect(sheet().getByText('先选城市，再选地点')).toBeInTheDocument();
    await tap('link', /选择城市$/);
    expect(address()).toBe('#/cityOnlyList?for=start');
    fireEvent.click(screen.getAllByRole('button', { name: /杭州/ })[0] as HTMLElement);
    await settled();
    expect(address()).toBe('#/newDidiHome?step=start');
    fireEvent.click(sheet().getByRole('button', { name: '云杉中心 3 号楼 北门' }));
    await settled();
    expect(screen.getByRole('button', { name: '上车点：云杉中心 3 号楼 · 北门' })).toBeInTheDocument();
    await reload();
    expect(screen.getByRole('button', { name: '上车点：云杉中心 3 号楼 · 北门' })).toBeInTheDocument();
  });

  it('takes a place by a part of its name, and says where there is none', async () => {
    startChosen();
    await openApp('/newDidiHome');
    await tap('button', '目的地：你要去哪儿');
    const field = sheet().getByRole('searchbox', { name: '搜索地点' });
    fireEvent.change(field, { target: { value: '没有的地方' } });
    await settled();
    expect(sheet().getByText('没有找到这个地点，换个写法试试')).toBeInTheDocument();
    fireEvent.change(field, { target: { value: '机场' } });
    await settled();
    fireEvent.click(sheet().getByRole('button', { name: '杭州机场 T1 出发层' }));
    await settled();
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByText(/^约 [\d.]+ 公里，\d+ 分钟$/)).toBeInTheDocument();
  });

  it('is chosen step by step on the classic page, and back leads to the step before', async () => {
    startChosen();
    await openApp('/didiHome');
    expect(screen.getByRole('button', { name: '选好上车点和目的地' })).toBeDisabled();
    await tap('button', '目的地：你要去哪儿');
    fireEvent.click(sheet().getByRole('button', { name: /机场 T1/ }));
    await settled();
    await tap('button', '看车型和价格');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
    await goBack();
    expect(screen.getByRole('button', { name: '看车型和价格' })).toBeInTheDocument();
  });

  it('that has no price says so and has a retry', async () => {
    startChosen();
    await openApp('/newDidiHome');
    await fault({ call: 'estimatedPrice', kind: 'code', value: '7777', message: '维护中', times: 'always' });
    await tap('button', '目的地：你要去哪儿');
    fireEvent.click(sheet().getByRole('button', { name: /机场 T1/ }));
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('价格加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByRole('button', { name: /^叫车 · 预估/ })).toBeEnabled();
  });
});
