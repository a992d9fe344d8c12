/** Past this many characters or elements a page is cut: more than an article has, and quick to go through. */
const maxMarkupLength = 4_000_000
const maxElements = 30_000
/** Browsers stop at 512. */
const deepest = 200
const maxAttributesLength = 2_000
const maxStyleLength = 200_000

const voidNames = words('area base br col embed hr img input link meta param source track wbr')
/** Left out with everything in them. */
const unreadNames = words(
  'script style noscript template svg math canvas iframe object audio video textarea select noframes map',
)
const headNames = words('meta link base')
const blockNames = words(
  'address article aside blockquote details dialog dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table ul',
)
const inlineNames = words('b big code em font i mark s small span strike strong sub sup tt u')
const tableScope = words('table td th caption')

/** Which open elements an opening tag ends, and how far up to look for them (the HTML standard's optional end tags). */
const impliedEnds = new Map<string, { ends: Set<string>; within: Set<string> }>([
  ['li', { ends: words('li'), within: words('ul ol menu table td th') }],
  ...['dt', 'dd'].map((name) => [name, { ends: words('dt dd'), within: words('dl table td th') }] as const),
  ...['td', 'th'].map((name) => [name, { ends: words('td th'), within: words('tr table') }] as const),
  ['tr', { ends: words('tr'), within: words('table') }],
  ...['thead', 'tbody', 'tfoot'].map(
    (name) => [name, { ends: words('thead tbody tfoot caption colgroup'), within: words('table') }] as const,
  ),
  ['a', { ends: words('a'), within: tableScope }],
])
const paragraphEnd = { ends: words('p'), within: words('table td th caption button') }

/**
 * Any markup as a small, shallow, complete page: at most 200 levels and 30,000 elements, every element closed, scripts
 * and comments gone, `<head>` holding the metadata and the page's own styles from wherever they were. Linear in the
 * length of the input, so that a hostile page cannot exhaust the parsers behind it, whose work grows with depth.
 */
export function boundMarkup(markup: string): string {
  const html = markup.slice(0, maxMarkupLength)
  const head: string[] = []
  const body: string[] = []
  const open: string[] = []
  /** Tags left out for depth, whose end tags must go too. */
  const leftOut = new Map<string, number>()
  const unclosed = new Set<string>()
  let rootAttributes = ''
  let elements = 0
  let at = 0

  const closeTo = (index: number) => {
    while (open.length > index) body.push(`</${open.pop()}>`)
  }
  const endImplied = (rule: { ends: Set<string>; within: Set<string> } | undefined) => {
    if (!rule) return
    for (let i = open.length - 1; i >= 0; i -= 1) {
      const name = open[i] ?? ''
      if (rule.ends.has(name)) return closeTo(i)
      if (rule.within.has(name)) return
    }
  }

  while (at < html.length && elements < maxElements) {
    const next = html.indexOf('<', at)
    body.push(html.slice(at, next === -1 ? html.length : next))
    if (next === -1) break
    const tag = tagAt(html, next)
    if (!tag) break
    at = tag.end
    const { name } = tag
    if (tag.kind === 'text') body.push('&lt;')
    if (tag.kind === 'nothing' || tag.kind === 'text') continue
    if (tag.kind === 'end') {
      const count = leftOut.get(name) ?? 0
      if (count > 0) leftOut.set(name, count - 1)
      else if (name === 'br') body.push('<br>')
      else closeTo(endOf(name, open))
      continue
    }
    if (name === 'html') rootAttributes ||= tag.attributes
    if (name === 'html' || name === 'head' || name === 'body') continue
    elements += 1
    if (name === 'title' || unreadNames.has(name)) {
      const close = unclosed.has(name) ? -1 : indexOfEnd(html, name, at)
      if (close === -1) unclosed.add(name)
      const isData = name === 'script' && /ld\+json/i.test(tag.attributes)
      if (close !== -1 && (name === 'title' || isData))
        head.push(`<${name}${tag.attributes}>${html.slice(at, close)}</${name}>`)
      // It says what the page hides; a sheet for paper says nothing about a screen.
      if (close !== -1 && name === 'style' && !/media\s*=\s*["']?print/i.test(tag.attributes))
        head.push(`<style>${html.slice(at, close).slice(0, maxStyleLength).replaceAll('<', ' ')}</style>`)
      // What follows an unclosed script is script; other unclosed elements are only dropped.
      if (close === -1 && (name === 'script' || name === 'style' || name === 'title')) break
      if (close !== -1) at = close
      continue
    }
    if (headNames.has(name)) {
      head.push(`<${name}${tag.attributes}>`)
      continue
    }
    endImplied(impliedEnds.get(name))
    if (blockNames.has(name)) endImplied(paragraphEnd)
    if (voidNames.has(name)) {
      body.push(`<${name}${tag.attributes}>`)
    } else if (open.length >= deepest) {
      leftOut.set(name, (leftOut.get(name) ?? 0) + 1)
      elements -= 1
      body.push(' ')
    } else {
      open.push(name)
      body.push(`<${name}${tag.attributes}>`)
    }
  }
  closeTo(0)
  return `<!doctype html><html${rootAttributes}><head>${head.join('')}</head><body>${body.join('')}</body></html>`
}

/** The index in `open` that an end tag closes, or its length where it closes nothing. */
function endOf(name: string, open: string[]): number {
  const isTablePart = /^(table|thead|tbody|tfoot|tr|td|th|caption)$/.test(name)
  for (let i = open.length - 1; i >= 0; i -= 1) {
    const candidate = open[i] ?? ''
    if (candidate === name) return i
    if (!isTablePart && tableScope.has(candidate)) break
    if (inlineNames.has(name) && blockNames.has(candidate)) break
  }
  return open.length
}

type Tag = { kind: 'start' | 'end' | 'nothing' | 'text'; name: string; attributes: string; end: number }

/** The tag, comment or stray `<` at `start`; null where it never ends. */
function tagAt(html: string, start: number): Tag | null {
  const skipPast = (mark: string): Tag | null => {
    const found = html.indexOf(mark, start + 2)
    return found === -1 ? null : { kind: 'nothing', name: '', attributes: '', end: found + mark.length }
  }
  if (html.startsWith('<!--', start)) return skipPast('-->')
  const second = html[start + 1] ?? ''
  if (second === '!' || second === '?') return skipPast('>')
  const isEnd = second === '/'
  tagName.lastIndex = start + (isEnd ? 2 : 1)
  const name = tagName.exec(html)?.[0]
  if (!name) return { kind: 'text', name: '', attributes: '', end: start + 1 }
  const from = tagName.lastIndex
  const close = closeOfTag(html, from)
  if (close === -1) return null
  const attributes = close - from > maxAttributesLength ? '' : html.slice(from, close).replace(/\/\s*$/, '')
  return { kind: isEnd ? 'end' : 'start', name: name.toLowerCase(), attributes, end: close + 1 }
}

const tagName = /[a-z][a-z0-9:_-]{0,60}/iy

/** The `>` that ends a tag: one inside a quoted value does not. */
function closeOfTag(html: string, from: number): number {
  let quote = ''
  let afterEquals = false
  for (let i = from; i < html.length; i += 1) {
    const char = html[i] ?? ''
    if (quote !== '') {
      if (char === quote) quote = ''
    } else if (char === '>') return i
    else if (afterEquals && (char === '"' || char === "'")) quote = char
    if (char === '=') afterEquals = quote === ''
    else if (char.trim() !== '') afterEquals = false
  }
  return -1
}

function indexOfEnd(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? -1
}

function words(list: string): Set<string> {
  return new Set(list.split(' '))
}
