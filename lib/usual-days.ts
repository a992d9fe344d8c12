/** The period of figures where none is chosen, so that those on different pages can be compared: 30 days. */
export const usualDays = 30
