import { ordersMessages } from '@/messages/areas/orders';
import { useMessages } from '@/messages/language';

const bars = [64, 180, 240, 120];

/** What the page of an order says before it is there; without an order it leads to this list. */
export function useOrderPageTexts(list: string) {
  const { loading, orderFailed: failed, gone, goneLine, toList } = useMessages(ordersMessages);
  const action = { label: toList, to: list, replace: true };
  return { loading, failed, bars, gone: { title: gone, description: goneLine, action } };
}
