import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ready.mjs';

/** The mutants that change nothing, each with its reason: `file`, the text of the `line`, the `change`, the `reason`. */
export const readReasons = () =>
  JSON.parse(readFileSync(join(root, 'tests/mutation/equivalent.json'), 'utf8'));

/** Whether an entry speaks of a mutant; a line that was rewritten has to be judged anew. */
export const speaksOf = (entry, { file, source, change }) =>
  entry.file === file && entry.line === source && entry.change === change;
