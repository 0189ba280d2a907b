import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gatewayNow } from '@/api/clock';
import { queryGiftHistory } from '@/api/endpoints/gift-history';
import { namesToldApart, type NameOf } from '@/domain/colleagues/distinctions';
import { tenths } from '@/domain/money';
import type { TransferIntent } from '@/flows/payment/transfer-payment';
import { useDirectory } from '@/queries/directory';
import { useEndpoint } from '@/queries/endpoint';
import { anotherText, preCheck, type Finding, type PlannedBatch } from '../rules/pre-check';

/** The most findings that are shown; the gravest are kept. */
const maxFindings = 3;

interface PreCheck {
  findings: readonly Finding[];
  /** How the recipients are named, told apart from all colleagues of the same name. */
  nameOf: NameOf;
  /** The first of these texts that was not sent to the recipients before; null if there is none. */
  freshText: (texts: readonly string[]) => string | null;
}

/** The findings about an intent, from the gift history and the directory as far as they are loaded. */
export function usePreCheck(intent: TransferIntent): PreCheck {
  const { accountType } = intent.content;
  const usercodes = useMemo(() => intent.recipients.map(({ usercode }) => usercode), [intent]);
  const { data: history = null } = useEndpoint(
    queryGiftHistory,
    { accountType, usercodes: [...usercodes] },
    { background: true, placeholderData: keepPreviousData },
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
    const names = new Set(intent.recipients.map(({ name }) => name));
    const sameNames = (directory?.people ?? []).filter(({ name }) => names.has(name));
    return {
      nameOf: namesToldApart([...intent.recipients, ...sameNames]),
      findings: preCheck(batch, history, directory?.people ?? null, now).slice(0, maxFindings),
      freshText: (texts) => anotherText(texts, batch, history?.gifts ?? [], now),
    };
  }, [intent, history, directory]);
}
