import { nearestWord } from '../vocabulary/nearest-word.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { type DataItem, type DataText, type DataValue, isForeign, localName } from './data-item.ts'
import { type ItemFinding, tell } from './item-finding.ts'
import type { Place } from './place.ts'
import { formatWords, isWritten, type ValueFormat } from './value-format.ts'

const dataTypes = new Map<string, ValueFormat>([
  ['Date', 'date'],
  ['DateTime', 'date'],
  ['Time', 'time'],
  ['Duration', 'duration'],
  ['Number', 'number'],
  ['Integer', 'integer'],
  ['Float', 'number'],
  ['Boolean', 'boolean'],
  ['URL', 'url'],
])

/** Whether types, properties and values of one item are those of schema.org; `most` ends it, since each guess takes time. */
export function checkVocabulary(place: Place, vocabulary: Vocabulary, most: number): ItemFinding[] {
  const { item } = place
  if (item.isReference) return []
  if (item.types.length === 0) {
    // What a property may hold names its type.
    return item.properties.size === 0 || place.within.some((outer) => outer.types.some(isForeign))
      ? []
      : [
          tell(place, {
            severity: 'warning',
            rule: 'vocabulary',
            code: 'no_type',
            path: '@type',
            message: 'Missing @type.',
            fix: 'Add "@type": "…" with a type of schema.org.',
          }),
        ]
  }
  const own = item.types.filter((type) => !isForeign(type))
  if (own.length === 0) return []
  const known = own.filter((type) => vocabulary.hasType(type))
  const findings = own
    .filter((type) => !vocabulary.hasType(type))
    .map((type) => unknownType(place, type, vocabulary))
  if (known.length === 0) return findings
  const allowed = new Set(known.flatMap((type) => [...vocabulary.propertiesOf(type)]))
  for (const [name, { values, at }] of item.properties) {
    if (findings.length >= most) break
    if (isForeign(name)) continue
    // Actions say what they take and give (schema.org, Potential Actions).
    const plain = name.replace(/-(input|output)$/, '')
    const property = vocabulary.property(plain)
    if (!property) {
      findings.push(unknownProperty(place, plain, at, allowed, vocabulary))
      continue
    }
    if (!allowed.has(plain)) findings.push(misplacedProperty(place, plain, at, known, vocabulary))
    else if (property.supersededBy)
      findings.push(
        tell(place, {
          severity: 'notice',
          rule: 'vocabulary',
          code: 'superseded_property',
          path: plain,
          at,
          message: `${plain} has been replaced by ${property.supersededBy}.`,
          fix: `Write ${property.supersededBy} instead of ${plain}.`,
          suggestion: property.supersededBy,
        }),
      )
    if (plain === name) findings.push(...checkValues(place, plain, property.ranges, values, vocabulary))
  }
  return findings
}

function unknownType(place: Place, type: string, vocabulary: Vocabulary): ItemFinding {
  const suggestion = nearestWord(type, vocabulary.typeNames)
  return tell(place, {
    severity: 'error',
    rule: 'vocabulary',
    code: 'unknown_type',
    path: '@type',
    message: `schema.org has no type “${type.slice(0, 80)}”.`,
    fix: suggestion
      ? `Write ${suggestion}.`
      : 'Use a type that schema.org has. See schema.org/docs/full.html.',
    ...(suggestion && { suggestion }),
  })
}

function unknownProperty(
  place: Place,
  name: string,
  at: number | undefined,
  allowed: ReadonlySet<string>,
  vocabulary: Vocabulary,
): ItemFinding {
  const suggestion = nearestWord(name, allowed) ?? nearestWord(name, vocabulary.propertyNames)
  return tell(place, {
    severity: 'error',
    rule: 'vocabulary',
    code: 'unknown_property',
    path: name.slice(0, 80),
    at,
    message: `schema.org has no property “${name.slice(0, 80)}”.`,
    fix: suggestion
      ? `Write ${suggestion}.`
      : 'Delete it, or use additionalProperty: { "@type": "PropertyValue", "name": "…", "value": "…" }.',
    ...(suggestion && { suggestion }),
  })
}

