import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { PhotoRefused } from '@/areas/second-hand/photo-to-send';
import { mostKept } from '@/areas/second-hand/rules/photo';
import { address, choose, tap } from '../../support/actions';
import { clearFaults, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, reload, settled } from '../../support/render-app';

let made = 0;
/** Another photo each time. */
const anyPhoto = () => Promise.resolve(`data:image/jpeg;base64,/9j/${String(++made).padStart(4, '0')}`);
let photoOf: (file: File) => Promise<string> = anyPhoto;

vi.mock('@/areas/second-hand/photo-to-send', async (original) => ({
  ...(await original<object>()),
  photoToSend: (file: File) => photoOf(file),
}));

beforeEach(() => {
  made = 0;
  photoOf = anyPhoto;
});

async function choosePhotos(count: number): Promise<void> {
  const files = Array.from({ length: count }, (_, index) => new File(['x'], `${index + 1}.jpg`));
  fireEvent.change(screen.getByLabelText('添加照片'), { target: { files } });
  await settled();
}

const fill = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

async function fillAll(): Promise<void> {
  await choosePhotos(2);
  fill('标题', '胶片相机，单机身');
  fill('描述', '用了三年。');
  await choose('radio', '数码');
  fill('价格', '520');
  fill('交付地点', '3 号楼');
  await pass(300);
}

const photos = () => screen.getAllByRole('button', { name: /^删除第 \d 张照片$/ });

describe('an item', () => {
  it('is published with its photos after a look at it, once, and is the newest on the market', async () => {
    await openApp('/second-hand-publish');
    await fillAll();
    expect(screen.getByText('和同类成交价相近')).toBeInTheDocument();
    await tap('button', '预览');
    const preview = within(screen.getByRole('dialog', { name: '预览闲置' }));
    expect(preview.getByRole('heading', { name: '胶片相机，单机身' })).toBeInTheDocument();
    const publish = preview.getByRole('button', { name: '发布' });
    fireEvent.click(publish);
    fireEvent.click(publish);
    await settled();
    expect(sentCalls('save')).toHaveLength(1);
    expect(address()).toMatch(/^#\/imageDetail\?id=S/);
    expect(screen.getByRole('button', { name: '编辑' })).toBeInTheDocument();
    const { items } = (await gatewayState()).secondHand;
    expect(items).toMatchObject([
      {
        title: '胶片相机，单机身',
        price: 5_200,
        category: 'digital',
        pictures: [expect.any(String), expect.any(String)],
      },
    ]);
    await openApp('/second-hand-publish');
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('');
  });

  it('is not sent while something is missing, and says what', async () => {
    await openApp('/second-hand-publish');
    await tap('button', '发布');
    const alerts = screen.getAllByRole('alert').map((each) => each.textContent);
    expect(alerts).toEqual([
      '请至少添加一张照片',
      '请填写标题',
      '请填写描述',
      '请填写价格',
      '请填写交付地点',
    ]);
    fill('价格', '20000.1');
    fill('标题', '伞'.repeat(31));
    const after = screen.getAllByRole('alert').map((each) => each.textContent);
    expect(after).toEqual(expect.arrayContaining(['价格最高 20,000 龙币', '标题最多 30 个字']));
    expect(sentCalls('save')).toEqual([]);
  });

  it('keeps text and photos over a failure and a reload', async () => {
    await openApp('/second-hand-publish');
    await fillAll();
    await fault({ call: 'secondHandGoods/save', kind: 'status', value: 400, times: 'always' });
    await tap('button', '发布');
    expect(screen.getByRole('alert')).toHaveTextContent('没有发布成功');
    await reload();
    expect(screen.getByRole('textbox', { name: '标题' })).toHaveValue('胶片相机，单机身');
    expect(screen.getByRole('radio', { name: '数码' })).toBeChecked();
    expect(photos()).toHaveLength(2);
    await clearFaults();
    await tap('button', '发布');
    expect((await gatewayState()).secondHand.items).toHaveLength(1);
  });

  it('whose answer got lost is published once', async () => {
    await openApp('/second-hand-publish');
    await fillAll();
    await fault({ call: 'secondHandGoods/save', kind: 'drop', when: 'after', times: 3 });
    await tap('button', '发布');
    await pass(5_000);
    await tap('button', '发布');
    expect((await gatewayState()).secondHand.items).toHaveLength(1);
  });

  it('has nine photos at most, the first of which is the cover, and names those that are not taken', async () => {
    await openApp('/second-hand-publish');
    photoOf = (file) =>
      file.name === '2.jpg' ? Promise.reject(new PhotoRefused('not-a-picture')) : anyPhoto();
    await choosePhotos(3);
    expect(photos()).toHaveLength(2);
    expect(screen.getByRole('alert')).toHaveTextContent('2.jpg 不是图片，没有添加');
    await tap('button', '把第 2 张设为封面');
    await tap('button', '删除第 2 张照片');
    photoOf = anyPhoto;
    await choosePhotos(12);
    expect(photos()).toHaveLength(9);
    expect(screen.getByRole('alert')).toHaveTextContent('最多 9 张，多出的没有添加');
    expect(screen.queryByLabelText('添加照片')).toBeNull();
  });

  it('says that photos are not kept over a reload where they are too large for the storage', async () => {
    photoOf = () => Promise.resolve(`data:image/jpeg;base64,${'A'.repeat(mostKept)}`);
    await openApp('/second-hand-publish');
    await choosePhotos(1);
    expect(screen.getByText('照片太多，刷新页面后需要重新添加；文字会保留')).toBeInTheDocument();
  });

  it('of one’s own is changed and keeps its pictures; somebody else’s is not', async () => {
    await openApp('/second-hand-publish?id=S0013');
    expect(screen.getByRole('textbox', { name: '价格' })).toHaveValue('76');
    fill('价格', '70');
    await tap('button', '保存');
    expect(address()).toBe('#/imageDetail?id=S0013');
    expect((await gatewayState()).secondHand.items).toMatchObject([
      { id: 'S0013', price: 700, pictures: ['floor-lamp:1', 'floor-lamp:1/1'] },
    ]);
    await openApp('/second-hand-publish?id=S0001');
    expect(screen.getByText('这件闲置不能编辑')).toBeInTheDocument();
  });

  it('needs an account, which the page offers', async () => {
    await freshApp('no-account');
    await openApp('/second-hand-publish');
    expect(screen.queryByRole('button', { name: '发布' })).toBeNull();
  });
});
