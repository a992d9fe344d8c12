import type { PageFinding, StructuredDataReport, StructuredItem } from '#contract/page-reports.ts'
import type { ParsedMarkup } from './markup/parse-markup.ts'
import { checkRichResults } from './rich-results/check-rich-results.ts'
import { checkShopDetails } from './rich-results/check-shop-details.ts'
import { checkVocabulary } from './structured-data/check-vocabulary.ts'
import { type DataItem, maxItems } from './structured-data/data-item.ts'
import { dataOf } from './structured-data/data-of.ts'
import type { ItemFinding } from './structured-data/item-finding.ts'
import { placesIn } from './structured-data/place.ts'
import { readJsonLd } from './structured-data/read-json-ld.ts'
import { readMicrodata } from './structured-data/read-microdata.ts'
import { readRdfa } from './structured-data/read-rdfa.ts'
import { countFindings, inOrder } from './structured-data/sort-findings.ts'
import { loadVocabulary, type Vocabulary } from './vocabulary/vocabulary.ts'

/** A report is read by people: longer lists are not read to the end. */
const maxFindings = 500
const maxFindingsOfItem = 100

/** A report but for the page that it is about. */
export type JudgedData = Pick<StructuredDataReport, 'vocabulary' | 'items' | 'findings' | 'counts' | 'cut'>

/** Every item of the page with its problems. */
export async function structuredDataReport(markup: ParsedMarkup, baseUrl: string): Promise<JudgedData> {
  const vocabulary = loadVocabulary()
  const found = [
    readJsonLd(markup.elements),
    readMicrodata(markup.elements, baseUrl),
    readRdfa(markup.elements, baseUrl),
  ]
  const all = found.flatMap(({ items }) => items).filter(({ isReference }) => !isReference)
  const roots = all.slice(0, maxItems)
  const byId = new Map<string, DataItem>()
  for (const root of roots)
    for (const { item } of placesIn(root))
      if (item.id !== undefined && !item.isReference) byId.set(item.id, item)
  let cut = markup.cut || all.length > roots.length || found.some((one) => one.cut)
  const findings: PageFinding[] = found.flatMap(({ mistakes }) =>
    mistakes.map(({ at, ...mistake }) => ({ rule: 'syntax', ...mistake, ...placed(markup, at) })),
  )
  const items: StructuredItem[] = []
  for (const [index, root] of roots.entries()) {
    const id = String(index + 1)
    const { findings: asked, richResults } = checkRichResults(root, {
      vocabulary,
      find: (key) => byId.get(key),
    })
    const told = withoutEchoes([...judgeWords(root, vocabulary), ...asked, ...(await checkShopDetails(root))])
    if (told.length > maxFindingsOfItem) cut = true
    const own = inOrder(told.slice(0, maxFindingsOfItem).map((one) => finished(one, id, markup)))
    findings.push(...own)
    const name = nameIn(root)
    items.push({
      id,
      format: root.format,
      types: [...root.types],
      ...(name !== undefined && { name }),
      ...placed(markup, root.at),
      counts: countFindings(own),
      rich_results: spoiled(richResults, own),
      data: dataOf(root, { depth: 12, values: 400, text: 500 }),
    })
  }
  const sorted = inOrder(findings)
  return {
    vocabulary: `schema.org (schema-dts ${vocabulary.release})`,
    items,
    findings: sorted.slice(0, maxFindings),
    counts: { ...countFindings(sorted), items: items.length },
    cut: cut || sorted.length > maxFindings,
  }
}

function judgeWords(root: DataItem, vocabulary: Vocabulary): ItemFinding[] {
  const findings: ItemFinding[] = []
  for (const place of placesIn(root)) {
    if (findings.length > maxFindingsOfItem) break
    findings.push(...checkVocabulary(place, vocabulary, maxFindingsOfItem))
  }
  return findings
}

/** A value rejected by both the vocabulary and a rich result is reported once, with the rich result's requirement. */
function withoutEchoes(findings: readonly ItemFinding[]): ItemFinding[] {
  const refused = new Set(findings.filter(({ code }) => code === 'wrong_format').map(({ path }) => path))
  return findings.filter(({ code, path }) => code !== 'wrong_value' || !refused.has(path))
}

/** A part that only the validator knows can spoil a result, too. */
function spoiled(
  results: StructuredItem['rich_results'],
  findings: readonly PageFinding[],
): StructuredItem['rich_results'] {
  const broken = findings.some(({ rule, severity }) => rule === 'rich_result' && severity === 'error')
  return results.map((result) =>
    broken && results.length === 1 && result.status === 'eligible'
      ? { ...result, status: 'missing_required' }
      : result,
  )
}

function finished({ at, ...finding }: ItemFinding, item: string, markup: ParsedMarkup): PageFinding {
  return { ...finding, path: finding.path.slice(0, 300), item, ...placed(markup, at) }
}

function placed(markup: ParsedMarkup, at: number | undefined): { line?: number } {
  const line = markup.lineOf(at)
  return line === undefined ? {} : { line }
}

function nameIn(item: DataItem): string | undefined {
  for (const property of ['name', 'headline', 'title', 'alternateName']) {
    const value = item.properties.get(property)?.values.find(({ kind }) => kind === 'text')
    if (value?.kind === 'text' && value.value.trim() !== '') return value.value.trim().slice(0, 200)
  }
  return undefined
}
