/** One change of a file: the text that stands in its range instead; none leaves its statement out. */
export interface Mutant {
  id?: number;
  file: string;
  line: number;
  /** The line as it is, without the blanks around it. */
  source: string;
  start: number;
  end: number;
  text: string | undefined;
  change: string;
  /** The expression or statement that its switch is put around. */
  host: { start: number; end: number; isStatement: boolean };
}
export function mutantsOf(file: string, text: string): { mutants: Mutant[]; loops: number[] };
