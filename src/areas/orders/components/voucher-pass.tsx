import { useMemo, useState } from 'react';
import type { Coupon } from '@/api/endpoints/coupon';
import { isInForce, type CouponState } from '@/domain/life/coupon';
import { grouped } from '@/domain/orders/order-number';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { copyText } from '@/ui/browser/copy-text';
import { BigCode } from '@/ui/codes/big-code';
import { BarDrawing, QrDrawing } from '@/ui/codes/code-drawing';
import { drawCode } from '@/ui/codes/draw-code';
import { Button } from '@/ui/forms/button';
import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption, Title } from '@/ui/text/text';
import { voucherMessages } from '../messages';
import { validityText, voucherEnd, voucherPlace } from '../voucher-use';
import { voucherWorth } from '../voucher-worth';
import styles from './voucher-pass.module.css';

interface VoucherPassProps {
  voucher: Coupon;
  state: CouponState;
  now: number;
}

/** A voucher: what it is worth, its code while a till can scan it, or when it was used or expired. */
export function VoucherPass({ voucher, state, now }: VoucherPassProps) {
  const messages = useMessages(voucherMessages);
  const formatMoment = useFormatMoment();
  const { name, shop, code } = voucher;
  const { value, unit } = voucherWorth(voucher, messages);
  return (
    <article className={styles.pass} data-state={state} aria-label={name}>
      <div className={styles.head}>
        <span className="scales" />
        <p className={styles.worth}>
          <span className={styles.value}>{value}</span>
          <Caption as="span" tone="hero-secondary">
            {unit}
          </Caption>
        </p>
        <Box position="relative" grow>
          <Title size="title">{name}</Title>
          <p className={styles.shop}>{messages.shops[shop]}</p>
          <p className={styles.validity}>
            <Icon name="clock" size={16} />
            <span className={styles.validityText}>
              {state === 'usable'
                ? validityText(voucher, now, messages)
                : voucherEnd(voucher, messages, formatMoment)}
            </span>
          </p>
        </Box>
        <svg className={styles.arc} viewBox="0 0 358 36" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 4C52 25 112 33 179 33S306 25 358 4V40H0z" fill="currentColor" />
          <path className={styles.foil} d="M0 4C52 25 112 33 179 33S306 25 358 4" fill="none" />
        </svg>
      </div>
      {state === 'usable' && isInForce(voucher, now) && voucherPlace(voucher) === null && (
        <Code digits={code} />
      )}
    </article>
  );
}

function Code({ digits }: { digits: string }) {
  const messages = useMessages(voucherMessages);
  const code = useMemo(() => drawCode(digits), [digits]);
  const [isEnlarged, setEnlarged] = useState(false);
  const handleCopy = async () => notify((await copyText(digits)) ? messages.copied : messages.copyFailed);
  return (
    <div className={styles.code}>
      <div className={styles.bars}>
        <BarDrawing bars={code.bars} label={messages.barCode} />
      </div>
      <p className={styles.digits}>
        <span>{grouped(digits)}</span>
        <Button variant="quiet" className={styles.copy} onClick={() => void handleCopy()}>
          {messages.copy}
        </Button>
      </p>
      <div className={styles.qr}>
        <QrDrawing matrix={code.matrix} label={messages.qrCode} />
        <button
          type="button"
          className={styles.enlarge}
          aria-label={messages.enlarge}
          onClick={() => setEnlarged(true)}
        />
      </div>
      <p className={styles.hint}>{messages.hint}</p>
      {isEnlarged && (
        <BigCode
          title={messages.code}
          labels={messages}
          code={code}
          digits={grouped(digits)}
          hint={messages.bright}
          onClose={() => setEnlarged(false)}
        />
      )}
    </div>
  );
}
