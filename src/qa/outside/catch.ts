import { catchDepartures } from './catch-departures';

// The page is served from the same folder as this script.
const here = import.meta.url;
catchDepartures(new URL('outside.html', here).href);
