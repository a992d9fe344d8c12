import type { RichResult } from '#contract/page-reports.ts'
import type { DataItem, DataValue } from '../structured-data/data-item.ts'
import { type ItemFinding, tell } from '../structured-data/item-finding.ts'
import { type Place, placesIn } from '../structured-data/place.ts'
import { formatWords, isWritten, plainNumber, type ValueFormat } from '../structured-data/value-format.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import type { Ask, Feature } from './feature.ts'
import { authorAsks, featureParts } from './feature-parts.ts'
import { features } from './features.ts'

export type Judgement = { findings: ItemFinding[]; richResults: RichResult[] }

export type RichResultContext = {
  vocabulary: Vocabulary
  /** The item of the page with this id, for references. */
  find(id: string): DataItem | undefined
}

/** Positions at which a nested item is the main subject of the page, and is checked like a top-level one. */
const mainProperties = new Set([
  'mainEntity',
  'mainEntityOfPage',
  'hasPart',
  'video',
  'item',
  'itemReviewed',
  'subjectOf',
])

/** What search engines ask of one item of the page, and whether they would show it. */
export function checkRichResults(root: DataItem, context: RichResultContext): Judgement {
  const findings: ItemFinding[] = []
  const richResults: RichResult[] = []
  const featureOf = new Map<DataItem, Feature>()
  for (const place of placesIn(root)) {
    const { item, within } = place
    if (item.isReference) continue
    const outer = within.at(-1)
    const around = outer && featureOf.get(outer)
    const isMain = !outer || mainProperties.has(propertyOf(place))
    const feature = isMain ? findFeature(item, context.vocabulary) : undefined
    if (feature) {
      const own = judgeAsks(place, feature.asks, feature, context)
      findings.push(...own)
      const missing = own.some(({ severity, code }) => severity === 'error' || code === 'missing_required')
      if (feature.status === 'retired') findings.push(retirement(place, feature))
      richResults.push({
        name: feature.name,
        status: feature.status === 'shown' ? (missing ? 'missing_required' : 'eligible') : feature.status,
        ...(feature.note !== undefined && { note: feature.note }),
      })
    }
    const inForce = feature ?? around
    if (!inForce) continue
    featureOf.set(item, inForce)
    if (!feature) {
      const part = featureParts.find(({ type }) => isKind(item, type, context.vocabulary))
      const asks = /^author(\[|$)/.test(lastOf(place)) ? authorAsks : (part?.asks ?? [])
      const own = judgeAsks(place, asks, inForce, context)
      findings.push(...own)
      const result = richResults.findLast(({ name }) => name === inForce.name)
      if (result?.status === 'eligible' && own.some(({ severity }) => severity === 'error'))
        result.status = 'missing_required'
    }
  }
  return { findings, richResults }
}

function findFeature(item: DataItem, vocabulary: Vocabulary): Feature | undefined {
  const matching = features.filter(({ types }) => types.some((type) => isKind(item, type, vocabulary)))
  // A local business is an organization, too; the narrower feature counts.
  return matching.find(({ name }) => name !== 'Organization') ?? matching[0]
}

function judgeAsks(
  place: Place,
  asks: readonly Ask[],
  feature: Feature,
  context: RichResultContext,
): ItemFinding[] {
  return asks.flatMap((ask) => {
    const found = ask.any
      .map((path) => valuesAt(place.item, path, context))
      .find((values) => values.length > 0)
    const [first] = ask.any
    // `gtin` says what `gtin8` and the like are.
    const telling = ask.any.filter((path) => !/\d$/.test(path) || !ask.any.includes(path.replace(/\d+$/, '')))
    const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(telling)
    const required = ask.level === 'required'
    const severity = required ? (feature.status === 'retired' ? 'warning' : 'error') : 'warning'
    const optional = ask.level === 'optional'
    if (!found) {
      if (feature.status === 'retired' && !required) return []
      return [
        tell(place, {
          severity: optional ? 'notice' : severity,
          rule: 'rich_result',
          code: required ? 'missing_required' : 'missing_recommended',
          path: first,
          message: required
            ? `${feature.name} needs ${names}.`
            : `${feature.name} works better with ${names}${optional ? ', if there is one' : ''}.`,
          fix: `Add ${ask.write}`,
          feature: feature.name,
        }),
      ]
    }
    const { format } = ask
    const wrong = format && found.find((value) => value.kind === 'text' && !isWritten(value.value, format))
    if (!format || !wrong || wrong.kind !== 'text') return []
    return [
      tell(place, {
        severity,
        rule: 'rich_result',
        code: 'wrong_format',
        path: first,
        at: wrong.at,
        message: `“${wrong.value.slice(0, 80)}” isn't ${formatWords[format].name}.`,
        fix: `Write ${corrected(wrong.value, format, first) ?? ask.write}`,
        feature: feature.name,
      }),
    ]
  })
}

/** The values at a dotted path; references are followed to the item they mean, and empty texts are none. */
function valuesAt(item: DataItem, path: string, context: RichResultContext): DataValue[] {
  let values: DataValue[] = [item]
  for (const name of path.split('.')) {
    values = values.flatMap((value) => {
      if (value.kind !== 'item') return []
      const meant = value.isReference && value.id !== undefined ? context.find(value.id) : value
      return meant?.properties.get(name)?.values ?? []
    })
  }
  return values.filter((value) => value.kind === 'item' || value.value.trim() !== '')
}

function corrected(written: string, format: ValueFormat, path: string): string | undefined {
  const number = format === 'number' ? plainNumber(written) : undefined
  return number && `"${path.slice(path.lastIndexOf('.') + 1)}": "${number}"`
}

function retirement(place: Place, feature: Feature): ItemFinding {
  return tell(place, {
    severity: 'notice',
    rule: 'rich_result',
    code: 'retired',
    path: '@type',
    message: feature.note ?? `${feature.name} results are no longer shown.`,
    fix: "No action needed. Don't add more of it for search results.",
    feature: feature.name,
  })
}

function isKind(item: DataItem, type: string, vocabulary: Vocabulary): boolean {
  return item.types.some((one) => vocabulary.ancestors(one).has(type))
}

function lastOf({ path }: Place): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

function propertyOf(place: Place): string {
  return lastOf(place).replace(/\[\d+\]$/, '')
}
