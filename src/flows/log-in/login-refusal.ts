import type { Failure } from '@/domain/failure';
import { serverText } from '@/messages/failure-text';
import type { LoginRefusal } from '@/state/startup';

/** The reason for a failed log-in, with the gateway's message where it sent one. */
export function loginRefusalOf(failure: Failure): LoginRefusal {
  const withoutDetails = { said: null, prefix: '', phoneNumber: '' };
  switch (failure.kind) {
    case 'departed':
      return { ...withoutDetails, reason: 'departed' };
    case 'code':
      return { ...withoutDetails, reason: 'refused', said: serverText(failure.message) };
    case 'invalidResponse':
      return { ...withoutDetails, reason: 'refused' };
    default:
      return { ...withoutDetails, reason: 'unreachable' };
  }
}
