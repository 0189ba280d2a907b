import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UnreadablePicture } from '@/areas/scan/picture';
import { address, tap } from '../../support/actions';
import { mockCamera, scannerEnvironment } from '../../support/hosts/camera';
import { openApp } from '../../support/render-app';
import { choosePicture, typeCode } from '../../support/scan-actions';

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

describe('a picture, and a code typed by hand', () => {
  it('opens the page of its code', async () => {
    scannerEnvironment.picture = () => Promise.resolve(['LC1:M:CANTEEN02']);
    await openApp('/qrcodeScan');
    await choosePicture();
    expect(address()).toBe('#/scan-pay?code=CANTEEN02');
  });

  it('asks which code is meant when it has several', async () => {
    scannerEnvironment.picture = () => Promise.resolve(['会议室 3A', 'LC1:R:K0000001']);
    await openApp('/qrcodeScan');
    await choosePicture();
    expect(dialog('识别到多个码，请选择')).toHaveTextContent(/文字.*会议室 3A.*红包.*K0000001/);
    await tap('button', /红包/);
    expect(address()).toBe('#/BagDesc?id=K0000001');
  });

  it.each<[string, () => Promise<readonly string[]>, RegExp]>([
    ['without a code', () => Promise.resolve([]), /图中没有找到码/],
    ['that is none', () => Promise.reject(new UnreadablePicture()), /图片打不开/],
    ['whose decoder does not come', () => Promise.reject(new Error('offline')), /识别组件加载失败/],
  ])('reports a picture %s', async (_, picture, words) => {
    scannerEnvironment.picture = picture;
    await openApp('/qrcodeScan');
    await choosePicture();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  });

  it('is read correctly from a Chinese keyboard', async () => {
    await openApp('/qrcodeScan');
    await typeCode('ＬＣ１：Ｍ：ＹＵＮＳＨＡＮ０１');
    expect(address()).toBe('#/scan-pay?code=YUNSHAN01');
  });
});
