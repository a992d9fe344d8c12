/**
 * So many times the words asked a digest in whole sections may have at most: who reads it instead of her sources wants what they have.
 * It is charged as the size that was asked for.
 */
export const digestTimesAsked = 2
/** Turbo is for a glance: a digest has so many words at most. */
export const digestTurboWords = 400
