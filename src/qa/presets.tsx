import { useSession } from '@/state/session';
import { control, type Overview } from './control';
import { presetOf, presets } from './fault-rows';
import type { Take } from './overview';
import styles from './presets.module.css';

interface PresetsProps {
  overview: Overview;
  /** The number of rows in the console. */
  rows: number;
  take: Take;
  onChosen: () => void;
}

/** Buttons for common states of the network and for an expired session. */
export function Presets({ overview, rows, take, onChosen }: PresetsProps) {
  const token = useSession((session) => session.token);
  const currentPreset = presetOf(overview.faults);
  const isExpired = overview.expiredTokens.includes(token);
  return (
    <div className={styles.presets} role="group" aria-label="预设">
      {presets.map(({ name, requests }) => (
        <button
          key={name}
          type="button"
          className={styles.preset}
          aria-pressed={name === currentPreset}
          onClick={() => {
            onChosen();
            take(control.setFaults(requests));
          }}
        >
          {name}
        </button>
      ))}
      {currentPreset === null && <span className={styles.own}>{`自定 ${rows}`}</span>}
      <button
        type="button"
        className={styles.preset}
        aria-pressed={isExpired}
        onClick={() => take(control.expire(token, isExpired))}
      >
        登录过期
      </button>
    </div>
  );
}
