import type { ReactNode } from 'react';
import type { HolidayName } from '@/domain/activities/holiday';
import { Chrysanthemum, Rabbit, Wheat } from './autumn-motifs';
import { Bowl, Dumplings, PorridgeBeans, RiceBalls } from './bowl-motifs';
import { Firecrackers, Fireworks } from './new-year-motifs';
import { Lantern } from './scene-parts';
import { DragonBoat, Kite } from './spring-motifs';

/** What is drawn before the disc of each holiday, around the middle of the disc. */
export const motifs: Readonly<Record<HolidayName, ReactNode>> = {
  'new-year': <Fireworks />,
  laba: (
    <Bowl>
      <PorridgeBeans />
    </Bowl>
  ),
  'new-year-eve': <Lantern turn="translate(0 -6) scale(1.5)" />,
  spring: <Firecrackers />,
  lantern: (
    <Bowl>
      <RiceBalls />
    </Bowl>
  ),
  qingming: <Kite />,
  labour: <Wheat />,
  'dragon-boat': <DragonBoat />,
  'mid-autumn': <Rabbit />,
  national: <Fireworks />,
  'double-ninth': <Chrysanthemum />,
  'winter-solstice': (
    <Bowl>
      <Dumplings />
    </Bowl>
  ),
};
