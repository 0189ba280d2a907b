import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { lonelyReaders } from './house.mjs';
import { importGraph } from './import-graph.mjs';
import { root } from './ready.mjs';

const oxlint = join(dirname(createRequire(import.meta.url).resolve('oxlint/package.json')), 'bin', 'oxlint');
const { status } = spawnSync(process.execPath, [oxlint], { cwd: root, stdio: 'inherit' });

// Which files read a shared one is known only once all are read, so oxlint cannot say it of a single file.
const lonely = lonelyReaders(importGraph(root));
for (const { file, room } of lonely) console.error(`${file} is read by ${room} alone: move it there.`);

process.exitCode = lonely.length > 0 ? 1 : (status ?? 1);
