import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '@/api/call';
import { batchTransfer } from '@/api/endpoints/transfer';
import { people } from '@/mocks/core/people';
import { amountsToggled } from '@/state/preferences';
import { tap } from '../../support/actions';
import { chen, gift } from '../../support/gateways/mock-gateways';
import { openApp, pass, reload, settled } from '../../support/render-app';
import { recordPictures, type Drawn } from '../../support/samples/picture';

const host = vi.hoisted(() => ({ name: 'browser' }));
vi.mock('@/host/detect', async (original) => ({
  ...(await original<object>()),
  currentHost: () => host.name,
}));

/** Every colleague of the world; the first person is the owner. */
const names = people(2_000)
  .slice(1)
  .map(({ name }) => name)
  .filter((name) => name.length > 2);

let drawn: Drawn;
beforeEach(() => {
  host.name = 'browser';
  drawn = recordPictures();
});

const sheet = () => within(screen.getByRole('dialog', { name: '保存图片' }));
const toggle = async (name: RegExp) => {
  fireEvent.click(sheet().getByRole('switch', { name }));
  await settled();
};
const openPicture = async (page: number) => {
  await openApp(`/activityYears?page=${page}`);
  await tap('button', '保存图片');
};
const namesDrawn = () => names.filter((name) => drawn.text.includes(name));

describe('the picture of the year report', () => {
  it.each([1, 2, 3, 4, 5, 6])('of page %i names nobody but its owner', async (page) => {
    await openPicture(page);
    expect(drawn.text).toContain('林晓禾的 2026');
    expect(drawn.text).toContain('龙币钱包 · 年度账单');
    expect(namesDrawn()).toEqual([]);
  });

  it('names colleagues once the person chooses so, and not any more when they change their mind', async () => {
    await openPicture(4);
    expect(drawn.text).toContain('收到最多的一位一位同事收到 4 次');
    expect(drawn.text).not.toContain('辛苦啦');
    await toggle(/包含同事姓名/);
    expect(drawn.text).toContain('冯微一');
    expect(drawn.text).toContain('送给马媛娜');
    expect(drawn.text).toContain('“辛苦啦，谢谢你”');
    await toggle(/包含同事姓名/);
    expect(namesDrawn()).toEqual([]);
  });

  it('leaves out a blessing that names whoever got it', async () => {
    await openApp('/activityYears?page=3');
    for (let time = 0; time < 70; time += 1)
      await call(batchTransfer, gift([chen], { text: '思远，辛苦啦', money: '0.1' }), {
        idempotencyKey: `k${time}`,
      });
    await reload();
    expect(screen.getByRole('main')).toHaveTextContent('思远，辛苦啦');
    await tap('button', '保存图片');
    expect(drawn.text).not.toContain('思远');
    expect(drawn.text).toContain('只说给 TA 听的一句');
    await toggle(/包含同事姓名/);
    expect(drawn.text).toContain('思远，辛苦啦');
  });

  it('shows amounts unless the person leaves them out', async () => {
    await openPicture(3);
    expect(drawn.text).toContain('共 6,132.3 龙币');
    await toggle(/显示金额/);
    expect(drawn.text).toContain('送到 51 位同事手里');
    expect(drawn.text).not.toMatch(/\d\.\d|龙币(?!钱包)/);
  });

  it('has no amounts at first while the person hides them', async () => {
    amountsToggled();
    await openPicture(6);
    expect(drawn.text).not.toMatch(/\d\.\d|••/);
    expect(sheet().getByRole('switch', { name: /显示金额/ })).toHaveAttribute('aria-checked', 'false');
  });

  it('asks only what makes a difference to the page', async () => {
    await openPicture(5);
    expect(sheet().queryByRole('switch')).not.toBeInTheDocument();
  });

  it('is saved as it is previewed', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:picture';
    });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    await openPicture(4);
    await toggle(/包含同事姓名/);
    const preview = sheet().getByRole('img', { name: /^将要保存的图片：这一年，你惦记着 51位同事/ });
    fireEvent.click(sheet().getByRole('button', { name: '保存图片' }));
    await settled();
    expect(saved).toEqual(['年度账单-2026-4.png']);
    expect(sheet().getByRole('status')).toHaveTextContent('图片已保存');
    const text = atob((preview.getAttribute('src') ?? '').split(',')[1] ?? '');
    expect(decodeURIComponent(text)).toBe(await files[0]?.text());
    await toggle(/显示金额/);
    expect(sheet().getByRole('status')).not.toHaveTextContent('图片已保存');
  });

  it.each(['super-app', 'social-browser', 'mini-program'])(
    'is pressed in %s, which cannot download',
    async (name) => {
      await openApp('/activityYears?page=3');
      host.name = name;
      await tap('button', '保存图片');
      expect(sheet().getByRole('status')).toHaveTextContent('长按图片，就能保存到手机');
      expect(sheet().queryByRole('button', { name: '保存图片' })).not.toBeInTheDocument();
    },
  );

  it('can be tried again where the browser could not draw it', async () => {
    const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext');
    const working = drawing.getMockImplementation();
    drawing.mockReturnValue(null);
    await openPicture(3);
    expect(sheet().getByRole('alert')).toHaveTextContent('图片生成失败，请再试一次');
    if (working !== undefined) drawing.mockImplementation(working);
    fireEvent.click(sheet().getByRole('button', { name: '再试一次' }));
    await pass(50);
    expect(sheet().getByRole('img', { name: /^将要保存的图片/ })).toBeInTheDocument();
  });
});
