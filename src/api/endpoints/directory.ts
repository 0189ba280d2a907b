import * as v from 'valibot';
import type { Colleague } from '@/domain/colleagues/colleague';
import { endpoint } from '../endpoint';
import { word } from '../wire';

/** usercode, name, pinyin, initials, OA account, index of the department, job number, 1 when departed. */
const row = v.strictTuple([
  word,
  word,
  v.string(),
  v.string(),
  v.nullable(v.string()),
  v.number(),
  v.string(),
  v.picklist([0, 1] as const),
]);

const list = v.pipe(
  v.object({ version: word, departments: v.array(v.string()), people: v.array(row) }),
  v.transform(({ version, departments, people }) => ({
    version,
    people: people.map(
      ([usercode, name, pinyin, initials, oaAccount, department, jobNumber, departed]): Colleague => ({
        usercode,
        name,
        pinyin,
        initials,
        oaAccount,
        department: departments[department] ?? '',
        jobNumber,
        departed: departed === 1,
      }),
    ),
  })),
);

/** The versioned list of colleagues, fetched once and searched locally; rows, because 50,000 records are many bytes. */
export const queryDirectory = endpoint({
  name: 'queryDirectory',
  gateway: 'wallet',
  service: 'transfer',
  path: '/directory/v1/queryDirectory',
  encrypted: false,
  effect: 'read',
  body: v.object({}),
  data: list,
});
