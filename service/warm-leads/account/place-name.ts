const word = "\\p{Lu}[\\p{L}'’-]+"
const joined = '(?: (?:am|an der|an|der|de|do|da|del|la|le|les|sur|upon|on|und) | )'

/**
 * A capturing pattern, for flag `u`, of the name of a town as European pages write it: one to four words with capitals,
 * their particles, and at the end of a sentence a country behind a comma.
 */
export const placeName = `(${word}(?:${joined}${word}){0,2}(?:, ${word}(?: ${word})?(?=[.;!)]|$))?)`
