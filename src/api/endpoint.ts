import type * as v from 'valibot';
import type { Failure } from '@/domain/failure';
import type { PaymentScene } from '@/domain/payment/payment-need';
import type { ServiceType } from '@/domain/session/business-source';
import type { GatewayName } from './gateways';

/**
 * One call that the app makes, declared once; the client, the mock backend and `docs/gateways.md` read this record.
 * Text body and encryption are two separate settings.
 */
export interface Endpoint<
  Body extends v.GenericSchema = v.GenericSchema,
  Data extends v.GenericSchema = v.GenericSchema,
> {
  /** The gateway's own name for it. */
  name: string;
  gateway: GatewayName;
  /** What the call is for; the `X-Entrance` header ends with it. */
  service: ServiceType;
  /** Below the client's base address. */
  path: string;
  /** JSON by default. */
  sentAs?: 'text';
  encrypted: boolean;
  /** Reads may be cancelled and shown as slow; writes carry an idempotency key; money calls are followed until their outcome is known. */
  effect: 'read' | 'write' | 'money';
  /** Where all that the call pays belongs; absent where that follows from what is paid, or where no scene holds. */
  scene?: PaymentScene;
  /** A write that moves coins or goods, or what may be paid: its key is stored until its outcome is known. */
  keepsKey?: boolean;
  /** A payment changes what this read answers: balances, bill, limits. */
  changedByPayments?: boolean;
  body: Body;
  data: Data;
  /** Body codes with a meaning of their own on this call. */
  codes?: Readonly<Record<string, (texts: ServerTexts) => Failure>>;
}

/** The words that a gateway sent along with a body code, null where it sent none. */
interface ServerTexts {
  message: string | null;
  extraMessage: string | null;
}

/** What the app sends: the wire form of the body. */
export type BodyOf<E extends Endpoint> = v.InferInput<E['body']>;
/** What the app gets: the data after its schema. */
export type DataOf<E extends Endpoint> = v.InferOutput<E['data']>;
/** What a gateway answers: the wire form of the data. */
export type WireDataOf<E extends Endpoint> = v.InferInput<E['data']>;

/** Keeps the schemas' types while checking the record. */
export function endpoint<Body extends v.GenericSchema, Data extends v.GenericSchema>(
  record: Endpoint<Body, Data>,
): Endpoint<Body, Data> {
  return record;
}
