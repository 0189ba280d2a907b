import { useEffect } from 'react';
import { wire } from '@/app/wiring';
import { watchConnectivity } from './connectivity';
import { Notices } from './notices';

wire();

/** What goes along with every page from soon after the first paint on. */
export default function Companion() {
  useEffect(watchConnectivity, []);
  return <Notices />;
}
