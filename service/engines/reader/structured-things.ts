export type Thing = Record<string, unknown>

const maxScripts = 12
const maxScriptLength = 200_000
const maxThings = 120

/** Everything that a page's JSON-LD describes: documents, lists and graphs flattened. Broken ones say nothing. */
export function structuredThings(document: Document): Thing[] {
  const found: Thing[] = []
  for (const script of [...document.querySelectorAll('script[type*="ld+json" i]')].slice(0, maxScripts)) {
    const json = script.textContent ?? ''
    if (json.length <= maxScriptLength) collect(parse(json), found, 0)
  }
  return found
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function collect(value: unknown, found: Thing[], depth: number): void {
  if (depth > 3 || found.length >= maxThings) return
  if (Array.isArray(value)) {
    for (const one of value) collect(one, found, depth + 1)
  } else if (isThing(value)) {
    if ('@type' in value) found.push(value)
    if ('@graph' in value) collect(value['@graph'], found, depth + 1)
  }
}

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
