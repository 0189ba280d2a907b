/** The page of the third party that takes its part of an order; mocked mode has a stand-in for it. */
export const thirdPartyPage = 'https://card.longcoin.example/pay';
