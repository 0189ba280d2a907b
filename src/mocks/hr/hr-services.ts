import { linkedFile, peopleCheck } from '@/api/services';
import type { SideService } from '@/mocks/core/services';
import { fileBehind } from './linked-files';
import { checkPeople } from './people-check';

export const services: readonly SideService[] = [
  {
    base: 'hrData',
    path: peopleCheck.path,
    answer: (state, body) => {
      const checked = checkPeople(state, body);
      return checked === null ? [400, {}] : [200, checked];
    },
  },
  {
    base: 'files',
    path: linkedFile.path,
    answer: (_, body) => {
      const file = fileBehind(body);
      return file === null ? [404, {}] : [200, file];
    },
  },
];
