import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tooling/ready.mjs';

/** A certificate of this machine alone, which HTTP/2 needs; null where the machine has no openssl to make one. */
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
  return made.status === 0 ? { key: readFileSync(key), cert: readFileSync(cert) } : null;
}
