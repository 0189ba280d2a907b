import { endpoints } from '@/api/endpoints/all';

/** The gateway that a call goes to; * stands for all of them, and for itself. */
export function gatewayOf(call: string): string {
  return endpoints.find(({ name }) => name === call)?.gateway ?? call;
}
