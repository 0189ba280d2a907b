import { useId, type ComponentProps } from 'react';
import { Button } from './button';
import styles from './send-button.module.css';

interface SendButtonProps extends ComponentProps<typeof Button> {
  /** Why nothing can be sent now; the button says it and is off meanwhile. Null where something can. */
  offReason: string | null;
}

/** A button that sends something; while that is impossible it is off and says why. */
export function SendButton({ offReason, disabled = false, children, ...rest }: SendButtonProps) {
  const reasonId = useId();
  if (offReason === null)
    return (
      <Button {...rest} disabled={disabled}>
        {children}
      </Button>
    );
  return (
    <Button {...rest} disabled aria-describedby={reasonId}>
      <span className={styles.label}>
        <span>{children}</span>
        <span id={reasonId} className={styles.reason} aria-hidden="true">
          {offReason}
        </span>
      </span>
    </Button>
  );
}
