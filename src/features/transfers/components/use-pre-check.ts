import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gatewayNow } from '@/api/clock';
import { queryGiftHistory } from '@/api/endpoints/gift-history';
import { tenths } from '@/domain/money';
import { anotherText, preCheck, type Finding, type PlannedBatch } from '@/domain/transfers/pre-check';
import type { TransferIntent } from '@/flows/payment/transfer-payment';
import { useDirectory } from '@/queries/directory';
import { useEndpoint } from '@/queries/endpoint';

interface PreCheck {
  findings: readonly Finding[];
  /** The first of these texts that says something new to the people of this batch. */
  freshText: (texts: readonly string[]) => string | null;
}

/** What stands out about an intent, as far as the own records and the directory are known; gone through once for each intent. */
export function usePreCheck(intent: TransferIntent): PreCheck {
  const { accountType } = intent.content;
  const usercodes = useMemo(() => intent.recipients.map(({ usercode }) => usercode), [intent]);
  const { data: own = null } = useEndpoint(
    queryGiftHistory,
    { accountType, usercodes: [...usercodes] },
    { quiet: true, placeholderData: keepPreviousData },
  );
  const { data: directory } = useDirectory();
  return useMemo(() => {
    const batch: PlannedBatch = {
      ...intent.content,
      recipients: intent.recipients,
      amountOf: (usercode) =>
        intent.recipients.find((each) => each.usercode === usercode)?.amount ?? tenths(0),
    };
    const now = gatewayNow();
    return {
      findings: preCheck(batch, own, directory?.people ?? null, now),
      freshText: (texts) => anotherText(texts, batch, own?.gifts ?? [], now),
    };
  }, [intent, own, directory]);
}
