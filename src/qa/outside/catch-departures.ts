import { departureHash, describeDeparture } from './departure';

/**
 * Opens the page at `standIn` in place of every http(s) address outside the app that this window is led to, by link, script or form. The
 * browser asks at one place for all of them, so the product needs no switch for it; browsers without the Navigation API open the address.
 */
export function catchDepartures(standIn: string): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const outside = /^https?:$/.test(url.protocol) && url.origin !== window.location.origin;
    if (!outside || !event.cancelable) return;
    event.preventDefault();
    window.location.assign(`${standIn}${departureHash(describeDeparture(url, event.formData))}`);
  });
}
