import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, goBack, main, tap } from '../../support/actions';
import { me, pinned } from '../../support/gateways/mock-gateways';
import { changeWorld, clearFaults, fault } from '../../support/gateways/screen-network';
import { openApp } from '../../support/render-app';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('/activityRecommend', () => {
  it('leads with the activity that suits best, and says of each why', async () => {
    await openApp('/activityRecommend');
    const lead = screen.getByRole('region', { name: '最适合你的活动' });
    expect(lead).toHaveTextContent('你参加过同类活动万步挑战');
    expect(titles()).toEqual(['进行中', '即将开始']);
    const row = (title: string) =>
      within(main())
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent.includes(title));
    expect(row('亲子烘焙课')).toHaveTextContent('只剩 1 个名额');
    expect(row('一币夺宝')).toHaveTextContent(/同部门 \d+ 位同事参加/);
    expect(row('献血日')).toBeUndefined();
    expect(row('急救技能培训')).toBeUndefined();
    expect(row('重阳登山')).toBeUndefined();
  });

  it('leads to the page of an activity, and back', async () => {
    await openApp('/activityRecommend');
    await tap('link', /万步挑战/);
    expect(address()).toBe('#/activityDetails?id=A0004');
    await goBack();
    expect(screen.getByRole('region', { name: '最适合你的活动' })).toBeInTheDocument();
    await tap('button', '查看全部活动');
    expect(address()).toBe('#/allActivity');
  });

  it('lists apart what the person has signed up for', async () => {
    await changeWorld((state) => ({
      ...state,
      activityJoins: [...state.activityJoins, { activity: 'A0004', usercode: me, time: pinned }],
    }));
    await openApp('/activityRecommend');
    expect(titles()).toEqual(['我报名的活动', '进行中', '即将开始']);
    expect(screen.getByRole('region', { name: '最适合你的活动' })).not.toHaveTextContent('万步挑战');
  });

  it('can be loaded again after a failure', async () => {
    await fault({
      call: 'activityList',
      kind: 'code',
      value: '7777',
      message: '系统维护中',
      times: 'always',
    });
    await openApp('/activityRecommend');
    expect(screen.getByRole('alert')).toHaveTextContent('活动推荐加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(main()).toHaveTextContent('万步挑战');
  });
});
