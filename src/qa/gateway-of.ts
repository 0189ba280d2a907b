import { endpoints } from '@/mocks/core/endpoints';

/** The gateway of a call; `*` means all calls and is returned as it is. */
export function gatewayOf(call: string): string {
  return endpoints.find(({ name }) => name === call)?.gateway ?? call;
}
