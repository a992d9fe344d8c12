/**
 * The classes of this dashboard by what they set. `kind` names it; a class also takes over from the kinds in `covers`, as
 * `p-4` does from `px-2`. The first that fits counts. What no entry knows never conflicts; the test beside compares
 * every class of the sources with tailwind-merge, whose full table is 8 KB on every page.
 */
const kinds: readonly (readonly [kind: string, pattern: RegExp, covers?: string])[] = [
  ['container', /^@?container$/],
  ['word-break', /^break-(normal|all|keep)$/],
  ['figures', /^tabular-nums$/],
  ['table-layout', /^table-(auto|fixed)$/],
  ['display', /^(block|inline|inline-block|flex|inline-flex|grid|inline-grid|table|contents|hidden)$/],
  ['position', /^(static|relative|absolute|fixed|sticky)$/],
  ['reader', /^(not-)?sr-only$/],
  ['visibility', /^(in)?visible$/],
  ['case', /^(uppercase|lowercase|capitalize|normal-case)$/],
  ['italic', /^(not-)?italic$/],
  ['line', /^(underline|overline|line-through|no-underline)$/],
  ['ellipsis', /^(truncate|text-ellipsis)$/],
  ['clamp', /^line-clamp-/, 'display overflow'],
  ['size', /^size-/, 'w h'],
  ['p', /^p-/, 'px py pt pr pb pl'],
  ['px', /^px-/, 'pr pl'],
  ['py', /^py-/, 'pt pb'],
  ['m', /^m-/, 'mx my mt mr mb ml'],
  ['mx', /^mx-/, 'mr ml'],
  ['my', /^my-/, 'mt mb'],
  ['inset', /^inset-(?!x|y)/, 'inset-x inset-y top right bottom left'],
  ['inset-x', /^inset-x-/, 'right left'],
  ['inset-y', /^inset-y-/, 'top bottom'],
  ['gap-x', /^gap-x-/],
  ['gap-y', /^gap-y-/],
  ['gap', /^gap-/, 'gap-x gap-y'],
  ['font-size', /^text-(2xs|xs|sm|base|lg|\d?xl|\[[\d.]+\w+\])$/, 'leading'],
  ['text-align', /^text-(left|right|center|justify|start|end)$/],
  ['text-wrap', /^text-(wrap|nowrap|balance|pretty)$/],
  ['text', /^text-/],
  ['font-weight', /^font-(normal|medium|semibold|bold|\[\d+\])$/],
  ['font-family', /^font-/],
  ['flex-direction', /^flex-(row|col)/],
  ['flex-wrap', /^flex-(wrap|nowrap)/],
  ['flex', /^flex-/, 'basis grow shrink'],
  ['overflow-x', /^overflow-x-/],
  ['overflow-y', /^overflow-y-/],
  ['overflow', /^overflow-/, 'overflow-x overflow-y'],
  ['border-style', /^border-(solid|dashed|dotted|double|hidden|none)$/],
  ['border-collapse', /^border-(collapse|separate)$/],
  ['border', /^border(-\d+)?$/, 'border-x border-y border-t border-r border-b border-l'],
  ['border-x', /^border-x(-\d+)?$/, 'border-r border-l'],
  ['border-y', /^border-y(-\d+)?$/, 'border-t border-b'],
  ['border-t', /^border-t(-\d+)?$/],
  ['border-r', /^border-r(-\d+)?$/],
  ['border-b', /^border-b(-\d+)?$/],
  ['border-l', /^border-l(-\d+)?$/],
  ['border-color', /^border-(?![xytrbl]-)/],
  ['rounded-t', /^rounded-t-/],
  ['rounded-r', /^rounded-r-/],
  ['rounded-b', /^rounded-b-/],
  ['rounded-l', /^rounded-l-/],
  ['rounded', /^rounded(-|$)/, 'rounded-t rounded-r rounded-b rounded-l'],
  ['outline-style', /^outline(-(none|hidden|dashed|dotted))?$/],
  ['outline-width', /^outline-\d+$/],
  ['outline-offset', /^outline-offset-/],
  ['outline-color', /^outline-/],
  ['ring-offset-width', /^ring-offset-\d+$/],
  ['ring-offset-color', /^ring-offset-/],
  ['ring', /^ring(-\d+)?$/],
  ['ring-color', /^ring-/],
  ['decoration-style', /^decoration-(solid|dashed|dotted|double|wavy)$/],
  ['decoration-width', /^decoration-\d+$/],
  ['decoration', /^decoration-/],
  ['divide-x', /^divide-x(-\d+)?$/],
  ['divide-y', /^divide-y(-\d+)?$/],
  ['divide-color', /^divide-/],
  ['list', /^list-/],
  ['content', /^content-[[(]/],
  ['align-content', /^content-/],
  ['items', /^items-/],
  ['self', /^self-/],
  ['justify-items', /^justify-items-/],
  ['justify-self', /^justify-self-/],
  ['justify', /^justify-/],
  ['place-items', /^place-items-/],
  ['place-content', /^place-content-/],
  ['shadow', /^shadow(-|$)/],
  ['translate-x', /^translate-x-/],
  ['translate-y', /^translate-y-/],
  ['object', /^object-/],
]

/** Those of whose classes the part before the value names what they set. */
const plain =
  /^(?:scroll-)?(?:[mp][trbl]|min-[wh]|max-[wh])(?=-)|^(?:w|h|top|right|bottom|left|z|order|basis|shrink|grow|leading|tracking|opacity|cursor|whitespace|align|aspect|animate|transition|duration|ease|delay|select|touch|fill|stroke|rotate|scale|columns|appearance|underline-offset|hyphens|resize|caret|bg|wrap|break-inside|field-sizing|pointer-events|grid-cols|grid-rows|grid-flow|auto-cols|auto-rows|(?:col|row)-(?:span|start|end)|mask-[trblxy]-from)(?=-|$)/

type Kind = { kind: string; covers: readonly string[] }

const known = new Map<string, Kind | undefined>()

/** What a class without its variants sets. */
function kindOf(base: string): Kind | undefined {
  if (known.has(base)) return known.get(base)
  const name = base.replace(/^-/, '')
  const entry = kinds.find(([, pattern]) => pattern.test(name))
  const property = /^\[[\w-]+(?=:)/.exec(name)?.[0] ?? plain.exec(name)?.[0]
  const found = entry
    ? { kind: entry[0], covers: entry[2]?.split(' ') ?? [] }
    : property === undefined
      ? undefined
      : { kind: property, covers: [] }
  known.set(base, found)
  return found
}

/** `hover:md:` of `hover:md:p-4`; a colon in brackets is a value's. */
const variants = /^(?:(?:[^:[\]()]|\[(?:[^[\]]|\[[^\]]*\])*\]|\([^)]*\))+:)+(?=.)/

/** A list draws the same few for every row. */
const merged = new Map<string, string>()
const maxMerged = 1_000

/** Leaves out each class that a later one of the same variants takes over from. */
export function mergeClasses(classes: string): string {
  const made = merged.get(classes)
  if (made !== undefined) return made
  if (merged.size >= maxMerged) merged.clear()
  const result = merge(classes)
  merged.set(classes, result)
  return result
}

function merge(classes: string): string {
  const taken = new Set<string>()
  const kept: string[] = []
  for (const name of classes.split(' ').reverse()) {
    if (name === '') continue
    const prefix = /^\[[\w-]+:/.test(name) ? '' : (variants.exec(name)?.[0] ?? '')
    const found = kindOf(name.slice(prefix.length))
    if (found) {
      // The order of variants does not change what they choose.
      const key = prefix.split(':').toSorted().join(':')
      if (taken.has(key + found.kind)) continue
      for (const kind of [found.kind, ...found.covers]) taken.add(key + kind)
    }
    kept.push(name)
  }
  return kept.reverse().join(' ')
}
