import { screenMetaOf, screens, type Address } from '@/domain/screens';

/** Every address of the product itself. */
export const productAddresses = (Object.keys(screens) as Address[]).filter(
  (address) => screenMetaOf(address).mockOnly !== true,
);
