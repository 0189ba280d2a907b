/** Writes CHANGELOG.md: what changed in each area of the product and in what all share, from the subjects of the commits. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

/** How commits name areas and layers that are folders of another name. */
const spelled = {
  'flash sale': 'flash-sale',
  'year report': 'year-report',
  'pop-ups': 'popups',
  rewards: 'transfers',
};
const shared = [
  'api',
  'app',
  'checkout',
  'hosts',
  'navigation',
  'payment',
  'popups',
  'qa',
  'shell',
  'startup',
  'write',
];
const kept = new Set([...readdirSync(join(root, 'src/areas')), ...shared]);

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const subjects = execFileSync('git', ['log', '--no-merges', '--format=%s'], { cwd: root, encoding: 'utf8' });
const byArea = new Map();
for (const subject of subjects.trim().split('\n')) {
  const [, named = '', change = ''] = /^([a-z0-9 -]+): (.+)$/.exec(subject) ?? [];
  const area = spelled[named] ?? named;
  if (kept.has(area)) byArea.set(area, new Set([...(byArea.get(area) ?? []), change]));
}

const parts = [...byArea]
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([area, changes]) => `## ${area}\n\n${[...changes].map((change) => `- ${change}`).join('\n')}\n`);
const head = `# Changes up to ${version}\n\nBy area, the newest first; \`npm run changelog\` writes this page from the commits.\n`;
writeFileSync(join(root, 'CHANGELOG.md'), [head, ...parts].join('\n'));
