import { usePreferences } from '@/state/preferences';

/** Light or dark (chosen, or the system's) and the size of text, for the whole page; antd-mobile's own switch reads the same mark. */
export function applyAppearance(): void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    const { theme, textSize } = usePreferences.getState();
    const { dataset } = document.documentElement;
    const dark = theme === 'dark' || (theme === 'system' && system.matches);
    dataset['prefersColorScheme'] = dark ? 'dark' : 'light';
    if (textSize === 'normal') delete dataset['lcText'];
    else dataset['lcText'] = textSize;
  };
  apply();
  system.addEventListener('change', apply);
  usePreferences.subscribe(apply);
}
