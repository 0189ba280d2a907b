import { orderAmount, type AmountedOrder } from '@/domain/orders/order-amount';
import { useMessages } from '@/messages/language';
import { sharedMessages } from '@/messages/shared';
import { Money } from '@/ui/money/money';
import { Note } from '@/ui/text/text';
import { orderAmountText, unitText } from './order-amount-text';

interface OrderMoneyProps {
  order: AmountedOrder;
  size: 'large' | 'small';
  /** Coins are shown by their picture, where no other figure is near. */
  withCoin?: boolean;
}

/** The amount of an order as a figure: its first source large, the others in a line below. */
export function OrderMoney({ order, size, withCoin = false }: OrderMoneyProps) {
  const messages = useMessages(sharedMessages);
  const [first, ...rest] = orderAmount(order);
  return (
    <>
      <Money
        text={first.text}
        accessibleText={orderAmountText(order, messages)}
        size={size}
        {...(withCoin && first.unit === 'coins' ? {} : { unit: unitText(first.unit, messages) })}
      />
      {rest.map(({ unit, text }) => (
        <Note key={unit} aria-hidden="true">
          + {text} {unitText(unit, messages)}
        </Note>
      ))}
    </>
  );
}
