import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { address, tap } from '../../support/actions';
import {
  getUserMedia,
  mockCamera,
  refuseCamera,
  scannerEnvironment,
  stream,
  track,
} from '../../support/hosts/camera';
import { openApp, settled } from '../../support/render-app';
import { showCodes, typeCode } from '../../support/scan-actions';

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
async function setVisible(visible: boolean): Promise<void> {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settled();
}

describe('the camera', () => {
  it('opens at the back without sound, and a recognised code leads to its page', async () => {
    await openApp('/qrcodeScan');
    expect(screen.getByText('对准二维码，会自动识别')).toBeInTheDocument();
    expect(getUserMedia).toHaveBeenCalledOnce();
    expect(getUserMedia.mock.calls[0]?.[0]).toMatchObject({
      audio: false,
      video: { facingMode: { ideal: 'environment' } },
    });
    await showCodes('LC1:M:YUNSHAN01');
    expect(address()).toBe('#/scan-pay?code=YUNSHAN01');
  });

  it('stops when the page is left', async () => {
    await openApp('/qrcodeScan');
    await showCodes('LC1:R:K0000001');
    expect(address()).toBe('#/BagDesc?id=K0000001');
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('stops while the page is hidden, and starts again', async () => {
    await openApp('/qrcodeScan');
    await setVisible(false);
    expect(track.stop).toHaveBeenCalledOnce();
    expect(scannerEnvironment.sees).toBeNull();
    await setVisible(true);
    expect(getUserMedia).toHaveBeenCalledTimes(2);
    expect(scannerEnvironment.sees).not.toBeNull();
  });

  it('is released at once when it opens after the page was left', async () => {
    let resolveCamera: (value: unknown) => void = () => undefined;
    getUserMedia.mockImplementation(() => new Promise((resolve) => (resolveCamera = resolve)));
    await openApp('/qrcodeScan');
    expect(screen.getByText('正在打开相机')).toBeInTheDocument();
    await typeCode('LC1:A:A0001');
    expect(address()).toBe('#/activityDetails?id=A0001');
    resolveCamera(stream);
    await settled();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  it('has a switch for its light when it has one', async () => {
    track.torch = true;
    await openApp('/qrcodeScan');
    await tap('button', '轻点照亮');
    expect(track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
    expect(screen.getByRole('button', { name: '轻点关闭', pressed: true })).toBeInTheDocument();
  });

  it.each([
    ['NotAllowedError', /没有相机权限/],
    ['NotFoundError', /没有找到相机/],
    ['NotReadableError', /正被其他应用占用/],
  ])('states why it does not open for %s, and opens when tried again', async (name, words) => {
    refuseCamera(name);
    await openApp('/qrcodeScan');
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('从相册选')).toBeEnabled();
    getUserMedia.mockImplementation(() => Promise.resolve(stream));
    await tap('button', '再试一次');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('对准二维码，会自动识别')).toBeInTheDocument();
  });

  it('explains how to allow it when it is not allowed', async () => {
    refuseCamera('NotAllowedError');
    await openApp('/qrcodeScan');
    await tap('button', '如何开启');
    expect(dialog('如何开启相机权限')).toHaveTextContent(/地址栏.*系统设置/);
  });

  it('is not requested on an address without https, which says so', async () => {
    vi.stubGlobal('isSecureContext', false);
    await openApp('/qrcodeScan');
    expect(screen.getByRole('alert')).toHaveTextContent('当前网址未加密（https）');
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('is reported as missing when the browser does not support it', async () => {
    Reflect.deleteProperty(navigator, 'mediaDevices');
    await openApp('/qrcodeScan');
    expect(screen.getByRole('alert')).toHaveTextContent('当前浏览器不支持相机');
  });

  it('is reported as in use elsewhere when the system takes it away', async () => {
    await openApp('/qrcodeScan');
    const [, ended] = track.addEventListener.mock.calls[0] ?? [];
    act(() => ended?.());
    expect(screen.getByRole('alert')).toHaveTextContent('正被其他应用占用');
  });
});
