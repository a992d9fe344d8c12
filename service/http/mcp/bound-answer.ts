/** Characters of JSON that one answer may have: about 6,000 tokens. */
export const maxAnswerCharacters = 24_000

/** A place of an answer that was cut: a JSON pointer (RFC 6901), and how many items or characters are there of how many. */
export type Cut = { part: string; shown: number; of: number }

/**
 * The answer with its longest texts and lists cut so that it fits, and where it was cut. `first` names the member that
 * the others make room for.
 */
export function boundAnswer(
  answer: Record<string, unknown>,
  options: { max?: number; first?: string } = {},
): { value: Record<string, unknown>; cut: Cut[] } {
  const { max = maxAnswerCharacters, first } = options
  const cut: Cut[] = []
  if (sizeOf(answer) <= max) return { value: answer, cut }
  if (first === undefined) return { value: boundObject(answer, max, '', cut), cut }
  const main = boundObject({ [first]: answer[first] }, Math.floor(max * 0.9), '', cut)
  const rest = Object.fromEntries(Object.entries(answer).filter(([name]) => name !== first))
  return { value: { ...boundObject(rest, max - sizeOf(main), '', cut), ...main }, cut }
}

/** The answer without members that few calls need, with where each is read. */
export function leaveForLater(
  answer: Record<string, unknown>,
  later: readonly string[],
): { value: Record<string, unknown>; cut: Cut[] } {
  const left = later.filter((name) => name in answer)
  return {
    value: Object.fromEntries(Object.entries(answer).filter(([name]) => !left.includes(name))),
    cut: left.map((name) => ({ part: `/${name}`, shown: 0, of: Object.keys(Object(answer[name])).length })),
  }
}

/** Of a list or a text as much as fits, from an item or a character on; a record as it fits. */
export function boundPart(
  part: unknown,
  from: number,
  max: number = maxAnswerCharacters,
):
  | { items: unknown[]; of: number }
  | { text: string; of: number }
  | { value: Record<string, unknown>; of: number }
  | undefined {
  if (typeof part === 'string') return { text: cutText(part.slice(from), max), of: part.length }
  if (Array.isArray(part)) return { items: boundList(part.slice(from), max, '', []), of: part.length }
  if (typeof part !== 'object' || part === null) return undefined
  return { value: boundObject(part, max, '', []), of: Object.keys(part).length }
}

/** The part of an answer at a JSON pointer; undefined if there is none. */
export function partOf(answer: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((inner, name) => Object(inner)[name], answer)
}

function bound(value: unknown, max: number, at: string, cut: Cut[]): unknown {
  if (sizeOf(value) <= max) return value
  if (typeof value === 'string') {
    const shown = cutText(value, max - 2)
    cut.push({ part: at, shown: shown.length, of: value.length })
    return shown
  }
  if (Array.isArray(value)) return boundList(value, max, at, cut)
  if (typeof value === 'object' && value !== null) return boundObject(value, max, at, cut)
  return value
}

/** From `from` on, as many items as fit; of a first one that does not fit, what does. */
function boundList(items: readonly unknown[], max: number, at: string, cut: Cut[]): unknown[] {
  const kept: unknown[] = []
  let left = max - 2
  for (const [index, item] of items.entries()) {
    const size = sizeOf(item) + 1
    if (size > left && index > 0) break
    kept.push(bound(item, left, `${at}/${index}`, cut))
    left -= size
    if (left <= 0) break
  }
  if (kept.length < items.length) cut.push({ part: at, shown: kept.length, of: items.length })
  return kept
}

/** Small members stay whole; the large ones share what is left. */
function boundObject(value: object, max: number, at: string, cut: Cut[]): Record<string, unknown> {
  const entries = Object.entries(value)
  const sizes = entries.map(([name, member]) => ({ name, member, size: sizeOf(member) + name.length + 4 }))
  const kept = new Map<string, unknown>()
  let left = max - 2
  let waiting = sizes.length
  for (const { name, member, size } of sizes.toSorted((a, b) => a.size - b.size)) {
    const share = Math.floor(left / waiting)
    const budget = Math.max(0, share - name.length - 4)
    const path = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    const bounded = size <= share ? member : bound(member, budget, path, cut)
    kept.set(name, bounded)
    left -= Math.min(size, sizeOf(bounded) + name.length + 4)
    waiting -= 1
  }
  return Object.fromEntries(entries.map(([name]) => [name, kept.get(name)]))
}

/** No longer than `max` as JSON, and no half of a surrogate pair. */
function cutText(text: string, max: number): string {
  let shown = text.slice(0, Math.max(0, max))
  while (shown.length > 0 && sizeOf(shown) > max + 2) {
    shown = shown.slice(0, Math.min(shown.length - 1, Math.floor(shown.length * 0.95)))
  }
  return /[\ud800-\udbff]$/.test(shown) ? shown.slice(0, -1) : shown
}

function sizeOf(value: unknown): number {
  return JSON.stringify(value)?.length ?? 0
}
