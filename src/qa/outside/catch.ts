import { catchDepartures } from './catch-departures';

// The page lies beside this script, under whatever path both are served.
const here = import.meta.url;
catchDepartures(new URL('outside.html', here).href);
