/** Past these a page is not looked at: more than any page needs, and quick to go through. */
const maxMarkupLength = 4_000_000
const maxElements = 60_000
const deepest = 250
const maxAttributes = 80

const voidNames = words('area base br col embed hr img input link meta param source track wbr frame keygen')
/** Their end tags may be left out, so that an unclosed one says nothing about depth. */
const closedByOthers = words(
  'p li dt dd td th tr thead tbody tfoot option optgroup colgroup rp rt html head body',
)
const textNames = words('script style textarea title noframes noembed xmp iframe')

/**
 * The markup with whatever would exhaust a parser blanked out: elements that are nested deeper than 250 levels, more
 * than 80 attributes of one tag, and everything past 60,000 elements or 4 million characters. What stays keeps its
 * place, so that offsets and lines are those of the page. Linear in the length of the input.
 */
export function maskMarkup(markup: string): { markup: string; cut: boolean } {
  const html = markup.slice(0, maxMarkupLength)
  const kept: string[] = []
  const open: string[] = []
  const leftOut = new Map<string, number>()
  const unclosed = new Set<string>()
  let cut = html.length < markup.length
  let elements = 0
  let done = 0
  const blank = (from: number, to: number) => {
    kept.push(html.slice(done, from), html.slice(from, to).replace(/[^\n]/g, ' '))
    done = to
    cut = true
  }
  let at = html.indexOf('<')
  while (at !== -1) {
    if (elements >= maxElements) return { markup: kept.join('') + html.slice(done, at), cut: true }
    const tag = tagAt(html, at)
    if (!tag) return { markup: kept.join('') + html.slice(done, at), cut: true }
    let end = tag.end
    if (tag.kind === 'end') {
      const hidden = leftOut.get(tag.name) ?? 0
      if (hidden > 0) {
        leftOut.set(tag.name, hidden - 1)
        blank(at, end)
      } else closeInnermost(open, tag.name)
    } else if (tag.kind === 'start') {
      elements += 1
      if (tag.crowdedFrom !== undefined) blank(tag.crowdedFrom, end - 1)
      if (textNames.has(tag.name)) {
        const close = unclosed.has(tag.name) ? -1 : endTagAt(html, tag.name, end)
        if (close === -1) unclosed.add(tag.name)
        else end = close
      } else if (!voidNames.has(tag.name) && !closedByOthers.has(tag.name) && !tag.closesItself) {
        if (open.length >= deepest) {
          leftOut.set(tag.name, (leftOut.get(tag.name) ?? 0) + 1)
          blank(at, end)
        } else open.push(tag.name)
      }
    }
    at = html.indexOf('<', end)
  }
  kept.push(html.slice(done))
  return { markup: kept.join(''), cut }
}

/** At most `deepest` steps, since no more are open. */
function closeInnermost(open: string[], name: string): void {
  const place = open.lastIndexOf(name)
  if (place !== -1) open.length = place
}

type MarkupTag = {
  kind: 'start' | 'end' | 'other'
  name: string
  end: number
  closesItself: boolean
  /** Where the attributes that are too many begin. */
  crowdedFrom?: number
}

const tagName = /[a-z][^\s/>]{0,60}/iy
const attribute = /[\s/]*([^\s/>=][^\s/>=]*)(\s*=\s*("[^"]*"|'[^']*'|[^\s"'>][^\s>]*|(?=>)))?/y

/** The tag, comment or stray `<` at `start`; undefined where it never ends. */
function tagAt(html: string, start: number): MarkupTag | undefined {
  const other = (end: number): MarkupTag => ({ kind: 'other', name: '', end, closesItself: false })
  const past = (mark: string) => {
    const found = html.indexOf(mark, start + 2)
    return found === -1 ? undefined : other(found + mark.length)
  }
  if (html.startsWith('<!--', start)) return past('-->')
  const second = html[start + 1] ?? ''
  if (second === '!' || second === '?') return past('>')
  const isEnd = second === '/'
  tagName.lastIndex = start + (isEnd ? 2 : 1)
  const name = tagName.exec(html)?.[0].toLowerCase()
  if (!name) return other(start + 1)
  let at = tagName.lastIndex
  let attributes = 0
  let crowdedFrom: number | undefined
  for (;;) {
    attribute.lastIndex = at
    if (!attribute.test(html)) break
    at = attribute.lastIndex
    attributes += 1
    if (attributes === maxAttributes) crowdedFrom = at
  }
  const close = /[^>]*>/y
  close.lastIndex = at
  const rest = close.exec(html)?.[0]
  if (rest === undefined) return undefined
  const end = at + rest.length
  return {
    kind: isEnd ? 'end' : 'start',
    name,
    end,
    closesItself: html[end - 2] === '/' && name.includes(':'),
    ...(crowdedFrom !== undefined && crowdedFrom < end - 1 && { crowdedFrom }),
  }
}

function endTagAt(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? -1
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
