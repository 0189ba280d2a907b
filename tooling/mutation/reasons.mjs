import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../ready.mjs';

/** A kept list of mutants, each with its reason: `file`, the text of the `line`, the `change`, the `reason`. */
const read = (name) => JSON.parse(readFileSync(join(root, 'tests/mutation', name), 'utf8'));

/** The mutants that change nothing. */
export const readEquivalent = () => read('equivalent.json');

/** The mutants that change something and are not killed all the same. */
export const readSurvivors = () => read('survivors.json');

/** Whether an entry speaks of a mutant; a line that was rewritten has to be judged anew. */
export const speaksOf = (entry, { file, source, change }) =>
  entry.file === file && entry.line === source && entry.change === change;
