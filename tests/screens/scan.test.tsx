import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostName } from '@/domain/session/host';
import { PictureUnreadable } from '@/features/scan/picture';
import { HostFailure, HostRefusal, ScanUnsupported, type Host } from '@/host/host';
import { person } from '@/mocks/people/people';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { tap } from '../support/actions';
import { fakeHost, silence } from '../support/fake-host';
import { feng, liang, zhou } from '../support/mock-gateways';
import { freshApp, openApp, pass, settled } from '../support/render-app';

const place = vi.hoisted(() => ({
  name: 'browser' as HostName,
  host: null as unknown,
  /** What the camera sees, told by the test. */
  sees: null as ((codes: readonly string[]) => void) | null,
  picture: (): Promise<readonly string[]> => Promise.resolve([]),
}));
vi.mock('@/host/detect', () => ({ currentHost: () => place.name }));
vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: () => Promise.resolve(place.host),
}));
vi.mock('@/features/scan/watch-frames', () => ({
  watchFrames: (_: unknown, left: AbortSignal, onCodes: (codes: readonly string[]) => void) => {
    place.sees = onCodes;
    left.addEventListener('abort', () => (place.sees = null));
    return new Promise(() => undefined);
  },
}));
vi.mock('@/features/scan/picture', async (original) => ({
  ...(await original<object>()),
  codesInPicture: () => place.picture(),
}));

/** The camera of these tests: its track, as the page sees it. */
const track = {
  stop: vi.fn(),
  torch: false,
  applyConstraints: vi.fn(() => Promise.resolve()),
  addEventListener: vi.fn<(name: string, told: () => void) => void>(),
  removeEventListener: vi.fn(),
  getCapabilities: () => ({ torch: track.torch }),
};
const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
const getUserMedia = vi.fn<(wanted: MediaStreamConstraints) => Promise<unknown>>(() =>
  Promise.resolve(stream),
);

