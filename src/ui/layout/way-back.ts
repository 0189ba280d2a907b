import { createContext } from 'react';

/** The back button of the page header, provided by the shell; undefined if the host draws its own header. */
export const WayBack = createContext<{ label: string; onClick: () => void } | undefined>(undefined);
