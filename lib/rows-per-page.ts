/** How many rows a page of a list has: a screen and a half, and half the work of fifty for a slow machine. */
export const rowsPerPage = 20
