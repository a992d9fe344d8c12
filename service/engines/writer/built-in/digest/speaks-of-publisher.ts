import type { EvidenceSource } from '../../writer.ts'

/** "The Institute trains 2,300 volunteers a year": a page about whoever publishes it. */
export function speaksOfPublisher(text: string, { publisher }: EvidenceSource): boolean {
  const names = (publisher ?? '').match(/\p{Lu}[\p{L}\p{N}-]{3,}/gu) ?? []
  const opening = text.split(/\s+/u).slice(0, 3).join(' ')
  return names.some((name) => opening.includes(name))
}
