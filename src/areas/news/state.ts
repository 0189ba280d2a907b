import * as v from 'valibot';
import { readAfter } from '@/domain/news/news';
import { persisted } from '@/state/slice';

interface NewsRead {
  /** Ids of articles by the reader's usercode, the latest first; the latest reader last. */
  readers: readonly { usercode: string; ids: readonly string[] }[];
}

/** How many people may share a device. */
const maxReaders = 4;
const stored = v.object({
  readers: v.array(v.object({ usercode: v.string(), ids: v.array(v.string()) })),
});

/** The articles that each person has read on this device. */
export const useNewsRead = persisted<NewsRead>(
  'device',
  'news-read',
  (value) => {
    const read = v.safeParse(stored, value);
    return read.success ? read.output : { readers: [] };
  },
  ({ readers }) => readers.length > 0,
);

/** The articles that this person has read. */
export function readBy({ readers }: NewsRead, usercode: string): readonly string[] {
  return readers.find((reader) => reader.usercode === usercode)?.ids ?? none;
}
const none: readonly string[] = [];

/** An article was opened. */
export function articleRead(usercode: string, id: string): void {
  const now = useNewsRead.getState();
  const ids = readAfter(readBy(now, usercode), id);
  const others = now.readers.filter((reader) => reader.usercode !== usercode);
  useNewsRead.setState({ readers: [...others, { usercode, ids }].slice(-maxReaders) });
}
