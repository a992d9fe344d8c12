import type { Sentence } from '../../writer/shared.ts'

/**
 * Sentences under one heading of the sources, word for word as somebody wrote it; null where they stand under none.
 * They and the themes are in the order in which their sources say them.
 */
export type Theme = { heading: string | null; sentences: Sentence[]; worth: number }
