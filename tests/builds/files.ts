import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder of the project, with forward slashes. */
export function listFiles(folder: string): string[] {
  if (!existsSync(folder))
    throw new Error(`${folder} is missing: run npm run build and npm run build:mock first.`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replace(/\\/g, '/'));
}

/** The text files below a folder that a browser or a server may read. */
export function readTexts(folder: string): { file: string; text: string }[] {
  return listFiles(folder)
    .filter((file) => /\.(html|js|mjs|css|json|svg|ts|tsx|webmanifest)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
}
