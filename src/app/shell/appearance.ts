import { usePreferences } from '@/state/preferences';
import { markAppearance, systemIsDark } from './appearance-marks';

/** Light or dark (chosen, or the system's) and the size of text, for the whole page; antd-mobile's own switch reads the same mark. */
export function applyAppearance(): void {
  const apply = () => {
    const { theme, textSize } = usePreferences.getState();
    markAppearance(theme, textSize);
  };
  apply();
  window.matchMedia(systemIsDark).addEventListener('change', apply);
  usePreferences.subscribe(apply);
}
