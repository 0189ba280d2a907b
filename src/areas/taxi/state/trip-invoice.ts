import * as v from 'valibot';
import { persisted } from '@/state/slice';
import { invoiceKinds, type InvoiceNote } from '../rules/invoice';

// Each field has its own fallback, so that one invalid field does not lose the others.
const stored = v.object({
  kind: v.fallback(v.picklist(invoiceKinds), 'company'),
  title: v.fallback(v.string(), ''),
  taxNumber: v.fallback(v.string(), ''),
  email: v.fallback(v.string(), ''),
});

const empty = v.parse(stored, {});

/** To whom invoices of trips are made out, as it was typed last; it survives a reload. */
export const useTripInvoice = persisted<InvoiceNote>('person', 'trip-invoice', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : empty;
});

/** Something that was typed for an invoice. */
export function tripInvoiceChanged(parts: Partial<InvoiceNote>): void {
  useTripInvoice.setState(parts);
}
