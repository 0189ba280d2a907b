/** Where this device stands among all devices, from 0 to 1, for as long as the page is loaded. */
export const ownShare = Math.random();
