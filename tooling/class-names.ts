import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const sheets = new Map<string, { path: string; names: string[] }>();

/**
 * The name of a class in a build: its sheet's hash and its index in the sheet. What the names of a sheet have in common is packed well;
 * the words of the source would travel with every visit.
 */
export function classNameOf(name: string, file: string): string {
  const [path = ''] = file.split('?');
  const digest = createHash('sha256')
    .update(relative(process.cwd(), path).replaceAll('\\', '/'))
    .digest('hex');
  const hash = BigInt(`0x${digest.slice(0, 12)}`)
    .toString(36)
    .slice(0, 5);
  const sheet = sheets.get(hash) ?? { path, names: [] };
  if (sheet.path !== path) throw new Error(`${path} and ${sheet.path} have the same hash: rename one.`);
  sheets.set(hash, sheet);
  if (!sheet.names.includes(name)) sheet.names.push(name);
  return `_${hash}${sheet.names.indexOf(name).toString(36)}`;
}
