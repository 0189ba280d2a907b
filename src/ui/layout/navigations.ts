import { createContext } from 'react';

/** How often somebody went elsewhere so far; given by the shell. What stands over a page closes when it changes. */
export const Navigations = createContext(0);
