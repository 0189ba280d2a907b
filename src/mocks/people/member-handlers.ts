import * as endpoints from '@/api/endpoints/member';
import { serve, type Handler } from '@/mocks/core/handler';
import { hasLeft } from '@/mocks/core/has-left';

const mine: Handler<typeof endpoints.mine> = (state, { person, systemType }) => {
  if (person.departed) return { state, refusal: hasLeft };
  const { name, mobile } = person;
  return { state, data: { name, mobile, department: systemType === 'WALLET' ? '' : person.department } };
};

export const handlers = [serve(endpoints.mine, mine)];
