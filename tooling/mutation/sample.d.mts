export function sampleOf<Item>(list: readonly Item[], size: number, seed: number): Item[];
