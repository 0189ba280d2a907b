import { theHost } from '@/host/current';
import { HostFailure, HostRefusal, ScanUnsupported, Unsupported } from '@/host/host';

/** What came of the host's own scanner. `cancelled` is the person's wish, and no error. */
export type HostScan =
  | { kind: 'found'; text: string }
  | { kind: 'cancelled' }
  /** The social app is there, and its version can't scan. */
  | { kind: 'too-old' }
  /** The host lacks it, or has not built it. */
  | { kind: 'unsupported' }
  /** The social app did not accept the page's signature; its own words go along. */
  | { kind: 'config'; said: string }
  | { kind: 'failed'; said: string };

/** Opens the host's scanner and waits for what the person scans in it. Never rejects. */
export async function scanByHost(): Promise<HostScan> {
  try {
    const text = await (await theHost()).scanQRCode();
    // A native side that has not built it answers an empty text.
    return text.trim() === '' ? { kind: 'unsupported' } : { kind: 'found', text };
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): HostScan {
  if (error instanceof ScanUnsupported) return { kind: 'too-old' };
  if (error instanceof Unsupported) return { kind: 'unsupported' };
  if (error instanceof HostFailure) {
    if (error.trouble === 'cancelled') return { kind: 'cancelled' };
    return error.trouble === 'config' ? { kind: 'config', said: error.said } : { kind: 'failed', said: '' };
  }
  if (!(error instanceof HostRefusal)) return { kind: 'failed', said: '' };
  // Native sides have no status for it; their words do say so.
  return /cancel|取消/i.test(error.said) ? { kind: 'cancelled' } : { kind: 'failed', said: error.said };
}
