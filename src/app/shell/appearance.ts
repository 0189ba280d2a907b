/** Follows the system's light or dark for the whole page, which antd-mobile's own switch reads too. */
export function applyAppearance(): void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => {
    document.documentElement.dataset['prefersColorScheme'] = dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
}
