import { theHost } from '@/host/current';
import { HostFailure, HostRefusal, ScanUnsupported, Unsupported } from '@/host/host';

/** The result of the host's own scanner. `cancelled` is no error: the person closed it. */
export type HostScan =
  | { kind: 'found'; text: string }
  | { kind: 'cancelled' }
  /** The version of the social app cannot scan. */
  | { kind: 'too-old' }
  /** The host has no scanner. */
  | { kind: 'unsupported' }
  /** The social app did not accept the page's signature; `said` is its own error text. */
  | { kind: 'config'; said: string }
  | { kind: 'failed'; said: string };

/** Opens the host's scanner and waits for its result. Never rejects. */
export async function scanByHost(): Promise<HostScan> {
  try {
    const text = await (await theHost()).scanQRCode();
    // A native side without a scanner answers with an empty text.
    return text.trim() === '' ? { kind: 'unsupported' } : { kind: 'found', text };
  } catch (error) {
    return failedScanOf(error);
  }
}

function failedScanOf(error: unknown): HostScan {
  if (error instanceof ScanUnsupported) return { kind: 'too-old' };
  if (error instanceof Unsupported) return { kind: 'unsupported' };
  if (error instanceof HostFailure) {
    if (error.trouble === 'cancelled') return { kind: 'cancelled' };
    return error.trouble === 'config' ? { kind: 'config', said: error.said } : { kind: 'failed', said: '' };
  }
  if (!(error instanceof HostRefusal)) return { kind: 'failed', said: '' };
  // Native sides have no status for a cancelled scan; only their text says so.
  return /cancel|取消/i.test(error.said) ? { kind: 'cancelled' } : { kind: 'failed', said: error.said };
}
