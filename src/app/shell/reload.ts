let load = () => window.location.reload();

/** Loads the page anew, in the newest release where the app knows how. */
export function reloadPage(): void {
  load();
}

/** Takes the way to the newest release once its code has come. */
export function provideReload(newest: () => void): void {
  load = newest;
}
