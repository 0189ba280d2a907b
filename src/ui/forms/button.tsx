import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `waiting`: something is still missing; a tap leads to it. */
  variant?: 'filled' | 'soft' | 'outlined' | 'quiet' | 'waiting';
  block?: boolean;
  /** A task is running: the button keeps its size and is disabled. */
  busy?: boolean;
}

/** A button; each page has at most one filled one. */
export function Button({
  variant = 'filled',
  block = false,
  busy = false,
  disabled,
  className,
  ...rest
}: ButtonProps) {
  const classes = [styles.button, styles[variant], block ? styles.block : '', className ?? '']
    .filter(Boolean)
    .join(' ');
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      disabled={disabled === true || busy}
      aria-busy={busy}
    />
  );
}
