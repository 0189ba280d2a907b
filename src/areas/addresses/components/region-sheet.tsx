import { citiesIn, codesOf, districtsIn, placeOf, provincesIn, type Place } from '@/domain/addresses/regions';
import { addressMessages } from '@/messages/areas/addresses';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useRegions } from '../use-regions';

const WheelSheet = lazyComponent('wheel-sheet', () => import('@/ui/library/wheel-sheet'));

interface RegionSheetProps {
  /** The code of the chosen place; an unknown one begins at the first province. */
  code: string;
  onPick: (place: Place) => void;
  onClose: () => void;
}

/** A sheet to choose province, city and district. */
export function RegionSheet({ code, onPick, onClose }: RegionSheetProps) {
  const messages = useMessages(addressMessages);
  const { data, hasFailed, retry } = useRegions(true);
  if (hasFailed)
    return (
      <NoticeBar tone="danger" alarming action={{ label: messages.again, onClick: retry }}>
        {messages.regionsFailed}
      </NoticeBar>
    );
  if (data === null) return null;
  const { province: provinceLabel, city: cityLabel, district: districtLabel } = messages.regions;
  return (
    <WheelSheet
      title={messages.region}
      slots={([province = '', city = '']) => [
        { label: provinceLabel, options: provincesIn(data) },
        { label: cityLabel, options: citiesIn(data, province) },
        { label: districtLabel, options: districtsIn(data, city) },
      ]}
      values={codesOf(data, code)}
      onPick={(codes) => {
        // A city without districts is the smallest place itself.
        const place = placeOf(data, codes.filter(Boolean).slice(-1)[0] ?? '');
        if (place !== null) onPick(place);
      }}
      onClose={onClose}
    />
  );
}

/** Fetches what the sheet needs, before it is opened. */
export function preloadRegionSheet(): void {
  void WheelSheet.preload();
}
