/** The element id of the search field of the picker, so that a page can focus it. */
export const colleagueSearchId = 'colleague-search';
