import type { Sentence } from '../../writer/shared.ts'

/**
 * Sentences under one heading of the sources, word for word; null if they have no heading. They and the themes are in
 * the order of their sources.
 */
export type Theme = { heading: string | null; sentences: Sentence[]; worth: number }
