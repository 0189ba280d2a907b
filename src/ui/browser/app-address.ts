/** The address of the app itself, without parameters: they may hold what only this session may know. */
export function appAddress(): string {
  const { origin, pathname } = window.location;
  return origin + pathname;
}

/** The address of the page that is shown, as it may be given to others. */
export function pageAddress(): string {
  return appAddress() + window.location.hash;
}
