import { wire } from '@/app/wiring';
import { Notices } from './notices';
import { OfflineWarning } from './offline-warning';

wire();

/** What goes along with every page from soon after the first paint on. */
export default function Companion() {
  return (
    <>
      <OfflineWarning />
      <Notices />
    </>
  );
}
