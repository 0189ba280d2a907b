import { createContext } from 'react';

/** The way back that the header of a page offers; given by the shell, undefined where the host draws its own. */
export const WayBack = createContext<{ label: string; onClick: () => void } | undefined>(undefined);
