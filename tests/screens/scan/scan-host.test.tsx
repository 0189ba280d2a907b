import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { HostName } from '@/domain/session/host';
import { HostFailure, HostRefusal, ScanUnsupported, type Host } from '@/host/host';
import { address, tap } from '../../support/actions';
import { getUserMedia, mockCamera, scannerEnvironment } from '../../support/hosts/camera';
import { fakeHost, neverAnswer } from '../../support/hosts/fake-host';
import { openApp, pass, settled } from '../../support/render-app';

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

describe('the scanner of a host', () => {
  const mockHost = (scanQRCode: Host['scanQRCode'], name: HostName = 'social-browser') => {
    scannerEnvironment.name = name;
    scannerEnvironment.host = fakeHost(name, { scanQRCode });
  };

  it('opens by itself once per visit, and its result is followed', async () => {
    const scan = vi.fn(() => Promise.resolve('LC1:M:YUNSHAN01'));
    mockHost(scan, 'super-app');
    await openApp('/qrcodeScan');
    expect(scan).toHaveBeenCalledOnce();
    expect(address()).toBe('#/scan-pay?code=YUNSHAN01');
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it('does not report an error when the person closes it, and does not open by itself again', async () => {
    const scan = vi.fn(() => Promise.reject<string>(new HostFailure('cancelled')));
    mockHost(scan);
    await openApp('/qrcodeScan');
    expect(screen.queryByRole('alert')).toBeNull();
    await tap('link', '我的付款码');
    expect(address()).toBe('#/paymentQRcode');
    await act(() => Promise.resolve(window.history.back()));
    await settled();
    expect(address()).toBe('#/qrcodeScan');
    expect(scan).toHaveBeenCalledOnce();
    await tap('button', '打开扫一扫');
    expect(scan).toHaveBeenCalledTimes(2);
  });

  it('reports that the version of the social app is too old, and offers the page’s own camera', async () => {
    mockHost(() => Promise.reject(new ScanUnsupported()));
    await openApp('/qrcodeScan');
    expect(screen.getByText('抱歉，当前客户端版本不支持扫一扫')).toBeInTheDocument();
    await tap('button', '使用网页相机');
    expect(getUserMedia).toHaveBeenCalledOnce();
  });

  it('shows the social app’s words when its signature was not accepted', async () => {
    mockHost(() => Promise.reject(new HostFailure('config', 'config:invalid signature')));
    await openApp('/qrcodeScan');
    expect(screen.getByText('配置验证失败：config:invalid signature')).toBeInTheDocument();
  });

  it('says that it is missing or refused, and offers the other ways', async () => {
    mockHost(() => Promise.resolve(''), 'maia');
    await openApp('/qrcodeScan');
    expect(screen.getByRole('alert')).toHaveTextContent('当前环境不支持此功能');
    scannerEnvironment.host = fakeHost('maia', {
      scanQRCode: () => Promise.reject(new HostRefusal('scanQRCode', 500, '相机没有授权')),
    });
    await tap('button', '再扫一次');
    expect(screen.getByRole('alert')).toHaveTextContent('没能打开扫一扫相机没有授权');
    expect(screen.getByLabelText('从相册选')).toBeEnabled();
  });

  it('can be opened again when it never answered', async () => {
    const scan = vi.fn(neverAnswer);
    mockHost(scan);
    await openApp('/qrcodeScan');
    expect(screen.getByRole('button', { name: '正在打开扫一扫' })).toBeDisabled();
    await pass(3_000);
    await tap('button', '打开扫一扫');
    expect(scan).toHaveBeenCalledTimes(2);
  });
});
