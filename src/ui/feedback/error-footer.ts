import { createContext, type ComponentType } from 'react';
import type { Failure } from '@/domain/failure';

export interface ErrorFooterProps {
  /** The failure that is shown above it, if a call failed. */
  failure?: Failure | undefined;
}

/** Stands below every error, provided by the shell; nothing by default. */
export const ErrorFooter = createContext<ComponentType<ErrorFooterProps>>(() => null);
