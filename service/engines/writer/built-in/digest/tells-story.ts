import type { EvidenceSource } from '../../writer.ts'

/** Whose story is asked for by name, as "the San Blas cooperative"; the first word of a topic has a capital for that. */
const properName = /\p{Lu}\p{Ll}+ (?:(?:&|and|und|et|y|e|en) )?\p{Lu}\p{Ll}+/gu
const firstWord = /^\P{L}*\p{L}+ /u

/** True for a paper of one's own about whom the topic names. */
export function tellsStory({ own, title, blocks }: EvidenceSource, topic: string): boolean {
  if (!own || isTitleCase(topic)) return false
  const opening = blocks.find(({ kind }) => kind === 'paragraph')
  const says = `${title} ${opening?.kind === 'paragraph' ? opening.text : ''}`
  return [topic, topic.replace(firstWord, '')]
    .flatMap((text) => text.match(properName) ?? [])
    .some((name) => says.includes(name))
}

/** In "How Cold Rooms Save Energy" a capital says nothing. */
function isTitleCase(topic: string): boolean {
  const words = topic.replace(firstWord, '').match(/\p{L}{4,}/gu) ?? []
  return words.length > 2 && words.every((word) => /^\p{Lu}/u.test(word))
}
