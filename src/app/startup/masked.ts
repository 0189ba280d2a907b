import type { Session } from '@/state/session';

const secrets: readonly (keyof Session)[] = [
  'token',
  'loginToken',
  'lxToken',
  'bToken',
  'disposableKey',
  'uniqueKey',
  'onceKey',
];

/** The changed fields of a session for QA; secrets are masked. */
export function masked(before: Session, after: Session): Record<string, string> {
  const changed = (Object.keys(after) as (keyof Session)[]).filter((name) => after[name] !== before[name]);
  return Object.fromEntries(
    changed.map((name) => {
      const value = String(after[name]);
      return [name, secrets.includes(name) && value !== '' ? '••••' : value];
    }),
  );
}
