import type { WireDataOf } from '@/api/endpoint';
import * as endpoints from '@/api/endpoints/directory';
import { serve, type Handler } from '@/mocks/core/handler';
import { departments } from '@/mocks/core/names';
import { people } from '@/mocks/core/people';

type Directory = WireDataOf<typeof endpoints.queryDirectory>;

const written = new Map<number, Directory>();

/** The directory is written once and knows nothing of who left since. */
const queryDirectory: Handler<typeof endpoints.queryDirectory> = (state) => {
  const { staff } = state.seed;
  const data = written.get(staff) ?? write(staff);
  written.set(staff, data);
  return { state, data };
};

function write(staff: number): Directory {
  const places = new Map<string, number>(departments.map((department, index) => [department, index]));
  return {
    version: `1-${staff}`,
    departments: [...departments],
    people: people(staff).map((each) => [
      each.usercode,
      each.name,
      each.pinyin,
      each.initials,
      each.oaAccount,
      places.get(each.department) ?? 0,
      each.jobNumber,
      each.departed ? 1 : 0,
    ]),
  };
}

export const handlers = [serve(endpoints.queryDirectory, queryDirectory)];
