import { createContext, type ReactNode } from 'react';

/** The title of the address that is shown; a page without a title of its own has this one. */
export const RouteTitle = createContext('');

/** Stands above the content of a page, such as when its figures were fetched. */
export const PageNote = createContext<ReactNode>('');
