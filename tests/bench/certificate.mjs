import { spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tooling/ready.mjs';

/**
 * A certificate of this machine alone, which HTTP/2 needs, with the argument that lets Chromium trust it; null where the machine has no
 * openssl to make one.
 */
export function certificate() {
  const folder = join(root, '.tmp/bench-certificate');
  mkdirSync(folder, { recursive: true });
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-days', '2', '-nodes'];
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ]);
  if (made.status !== 0) return null;
  const pem = readFileSync(cert);
  const spki = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  const trusted = createHash('sha256').update(spki).digest('base64');
  return {
    key: readFileSync(key),
    cert: pem,
    // Without trust the browser would keep no file of it and no service worker.
    trusting: `--ignore-certificate-errors-spki-list=${trusted}`,
  };
}
