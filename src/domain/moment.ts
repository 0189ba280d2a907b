declare const unit: unique symbol;

/** A moment in business time as the gateways write it: `2026-11-21 09:41:00`. Moments compare as texts. */
export type Moment = string & { readonly [unit]: 'moment' };

/** `day` 11 月 21 日, `date` 2026-11-21, `clock` 09:41, `seconds` 09:41:00, `short` 11-21 09:41, `full` 2026-11-21 09:41, `exact` 11-21 09:41:00. */
export type MomentLength = 'day' | 'date' | 'clock' | 'seconds' | 'short' | 'full' | 'exact';
