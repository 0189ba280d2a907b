/** The generic prompt's input rules. */
const promptPatterns = {
  /** A number, with one decimal place at most. */
  oneDecimal: /^\d+(?:\.\d)?$/,
  /** Something else than blanks. */
  someText: /\S/,
} as const;

export interface PromptRule {
  pattern?: keyof typeof promptPatterns;
  validator?: (value: string) => boolean;
}

/** Says whether the input passes both its pattern and its validator; a validator that throws has not passed it. */
export function checkPrompt(value: string, { pattern, validator }: PromptRule): 'legal' | 'illegal' {
  if (pattern !== undefined && !promptPatterns[pattern].test(value)) return 'illegal';
  try {
    return validator === undefined || validator(value) ? 'legal' : 'illegal';
  } catch {
    return 'illegal';
  }
}
