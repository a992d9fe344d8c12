/**
 * So many times the words asked a digest in whole sections may have: it ends with a section and not with a word, and is still of the
 * size that was asked for (1,250 words at most are a standard article).
 */
export const digestTimesAsked = 1.25
