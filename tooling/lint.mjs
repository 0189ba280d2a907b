import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeLintConfiguration } from './layers.mjs';

const root = new URL('..', import.meta.url);
const configuration = new URL('.tmp/oxlintrc.json', root);
const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin', 'oxlint');

writeLintConfiguration(configuration);
const { status } = spawnSync(
  process.execPath,
  [oxlint, '--type-aware', '--report-unused-disable-directives', '-c', fileURLToPath(configuration), '.'],
  { cwd: fileURLToPath(root), stdio: 'inherit' },
);
process.exitCode = status ?? 1;
