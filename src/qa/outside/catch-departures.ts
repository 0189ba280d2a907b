import { departureHash, describeDeparture } from './departure';

/**
 * Opens the page at `mockPage` instead of every external http(s) address, whether by link, script or form. The Navigation API reports all of
 * them, so the product needs no switch for it; browsers without that API open the address.
 */
export function catchDepartures(mockPage: string): void {
  if (!('navigation' in window)) return;
  window.navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    const isExternal = /^https?:$/.test(url.protocol) && url.origin !== window.location.origin;
    if (!isExternal || !event.cancelable) return;
    event.preventDefault();
    window.location.assign(`${mockPage}${departureHash(describeDeparture(url, event.formData))}`);
  });
}
