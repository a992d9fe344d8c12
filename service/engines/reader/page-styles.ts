/** The declared value of a property for an element, lower case; undefined where neither it nor a rule of the page says. */
export type StyleLookup = (element: Element, property: string) => string | undefined

type Compound = { tag: string | null; id: string | null; classes: string[] }
type Declaration = { property: string; value: string; important: boolean }
type Rule = { compounds: Compound[]; declarations: Declaration[]; rank: number }

/** Enough for any page that people wrote; a hostile one stops costing time here. */
const maxRules = 4000
const maxRulesPerName = 60
const maxStyleLength = 400_000
const compoundPattern = /^([a-z][a-z0-9-]*|\*)?((?:[.#][\w-]+)*)$/i

/**
 * What the page's own `<style>` elements and `style` attributes say: class, id and tag selectors with ancestors,
 * specificity, order and `!important`. Style sheets of other files, pseudo-classes and conditional rules are not read.
 */
export function readPageStyles(document: Document): StyleLookup {
  const css = [...document.querySelectorAll('style')].map((style) => style.textContent ?? '').join('\n')
  const byKey = new Map<string, Rule[]>()
  for (const rule of parseRules(css.slice(0, maxStyleLength))) {
    const last = rule.compounds.at(-1)
    if (last === undefined) continue
    const key = last.id ? `#${last.id}` : last.classes[0] ? `.${last.classes[0]}` : (last.tag ?? '*')
    const list = byKey.get(key)
    if (!list) byKey.set(key, [rule])
    else {
      list.push(rule)
      // The later ones win, and real pages never have so many for one name.
      if (list.length > maxRulesPerName) list.shift()
    }
  }
  const cache = new WeakMap<Element, Map<string, string>>()
  return (element, property) => {
    const known = cache.get(element) ?? declaredOf(element, byKey)
    cache.set(element, known)
    return known.get(property)
  }
}

function declaredOf(element: Element, byKey: Map<string, Rule[]>): Map<string, string> {
  const classes = (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean).slice(0, 40)
  const keys = [
    '*',
    element.tagName.toLowerCase(),
    ...classes.map((name) => `.${name}`),
    ...(element.id ? [`#${element.id}`] : []),
  ]
  const rules = keys.flatMap((key) => byKey.get(key) ?? []).filter((rule) => appliesTo(rule, element))
  const inline = parseDeclarations(element.getAttribute('style') ?? '')
  const weighed = [
    ...rules.flatMap(({ declarations, rank }) => declarations.map((one) => ({ ...one, rank }))),
    ...inline.map((one) => ({ ...one, rank: Number.MAX_SAFE_INTEGER })),
  ].sort((a, b) => Number(a.important) - Number(b.important) || a.rank - b.rank)
  return new Map(weighed.map(({ property, value }) => [property, value]))
}

function appliesTo({ compounds }: Rule, element: Element): boolean {
  const [last, ...ancestors] = compounds.toReversed()
  if (last === undefined || !matches(last, element)) return false
  let parent = element.parentElement
  for (const compound of ancestors) {
    while (parent && !matches(compound, parent)) parent = parent.parentElement
    if (!parent) return false
    parent = parent.parentElement
  }
  return true
}

function matches({ tag, id, classes }: Compound, element: Element): boolean {
  if (tag !== null && element.tagName.toLowerCase() !== tag) return false
  if (id !== null && element.id !== id) return false
  const own = ` ${(element.getAttribute('class') ?? '').replace(/\s+/g, ' ')} `
  return classes.every((name) => own.includes(` ${name} `))
}

function parseRules(css: string): Rule[] {
  const rules: Rule[] = []
  const text = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
  let at = 0
  while (at < text.length && rules.length < maxRules) {
    const open = text.indexOf('{', at)
    if (open === -1) break
    const prelude = text
      .slice(at, open)
      .replace(/[^;{}]*;/g, '')
      .trim()
    // What an unconditional layer or screen rule holds is read as if it were not in one.
    if (/^@(?:layer\b|media\s+(?:all|screen)\s*$)/i.test(prelude)) {
      at = open + 1
      continue
    }
    const close = prelude.startsWith('@') ? endOfBlock(text, open) : text.indexOf('}', open)
    const end = close === -1 ? text.length : close
    if (!prelude.startsWith('@')) {
      const declarations = parseDeclarations(text.slice(open + 1, end))
      for (const selector of prelude.replace(/^\}+/, '').split(',').slice(0, 60)) {
        const compounds = parseSelector(selector)
        if (compounds === null || declarations.length === 0) continue
        rules.push({ compounds, declarations, rank: specificity(compounds) * maxRules + rules.length })
      }
    }
    at = end + 1
  }
  return rules
}

function endOfBlock(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1
    else if (text[at] === '}' && --depth === 0) return at
  }
  return -1
}

function parseSelector(selector: string): Compound[] | null {
  const parts = selector
    .replace(/^[\s}]+/, '')
    .trim()
    .split(/\s*>\s*|\s+/)
    .slice(0, 6)
  const compounds = parts.map((part): Compound | null => {
    const [whole, tag, names = ''] = compoundPattern.exec(part) ?? []
    if (!whole) return null
    const found = [...names.matchAll(/([.#])([\w-]+)/g)]
    return {
      tag: tag && tag !== '*' ? tag.toLowerCase() : null,
      id: found.find(([, sign]) => sign === '#')?.[2] ?? null,
      classes: found.flatMap(([, sign, name = '']) => (sign === '.' ? [name] : [])),
    }
  })
  return compounds.every((one) => one !== null) ? compounds : null
}

function specificity(compounds: Compound[]): number {
  return compounds.reduce(
    (sum, { tag, id, classes }) => sum + (id ? 10_000 : 0) + classes.length * 100 + (tag ? 1 : 0),
    0,
  )
}

function parseDeclarations(text: string): Declaration[] {
  return text
    .slice(0, 4000)
    .split(';')
    .flatMap((part) => {
      const colon = part.indexOf(':')
      const property = part.slice(0, colon).trim().toLowerCase()
      const raw = part
        .slice(colon + 1)
        .trim()
        .toLowerCase()
      const value = raw.replace(/\s*!\s*important$/, '')
      return colon > 0 && value !== '' ? [{ property, value, important: value !== raw }] : []
    })
}
