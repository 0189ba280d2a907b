import type { Mutant } from './mutants.mjs';

export function instrument(text: string, mutants: readonly Mutant[], loops: readonly number[]): string;
