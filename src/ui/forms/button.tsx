import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'filled' | 'soft' | 'outlined' | 'quiet';
  block?: boolean;
  /** Something is under way: the button keeps its shape and takes no further tap. */
  busy?: boolean;
}

/** A button says what it does; one filled button per page. */
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
