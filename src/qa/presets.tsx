import { useSession } from '@/state/session';
import { control, type Overview } from './control';
import { presetOf, presets } from './fault-rows';
import styles from './presets.module.css';
import type { Take } from './overview';

interface PresetsProps {
  overview: Overview;
  /** How many rows the console shows. */
  rows: number;
  take: Take;
  onChosen: () => void;
}

/** States of the network with one tap, and the end of the session with another. */
export function Presets({ overview, rows, take, onChosen }: PresetsProps) {
  const token = useSession((session) => session.token);
  const stands = presetOf(overview.faults);
  const expired = overview.expiredTokens.includes(token);
  return (
    <div className={styles.presets} role="group" aria-label="预设">
      {presets.map(({ name, wishes }) => (
        <button
          key={name}
          type="button"
          className={styles.preset}
          aria-pressed={name === stands}
          onClick={() => {
            onChosen();
            take(control.setFaults(wishes));
          }}
        >
          {name}
        </button>
      ))}
      {stands === null && <span className={styles.own}>{`自定 ${rows}`}</span>}
      <button
        type="button"
        className={styles.preset}
        aria-pressed={expired}
        onClick={() => take(control.expire(token, expired))}
      >
        登录过期
      </button>
    </div>
  );
}
