/** The element id of the field for the blessing, so that a page can focus it. */
export const blessingFieldId = 'blessing-text';
