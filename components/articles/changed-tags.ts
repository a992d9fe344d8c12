/** Tags to add to articles, and tags to take away from them. */
export type TagChange = { add: readonly string[]; remove: readonly string[] }

/** How many an article has at most, and how long each is. */
const maxTags = 10
const maxTagLength = 40

/** What was typed with commas between, each tag once. */
export function typedTags(typed: string): string[] {
  const tags = typed.split(',').map((tag) => tag.trim())
  return tags.filter((tag, at) => tag !== '' && tags.findIndex((other) => isSame(other, tag)) === at)
}

/**
 * The tags of an article after a change, or why it cannot be made. Upper and lower case are the same tag; those that
 * stay keep their spelling and their place.
 */
export function changedTags(
  tags: readonly string[],
  { add, remove }: TagChange,
): { tags: string[] } | { refusal: string } {
  const kept = tags.filter((tag) => !remove.some((other) => isSame(other, tag)))
  const added = add.filter((tag) => !kept.some((other) => isSame(other, tag)))
  const next = [...kept, ...added]
  const long = added.find((tag) => tag.length > maxTagLength)
  if (long !== undefined) return { refusal: `A tag has up to ${maxTagLength} characters` }
  if (next.length > maxTags) return { refusal: `It would have ${next.length} tags, max ${maxTags}` }
  return { tags: next }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