function refuse(name: string): void {
  getUserMedia.mockImplementation(() => Promise.reject(Object.assign(new Error(name), { name })));
}

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(place, { name: 'browser', host: null, sees: null, picture: () => Promise.resolve([]) });
  getUserMedia.mockImplementation(() => Promise.resolve(stream));
  track.torch = false;
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockImplementation(() => Promise.resolve());
  Object.defineProperty(HTMLVideoElement.prototype, 'srcObject', {
    value: null,
    writable: true,
    configurable: true,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const shown = () => window.location.hash.slice(1);
const dialog = (name: string) => screen.getByRole('dialog', { name });

async function see(...codes: string[]): Promise<void> {
  act(() => place.sees?.(codes));
  await settled();
}

async function type(text: string): Promise<void> {
  await tap('button', '输入码');
  fireEvent.change(screen.getByRole('textbox', { name: '码上的文字' }), { target: { value: text } });
  await tap('button', '识别');
}

async function choosePicture(): Promise<void> {
  const file = new File(['x'], 'code.png', { type: 'image/png' });
  fireEvent.change(screen.getByLabelText('从相册选'), { target: { files: [file] } });
  await settled();
}

async function setVisible(visible: boolean): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settled();
}

describe('the camera', () => {
  it('at the back is asked for, without sound, and seen codes lead to their pages', async () => {
    await openApp('/qrcodeScan');
    expect(screen.getByText('对准二维码，会自动识别')).toBeInTheDocument();
    expect(getUserMedia).toHaveBeenCalledOnce();
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
      audio: false,
      video: { facingMode: { ideal: 'environment' } },
    });
    await see('LC1:M:YUNSHAN01');
    expect(shown()).toBe('/scan-pay?code=YUNSHAN01');
  });

  it('stops when the page is left', async () => {
    await openApp('/qrcodeScan');
    await see('LC1:R:K0000001');
    expect(shown()).toBe('/BagDesc?id=K0000001');
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('stops while the page is hidden, and starts again', async () => {
    await openApp('/qrcodeScan');
    await setVisible(false);
    expect(track.stop).toHaveBeenCalledOnce();
    expect(place.sees).toBeNull();
    await setVisible(true);
    expect(getUserMedia).toHaveBeenCalledTimes(2);
    expect(place.sees).not.toBeNull();
  });

  it('that comes after the page was left is given back at once', async () => {
    let give: (value: unknown) => void = () => undefined;
    getUserMedia.mockImplementation(() => new Promise((resolve) => (give = resolve)));
    await openApp('/qrcodeScan');
    expect(screen.getByText('正在打开相机')).toBeInTheDocument();
    await type('LC1:A:A0001');
    expect(shown()).toBe('/activityDetails?id=A0001');
    give(stream);
    await settled();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('has its light switched where it has one', async () => {
    track.torch = true;
    await openApp('/qrcodeScan');
    await tap('button', '轻点照亮');
    expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
    expect(screen.getByRole('button', { name: '轻点关闭', pressed: true })).toBeInTheDocument();
  });

  it.each([
    ['NotAllowedError', /没有相机权限/],
    ['NotFoundError', /没有找到相机/],
    ['NotReadableError', /正被别的应用使用/],
  ])(
    'that does not open for %s says so in its own words, and opens when tried again',
    async (name, messages) => {
      refuse(name);
      await openApp('/qrcodeScan');
      expect(screen.getByRole('alert')).toHaveTextContent(messages);
      expect(screen.getByLabelText('从相册选')).toBeEnabled();
      getUserMedia.mockImplementation(() => Promise.resolve(stream));
      await tap('button', '再试');
      expect(screen.queryByRole('alert')).toBeNull();
      expect(screen.getByText('对准二维码，会自动识别')).toBeInTheDocument();
    },
  );

  it('that is not allowed comes with the way to allow it', async () => {
    refuse('NotAllowedError');
    await openApp('/qrcodeScan');
    await tap('button', '怎么允许');
    expect(dialog('怎样允许使用相机')).toHaveTextContent(/地址栏.*系统设置/);
  });

  it('is not asked for on an address without https, which says so', async () => {
    vi.stubGlobal('isSecureContext', false);
    await openApp('/qrcodeScan');
    expect(screen.getByRole('alert')).toHaveTextContent('这个网址没有加密（https）');
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('that the browser does not know is said to be missing', async () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    await openApp('/qrcodeScan');
    expect(screen.getByRole('alert')).toHaveTextContent('这个浏览器不能用相机');
  });

  it('that the system takes away is said to be in use elsewhere', async () => {
    await openApp('/qrcodeScan');
    const [, ended] = track.addEventListener.mock.calls[0] ?? [];
    act(() => ended?.());
    expect(screen.getByRole('alert')).toHaveTextContent('正被别的应用使用');
  });
});

describe('what a code says', () => {
  it('somebody’s payment code is for the merchant to scan', async () => {
    await openApp('/qrcodeScan');
    await see('2846135790246188');
    expect(dialog('这是一个付款码')).toHaveTextContent('付款码由商家来扫');
  });

  it('a text is shown and opens nothing; put aside, it does not come back while the camera still sees it', async () => {
    await openApp('/qrcodeScan');
    await see('会议室 3A');
    expect(dialog('扫到一段文字')).toHaveTextContent('会议室 3A');
    await tap('button', '继续扫');
    await see('会议室 3A');
    await pass(1_500);
    await see('会议室 3A');
    await pass(1_500);
    await see('会议室 3A');
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(3_000);
    await see('会议室 3A');
    expect(dialog('扫到一段文字')).toBeInTheDocument();
  });

  it('a text is copied whole, however little of it is shown', async () => {
    const writeText = vi.fn(() => Promise.resolve());
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await openApp('/qrcodeScan');
    await see('长'.repeat(2_000));
    expect(screen.getByText('长'.repeat(500))).toBeInTheDocument();
    await tap('button', '复制');
    expect(writeText).toHaveBeenCalledWith('长'.repeat(2_000));
    expect(screen.getByText('已复制')).toBeInTheDocument();
  });

  it('a foreign address is asked about by the external link guard, and shown to those who stay', async () => {
    await openApp('/qrcodeScan');
    await see('https://evil.example/x');
    expect(dialog('要离开龙币钱包吗')).toHaveTextContent('evil.example');
    await tap('button', '留在这里');
    expect(dialog('扫到一个链接')).toHaveTextContent('https://evil.example/x');
    await tap('button', '打开');
    expect(dialog('要离开龙币钱包吗')).toBeInTheDocument();
  });

  it.each(['javascript:alert(1)', 'weixin://wap/pay', 'data:text/html,x'])(
    '%s is refused so that it is seen',
    async (address) => {
      await openApp('/qrcodeScan');
      await see(address);
      expect(screen.getByText('这个地址不能打开')).toBeInTheDocument();
      expect(dialog('这个链接不能打开')).toHaveTextContent(address);
      expect(screen.queryByRole('button', { name: '打开' })).toBeNull();
    },
  );

  it('a link into the app leads there', async () => {
    await openApp('/qrcodeScan');
    await see(`${window.location.origin}/#/longballDetail`);
    expect(shown()).toBe('/longballDetail');
  });

  it('a code of ours of a newer kind is said not to be known', async () => {
    await openApp('/qrcodeScan');
    await see('LC2:M:1');
    expect(dialog('这个码识别不了')).toBeInTheDocument();
  });
});

describe('a colleague’s code', () => {
  it('adds them to those who are chosen already, and leads to the transfer', async () => {
    recipientsChosen([person(1)]);
    await openApp('/qrcodeScan');
    await see(`lc1:c:${zhou.toLowerCase()}`);
    expect(shown()).toBe('/transfer1');
    expect(useTransferDraft.getState().transferList.map(({ name }) => name)).toEqual(['陈思远', '周一航']);
  });

  it('of somebody who is chosen already leads to the transfer', async () => {
    recipientsChosen([person(1)]);
    await openApp('/qrcodeScan');
    await see('LC1:C:LX100002');
    expect(shown()).toBe('/transfer1');
    expect(useTransferDraft.getState().transferList).toHaveLength(1);
  });

  it.each([
    [feng, '冯乐已离职，不能收龙币'],
    [liang, '梁栖还没有 OA 账号，开通后才能收龙币'],
    ['LX100001', '不能转给自己'],
    ['LX999999', '没有找到这位同事'],
  ])('of %s is refused: %s', async (usercode, messages) => {
    await openApp('/qrcodeScan');
    await see(`LC1:C:${usercode}`);
    expect(screen.getByText(messages)).toBeInTheDocument();
    expect(shown()).toBe('/qrcodeScan');
    expect(useTransferDraft.getState().transferList).toEqual([]);
  });

  it('is refused where twenty are chosen', async () => {
    recipientsChosen(
      Array.from({ length: 20 }, (_, index) => ({ ...person(index + 20), usercode: `X${index}` })),
    );
    await openApp('/qrcodeScan');
    await see(`LC1:C:${zhou}`);
    expect(screen.getByText('最多选 20 位同事，没有加上周一航')).toBeInTheDocument();
  });

  it('tells a member of the wallet without an OA account that they cannot give coins', async () => {
    await freshApp('no-oa');
    await openApp('/qrcodeScan', { as: liang, sysType: 'WALLET' });
    await see(`LC1:C:${zhou}`);
    expect(screen.getByText('你还不能送龙币给同事')).toBeInTheDocument();
    expect(useTransferDraft.getState().transferList).toEqual([]);
  });
});

describe('a picture, and a code typed by hand', () => {
  it('leads where its code leads', async () => {
    place.picture = () => Promise.resolve(['LC1:M:CANTEEN02']);
    await openApp('/qrcodeScan');
    await choosePicture();
    expect(shown()).toBe('/scan-pay?code=CANTEEN02');
  });

  it('with several codes asks which one is meant', async () => {
    place.picture = () => Promise.resolve(['会议室 3A', 'LC1:R:K0000001']);
    await openApp('/qrcodeScan');
    await choosePicture();
    expect(dialog('找到几个码，要哪一个')).toHaveTextContent(/文字.*会议室 3A.*红包.*K0000001/);
    await tap('button', /红包/);
    expect(shown()).toBe('/BagDesc?id=K0000001');
  });

  it.each<[string, () => Promise<readonly string[]>, RegExp]>([
    ['without a code', () => Promise.resolve([]), /图里没有找到码/],
    ['that is none', () => Promise.reject(new PictureUnreadable()), /打不开这张图片/],
    ['whose decoder does not come', () => Promise.reject(new Error('offline')), /没能加载/],
  ])('%s says so', async (_, picture, messages) => {
    place.picture = picture;
    await openApp('/qrcodeScan');
    await choosePicture();
    expect(screen.getByRole('alert')).toHaveTextContent(messages);
  });

  it('is taken from a Chinese keyboard as it was meant', async () => {
    await openApp('/qrcodeScan');
    await type('ＬＣ１：Ｍ：ＹＵＮＳＨＡＮ０１');
    expect(shown()).toBe('/scan-pay?code=YUNSHAN01');
  });
});

describe('in a host', () => {
  const withHost = (scanQRCode: Host['scanQRCode'], name: HostName = 'social-browser') => {
    place.name = name;
    place.host = fakeHost(name, { scanQRCode });
  };

  it('its scanner opens by itself once per visit, and what it reads leads on', async () => {
    const scan = vi.fn(() => Promise.resolve('LC1:M:YUNSHAN01'));
    withHost(scan, 'super-app');
    await openApp('/qrcodeScan');
    expect(scan).toHaveBeenCalledOnce();
    expect(shown()).toBe('/scan-pay?code=YUNSHAN01');
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('that was left by the person is no error, and does not open again by itself', async () => {
    const scan = vi.fn(() => Promise.reject<string>(new HostFailure('cancelled')));
    withHost(scan);
    await openApp('/qrcodeScan');
    expect(screen.queryByRole('alert')).toBeNull();
    await tap('link', '我的付款码');
    expect(shown()).toBe('/paymentQRcode');
    await act(() => Promise.resolve(window.history.back()));
    await settled();
    expect(shown()).toBe('/qrcodeScan');
    expect(scan).toHaveBeenCalledOnce();
    await tap('button', '打开扫一扫');
    expect(scan).toHaveBeenCalledTimes(2);
  });

  it('a version of the social app that is too old is told in the catalogue’s words, and the page’s own camera is offered', async () => {
    withHost(() => Promise.reject(new ScanUnsupported()));
    await openApp('/qrcodeScan');
    expect(screen.getByText('抱歉，当前客户端版本不支持扫一扫')).toBeInTheDocument();
    await tap('button', '用网页相机扫');
    expect(getUserMedia).toHaveBeenCalledOnce();
  });

  it('a signature that was not accepted is told in the social app’s words', async () => {
    withHost(() => Promise.reject(new HostFailure('config', 'config:invalid signature')));
    await openApp('/qrcodeScan');
    expect(screen.getByText('配置验证失败：config:invalid signature')).toBeInTheDocument();
  });

  it('a scanner that is not built, or refuses, says so and leads to the other ways', async () => {
    withHost(() => Promise.resolve(''), 'maia');
    await openApp('/qrcodeScan');
    expect(screen.getByRole('alert')).toHaveTextContent('当前环境不支持此功能');
    place.host = fakeHost('maia', {
      scanQRCode: () => Promise.reject(new HostRefusal('scanQRCode', 500, '相机没有授权')),
    });
    await tap('button', '再扫一次');
    expect(screen.getByRole('alert')).toHaveTextContent('没能打开扫一扫相机没有授权');
    expect(screen.getByLabelText('从相册选')).toBeEnabled();
  });

  it('a scanner that never answers can be opened once more', async () => {
    const scan = vi.fn(silence);
    withHost(scan);
    await openApp('/qrcodeScan');
    expect(screen.getByRole('button', { name: '正在打开扫一扫' })).toBeDisabled();
    await pass(3_000);
    await tap('button', '打开扫一扫');
    expect(scan).toHaveBeenCalledTimes(2);
  });
});
