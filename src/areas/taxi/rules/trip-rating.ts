export const mostStars = 5;
/** What can be said of a ride with a tap. */
export const ratingTags = ['onTime', 'steady', 'clean', 'polite', 'route'] as const;
export type RatingTag = (typeof ratingTags)[number];
/** Characters of what is written beside. */
export const longestRating = 100;
