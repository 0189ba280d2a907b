import type { ComponentType } from 'react';

/** Further actions below errors, by their names; the mocked mode adds its own before the first render. */
export const errorActions = new Map<string, ComponentType>();
