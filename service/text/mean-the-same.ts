/** Words that programs use for the same, the way names of events and operations have them. */
const sameMeaning: readonly (readonly string[])[] = [
  ['generate', 'write', 'create', 'make', 'compose', 'draft'],
  ['generated', 'written', 'created', 'ready', 'completed', 'finished', 'done', 'drafted'],
  ['publish', 'post', 'release'],
  ['published', 'posted', 'released', 'live'],
  ['delete', 'remove', 'destroy', 'erase'],
  ['deleted', 'removed', 'destroyed', 'erased'],
  ['failed', 'errored', 'error', 'failure'],
  ['get', 'read', 'fetch', 'show'],
  ['list', 'index'],
  ['x', 'twitter', 'tweet'],
  ['change', 'update', 'edit', 'patch', 'modify'],
]

export function meanTheSame(one: string, other: string): boolean {
  return sameMeaning.some((words) => words.includes(one) && words.includes(other))
}

/** A word and those that mean the same. */
export function wordsMeaning(word: string): readonly string[] {
  return sameMeaning.find((words) => words.includes(word)) ?? [word]
}
