import * as React from 'react';

/**
 * React's development build makes an error for the stack of each element, which no test reads and which takes a seventh of the time of all
 * screen tests. It stops once so many were made, until its count begins anew; here the count never does.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React no longer counts the stacks that it makes: this file is of no use any more.');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
});
