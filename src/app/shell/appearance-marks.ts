/** The query that says whether the system is dark. */
export const systemIsDark = '(prefers-color-scheme: dark)';

/** Marks the document as light or dark, and with the size of text; takes what was chosen, anything unknown counts as nothing. */
export function markAppearance(theme: unknown, textSize: unknown): void {
  const { dataset } = document.documentElement;
  const isDark = theme === 'dark' || (theme !== 'light' && window.matchMedia(systemIsDark).matches);
  dataset['prefersColorScheme'] = isDark ? 'dark' : 'light';
  if (textSize === 'large' || textSize === 'xlarge') dataset['lcText'] = textSize;
  else delete dataset['lcText'];
}
