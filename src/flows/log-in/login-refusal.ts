import type { Failure } from '@/domain/failure';
import { serverText } from '@/messages/failure-text';
import type { LoginRefusal } from '@/state/startup';

/** Why a way in was refused, by what failed; the gateway's own words go along where it gave a reason. */
export function loginRefusalOf(failure: Failure): LoginRefusal {
  const nobody = { said: null, prefix: '', phoneNumber: '' };
  switch (failure.kind) {
    case 'departed':
      return { ...nobody, reason: 'departed' };
    case 'code':
      return { ...nobody, reason: 'refused', said: serverText(failure.message) };
    case 'invalidResponse':
      return { ...nobody, reason: 'refused' };
    default:
      return { ...nobody, reason: 'unreachable' };
  }
}
