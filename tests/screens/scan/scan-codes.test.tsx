import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { address, tap } from '../../support/actions';
import { feng, liang, zhou } from '../../support/gateways/mock-gateways';
import { mockCamera } from '../../support/hosts/camera';
import { freshApp, openApp, pass } from '../../support/render-app';
import { showCodes } from '../../support/scan-actions';

vi.mock('@/host/detect', async () => ({
  currentHost: (await import('../../support/hosts/camera')).currentHost,
}));
vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../../support/hosts/camera')).theHost,
}));
vi.mock('@/areas/scan/watch-frames', async () => ({
  watchFrames: (await import('../../support/hosts/camera')).watchFrames,
}));
vi.mock('@/areas/scan/picture', async (original) => ({
  ...(await original<object>()),
  codesInPicture: (await import('../../support/hosts/camera')).codesInPicture,
}));
mockCamera();
const dialog = (name: string) => screen.getByRole('dialog', { name });

describe('a scanned code', () => {
  it('of a person’s payment code is reported as one for the merchant', async () => {
    await openApp('/qrcodeScan');
    await showCodes('2846135790246188');
    expect(dialog('这是一个付款码')).toHaveTextContent('付款码供商家扫描');
  });

  it('with a text is shown and opens nothing, and does not return while the camera still sees it', async () => {
    await openApp('/qrcodeScan');
    await showCodes('会议室 3A');
    expect(dialog('扫到一段文字')).toHaveTextContent('会议室 3A');
    await tap('button', '继续扫码');
    await showCodes('会议室 3A');
    await pass(1_500);
    await showCodes('会议室 3A');
    await pass(1_500);
    await showCodes('会议室 3A');
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(3_000);
    await showCodes('会议室 3A');
    expect(dialog('扫到一段文字')).toBeInTheDocument();
  });

  it('with a text is copied whole, however little of it is shown', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await openApp('/qrcodeScan');
    await showCodes('长'.repeat(2_000));
    expect(screen.getByText('长'.repeat(500))).toBeInTheDocument();
    await tap('button', '复制');
    expect(writeText).toHaveBeenCalledWith('长'.repeat(2_000));
    expect(screen.getByText('已复制')).toBeInTheDocument();
  });

  it('with a foreign address is passed to the external link guard, and is shown when the person stays', async () => {
    await openApp('/qrcodeScan');
    await showCodes('https://evil.example/x');
    expect(dialog('即将离开龙币钱包')).toHaveTextContent('evil.example');
    await tap('button', '暂不离开');
    expect(dialog('扫到一个链接')).toHaveTextContent('https://evil.example/x');
    await tap('button', '打开');
    expect(dialog('即将离开龙币钱包')).toBeInTheDocument();
  });

  it.each(['javascript:alert(1)', 'weixin://wap/pay', 'data:text/html,x'])(
    'of %s is visibly refused',
    async (address) => {
      await openApp('/qrcodeScan');
      await showCodes(address);
      expect(screen.getByText('无法打开这个链接')).toBeInTheDocument();
      expect(dialog('不支持打开这个链接')).toHaveTextContent(address);
      expect(screen.queryByRole('button', { name: '打开' })).toBeNull();
    },
  );

  it('with a link into the app opens that page', async () => {
    await openApp('/qrcodeScan');
    await showCodes(`${window.location.origin}/#/longballDetail`);
    expect(address()).toBe('#/longballDetail');
  });

  it('of a newer kind of the app is reported as unknown', async () => {
    await openApp('/qrcodeScan');
    await showCodes('LC2:M:1');
    expect(dialog('无法识别这个码')).toBeInTheDocument();
  });
});

describe('a colleague’s code', () => {
  it('adds the colleague to those chosen already, and leads to the transfer', async () => {
    recipientsChosen([person(1)]);
    await openApp('/qrcodeScan');
    await showCodes(`lc1:c:${zhou.toLowerCase()}`);
    expect(address()).toBe('#/transfer1');
    expect(useTransferDraft.getState().transferList.map(({ name }) => name)).toEqual(['陈思远', '周一航']);
  });

  it('leads to the transfer when the colleague is chosen already', async () => {
    recipientsChosen([person(1)]);
    await openApp('/qrcodeScan');
    await showCodes('LC1:C:LX100002');
    expect(address()).toBe('#/transfer1');
    expect(useTransferDraft.getState().transferList).toHaveLength(1);
  });

  it.each([
    [feng, '冯乐已离职，不能收龙币'],
    [liang, '梁栖还没有 OA 账号，开通后才能收龙币'],
    ['LX100001', '不能转给自己'],
    ['LX999999', '没有找到这位同事'],
  ])('of %s is refused: %s', async (usercode, words) => {
    await openApp('/qrcodeScan');
    await showCodes(`LC1:C:${usercode}`);
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(address()).toBe('#/qrcodeScan');
    expect(useTransferDraft.getState().transferList).toEqual([]);
  });

  it('is refused when twenty are chosen', async () => {
    recipientsChosen(
      Array.from({ length: 20 }, (_, index) => ({ ...person(index + 20), usercode: `X${index}` })),
    );
    await openApp('/qrcodeScan');
    await showCodes(`LC1:C:${zhou}`);
    expect(screen.getByText('最多选 20 位同事，没有添加周一航')).toBeInTheDocument();
  });

  it('says that a wallet member without an OA account cannot give coins', async () => {
    await freshApp('no-oa');
    await openApp('/qrcodeScan', { as: liang, sysType: 'WALLET' });
    await showCodes(`LC1:C:${zhou}`);
    expect(screen.getByText('你还不能给同事送龙币')).toBeInTheDocument();
    expect(useTransferDraft.getState().transferList).toEqual([]);
  });
});
