/** The kinds of goods that the mall is sorted into. */
export const goodsCategories = ['food', 'kitchen', 'home', 'digital', 'gift'] as const;
export type GoodsCategory = (typeof goodsCategories)[number];

/** How goods may be put in order: those that suit the person first, or by price, or by what is saved. */
export const goodsOrders = ['suited', 'cheap', 'dear', 'saving'] as const;
export type GoodsOrder = (typeof goodsOrders)[number];
