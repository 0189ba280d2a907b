import { lazyComponent } from '@/ui/lazy/lazy-component';

/** Loaded on demand: the forecast of bookings is a lot of code for one line that few people see; a payment goes on without it. */
export const ImpactNote = lazyComponent('impact-note', () => import('./impact-note'), true);
