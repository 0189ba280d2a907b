import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { gatewayNow } from '@/api/clock';
import { goodsDetail, type GoodsDetail } from '@/api/endpoints/goods';
import { coupons } from '@/api/endpoints/mall-order';
import { href } from '@/domain/href';
import { bestCoupon } from '@/domain/mall/coupon';
import { chosenPictures, mostPieces, variantOf } from '@/domain/mall/specification';
import { formatCoins, times } from '@/domain/money';
import { RemindButton } from '@/flows/reminders/remind-button';
import { goodsMessages } from '@/messages/areas/goods';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { goodsChosen, settlementStarted } from '@/state/settlement';
import { Button } from '@/ui/forms/button';
import { Stepper } from '@/ui/forms/stepper';
import { Box, Inline } from '@/ui/layout/box';
import { Picture } from '@/ui/media/picture';
import { Money } from '@/ui/money/money';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import type { useGoodsChoice } from '../goods-choice';
import { SpecSlots } from './spec-slots';
import styles from './spec-sheet.module.css';

interface SpecSheetProps {
  goods: GoodsDetail;
  activity: string;
  choice: ReturnType<typeof useGoodsChoice>;
  onClose: () => void;
}

/** The picker of specification and number; what is chosen stays chosen when it is closed. */
export function SpecSheet({ goods, activity, choice, onClose }: SpecSheetProps) {
  const messages = useMessages(goodsMessages);
  const navigate = useNavigate();
  const { id, slots, variants, limit, bought } = goods;
  const [values, setValues] = useState(choice.values);
  const [chosenCount, setCount] = useState(choice.count);
  const { data } = useEndpoint(coupons, {}, { background: true });
  const variant = variantOf(variants, slots, values);
  const most = mostPieces(variant?.stock ?? 0, limit, bought);
  const count = Math.max(1, Math.min(chosenCount, most));
  const total = variant === null ? null : times(variant.price, count);
  const best = total === null || data === undefined ? null : bestCoupon(data.coupons, total, gatewayNow());
  const keep = (parts: { values?: readonly string[]; count?: number }) => {
    const next = { values, count, ...parts };
    setValues(next.values);
    setCount(next.count);
    goodsChosen({ goods: id, values: [...next.values], count: next.count });
  };
  const handleSettle = () => {
    if (variant === null || most === 0) return;
    goodsChosen({ goods: id, values: [...values], count });
    settlementStarted([{ variant: variant.id, count }], activity);
    // The settlement takes the sheet's place, so that back leads to the goods.
    void navigate(href('/goodsSettlement'), { replace: true });
  };
  return (
    <Sheet title={messages.chooseSpec} onClose={onClose}>
      <Inline className={styles.head}>
        <Box as="span" marginRight={4} overflow="hidden" radius="l" flex="none">
          <Picture src={chosenPictures(goods, values)[0] ?? ''} width={88} height={88} icon="cashier" />
        </Box>
        <div>
          {variant !== null && (
            <Money
              text={formatCoins(variant.price)}
              accessibleText={messages.coins(formatCoins(variant.price))}
              size="large"
            />
          )}
          <p className={styles.line} role="status">
            {variant === null
              ? messages.noSuchSpec
              : variant.stock === 0
                ? messages.soldOutOption(values.join(' · '))
                : messages.specLeft(values.join(' · '), variant.stock)}
          </p>
        </div>
      </Inline>
      <SpecSlots
        slots={slots}
        variants={variants}
        values={values}
        onChoose={(slot, value) =>
          keep({ values: values.map((each, index) => (index === slot ? value : each)) })
        }
      />
      <Inline justify="between" paddingTop={2}>
        <span>
          <Text as="b" size="title-s">
            {messages.count}
          </Text>
          <span className={styles.line}>
            {bought > 0 ? messages.limitBought(limit, bought) : messages.limit(limit)}
          </span>
        </span>
        <Stepper
          label={messages.count}
          messages={messages}
          value={count}
          most={most}
          onChange={(next) => keep({ count: next })}
        />
      </Inline>
      {variant?.stock === 0 && (
        <Inline justify="between" paddingTop={2}>
          <span className={styles.line}>{messages.restock}</span>
          <RemindButton
            about="goods"
            id={variant.id}
            title={[goods.name, ...values].join(' ')}
            isSet={variant.isReminded}
            onChange={() => invalidate(goodsDetail)}
          />
        </Inline>
      )}
      <Inline wrap justify="between" size="note" className={styles.last}>
        <Text tone="secondary">{messages.arrives(goods.delivery.days)}</Text>
        {best !== null && <Text tone="gold">{messages.offAtSettlement(formatCoins(best.off))}</Text>}
      </Inline>
      <Button block disabled={variant === null || most === 0} onClick={handleSettle}>
        {total === null || most === 0
          ? variant?.stock === 0
            ? messages.soldOut
            : messages.limitReached
          : messages.toSettle(formatCoins(total))}
      </Button>
    </Sheet>
  );
}
