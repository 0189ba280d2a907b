/** What coins are granted to many people for. */
export const grantOccasions = ['festival', 'birthday', 'project', 'condolence'] as const;
export type GrantOccasion = (typeof grantOccasions)[number];

/** The most people that are chosen one by one. */
export const mostPicked = 100;
