import { ordersMessages } from '@/messages/orders';
import { useMessages } from '@/messages/language';

/** The heights of the parts of an order's page. */
export const orderBars = [64, 180, 240, 120];

/** What the page of an order says before it is there; without an order it leads to this list. */
export function useGateTexts(list: string) {
  const { loading, orderFailed: failed, gone, goneLine, toList } = useMessages(ordersMessages);
  return { loading, failed, gone, goneLine, action: { label: toList, to: list } };
}
