import { useQuery } from '@tanstack/react-query';
import { askService, captchaQuestion } from '@/api/services';
import { deviceId } from '@/flows/payment/proof/device-id';
import { queryClient } from '@/queries/client';

export type CaptchaKind = 'picture' | 'words';

/** A question of the captcha service; another `questionNumber` fetches another question. */
export function useCaptchaQuestion(kind: CaptchaKind, questionNumber: number) {
  return useQuery(
    {
      queryKey: ['captcha', kind, questionNumber],
      queryFn: async () => askService(captchaQuestion, { deviceId: await deviceId(), kind }),
      staleTime: Infinity,
      gcTime: 0,
    },
    queryClient,
  );
}
