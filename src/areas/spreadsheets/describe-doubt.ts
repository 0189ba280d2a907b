import type { ColumnDoubt } from '@/domain/spreadsheets/columns';
import type { grantListMessages } from './messages';

/** Why a column has to be chosen by hand. */
export function describeDoubt(doubt: ColumnDoubt, messages: typeof grantListMessages.zh): string {
  switch (doubt.why) {
    case 'missing':
      return messages.columnMissing(messages.columns[doubt.column]);
    case 'several':
      return messages.columnSeveral(messages.columns[doubt.column]);
    case 'currency':
      return messages.columnCurrency(doubt.title);
  }
}
