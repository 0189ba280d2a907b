import * as v from 'valibot';

/** What this tab keeps over reloads under a name; undefined where that is nothing, or something else, or storage is blocked. */
export function readSessionItem<Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  try {
    const read = v.safeParse(schema, JSON.parse(sessionStorage.getItem(name) ?? 'null'));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value over reloads of this tab, where storage is not blocked; null removes it. */
export function writeSessionItem(name: string, value: object | null): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Blocked or full: nothing is kept.
  }
}
