import * as v from 'valibot';
import { word } from './wire';

const text = v.pipe(v.string(), v.trim());

const alert = v.object({
  alertId: v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => String(id)),
    v.minLength(1),
  ),
  title: v.fallback(v.nullish(text, ''), ''),
  content: v.pipe(text, v.minLength(1)),
});

/** Alerts of every version; one without an id or text cannot be shown, so it is left out and the others stay. */
export const alertList = v.object({
  alertList: v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform((list) =>
      list.flatMap((each) => {
        const read = v.safeParse(alert, each);
        return read.success ? [read.output] : [];
      }),
    ),
  ),
});

/** The alert that the user has read. */
export const readAlert = v.object({ alertId: word });

/** Six digits from an SMS. */
export const sixDigits = v.pipe(v.string(), v.regex(/^\d{6}$/));
