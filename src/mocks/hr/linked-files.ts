import * as v from 'valibot';
import { sampleWorkbook } from './sample-workbook';

const body = v.object({ url: v.pipe(v.string(), v.url()) });

/** Stands in for the service that fetches files behind links: any .xlsx there is the sample workbook; null where there is no file. */
export function fileBehind(asked: unknown): { name: string; content: string } | null {
  const read = v.safeParse(body, asked);
  if (!read.success) return null;
  const name = /[^/]+\.xlsx$/.exec(new URL(read.output.url).pathname)?.[0];
  return name === undefined ? null : { name: decodeURIComponent(name), content: sampleWorkbook };
}
