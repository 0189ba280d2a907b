import { createContext } from 'react';

/** The number of navigations so far, provided by the shell. Sheets and dialogs close when it changes. */
export const Navigations = createContext(0);
