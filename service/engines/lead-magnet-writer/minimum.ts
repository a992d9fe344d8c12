/** With fewer items to tick, lines to reuse or steps to take nothing is made, and nothing charged. */
export const minItems = 5