function misplacedProperty(
  place: Place,
  name: string,
  at: number | undefined,
  types: readonly string[],
  vocabulary: Vocabulary,
): ItemFinding {
  const homes = vocabulary.typesWith(name)
  return tell(place, {
    severity: 'warning',
    rule: 'vocabulary',
    code: 'misplaced_property',
    path: name,
    at,
    message: `${types.join(' and ')} has no property ${name}.`,
    fix: `It belongs to ${listed(homes.slice(0, 4))}${homes.length > 4 ? ' and others' : ''}. Move it there, or change the type.`,
  })
}

function checkValues(
  place: Place,
  name: string,
  ranges: readonly string[],
  values: readonly DataValue[],
  vocabulary: Vocabulary,
): ItemFinding[] {
  return values.slice(0, 200).flatMap((value, index) => {
    const path = values.length > 1 ? `${name}[${index}]` : name
    const finding =
      value.kind === 'item'
        ? wrongItem(place, path, ranges, value, vocabulary)
        : wrongText(place, path, ranges, value, vocabulary)
    return finding ? [finding] : []
  })
}

function wrongItem(
  place: Place,
  path: string,
  ranges: readonly string[],
  value: DataItem,
  vocabulary: Vocabulary,
): ItemFinding | undefined {
  const types = value.types.filter((type) => vocabulary.hasType(type))
  if (value.isReference || types.length === 0) return undefined
  const kinds = ranges.filter((range) => vocabulary.hasType(range))
  const fits = (type: string) => {
    const above = vocabulary.ancestors(type)
    // A Role is between a property and its value (schema.org, Role).
    return above.has('Role') || kinds.some((kind) => above.has(kind))
  }
  if (types.some(fits)) return undefined
  const wanted =
    kinds.length > 0 ? listed(kinds.slice(0, 4)) : formatWords[dataTypes.get(ranges[0] ?? '') ?? 'text'].name
  return tell(place, {
    severity: 'warning',
    rule: 'vocabulary',
    code: 'wrong_type',
    path,
    at: value.at,
    message: `${path} has ${types.join(' and ')}, but schema.org expects ${wanted}.`,
    fix:
      kinds.length > 0
        ? `Give it "@type": "${kinds[0]}", or move it to a property for ${types[0]}.`
        : `Write ${wanted}.`,
  })
}

function wrongText(
  place: Place,
  path: string,
  ranges: readonly string[],
  { value, at }: DataText,
  vocabulary: Vocabulary,
): ItemFinding | undefined {
  if (value.trim() === '') return undefined
  const members = ranges.flatMap((range) => vocabulary.membersOf(range) ?? [])
  if (members.length > 0 && !ranges.some((range) => range === 'Text' || range === 'URL')) {
    if (
      members.includes(localName(value)) ||
      ranges.some((range) => isDataType(range) && isWritten(value, formatOf(range)))
    )
      return undefined
    const suggestion = nearestWord(localName(value), members)
    return tell(place, {
      severity: 'warning',
      rule: 'vocabulary',
      code: 'unknown_member',
      path,
      at,
      message: `“${value.slice(0, 80)}” isn't a value of ${ranges.find((range) => vocabulary.membersOf(range))}.`,
      fix: suggestion
        ? `Write "https://schema.org/${suggestion}".`
        : `Write one of ${listed(members.slice(0, 6).map((member) => `https://schema.org/${member}`))}.`,
      ...(suggestion && { suggestion: `https://schema.org/${suggestion}` }),
    })
  }
  // Where schema.org wants a thing, a text is allowed, too (schema.org, Expected types). Only data types are judged.
  if (
    ranges.length === 0 ||
    !ranges.every(isDataType) ||
    ranges.some((range) => isWritten(value, formatOf(range)))
  )
    return undefined
  const format = formatWords[formatOf(ranges[0] ?? '')]
  return tell(place, {
    severity: 'warning',
    rule: 'vocabulary',
    code: 'wrong_value',
    path,
    at,
    message: `“${value.slice(0, 80)}” isn't ${format.name}.`,
    fix: `Write it like "${format.example}".`,
  })
}

function isDataType(range: string): boolean {
  return dataTypes.has(range)
}

function formatOf(range: string): ValueFormat {
  return dataTypes.get(range) ?? 'text'
}

function listed(words: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(words)
}
