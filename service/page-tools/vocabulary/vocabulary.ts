import { readFileSync } from 'node:fs'

type VocabularyProperty = {
  /** Types and data types that a value may have. */
  ranges: readonly string[]
  supersededBy: string | undefined
}

/** schema.org's classes and properties, from the file beside this one. */
export type Vocabulary = {
  release: string
  typeNames: readonly string[]
  propertyNames: readonly string[]
  hasType(name: string): boolean
  property(name: string): VocabularyProperty | undefined
  /** The type and everything it is a kind of. */
  ancestors(type: string): ReadonlySet<string>
  /** The properties of a type, inherited ones included. */
  propertiesOf(type: string): ReadonlySet<string>
  /** The types that declare a property. */
  typesWith(property: string): readonly string[]
  /** The values of an enumeration; undefined if the type is none, or has none. */
  membersOf(enumeration: string): readonly string[] | undefined
}

type TypeRow = { parents: readonly string[]; own: readonly string[] }

let loaded: Vocabulary | undefined

/** Read once in each thread that judges, which takes a few milliseconds. */
export function loadVocabulary(): Vocabulary {
  loaded ??= build(readFileSync(new URL('./schema-org.tsv', import.meta.url), 'utf8'))
  return loaded
}

function build(file: string): Vocabulary {
  const types = new Map<string, TypeRow>()
  const properties = new Map<string, VocabularyProperty>()
  const enumerations = new Map<string, readonly string[]>()
  const declaring = new Map<string, string[]>()
  const list = (cell: string | undefined) => (cell ?? '').split(' ').filter(Boolean)
  for (const line of file.split('\n')) {
    const [kind, name = '', first, second] = line.split('\t')
    if (kind === 'type') {
      types.set(name, { parents: list(first), own: list(second) })
      for (const property of list(second)) declaring.set(property, [...(declaring.get(property) ?? []), name])
    }
    if (kind === 'property') properties.set(name, { ranges: list(first), supersededBy: second || undefined })
    if (kind === 'enumeration') enumerations.set(name, list(first))
  }
  const above = new Map<string, ReadonlySet<string>>()
  const ancestors = (type: string): ReadonlySet<string> => {
    const known = above.get(type)
    if (known) return known
    const parents = types.get(type)?.parents ?? []
    const found = new Set([type, ...parents.flatMap((parent) => [...ancestors(parent)])])
    above.set(type, found)
    return found
  }
  const all = new Map<string, ReadonlySet<string>>()
  return {
    release: /schema-dts ([\d.]+)/.exec(file)?.[1] ?? 'unknown',
    typeNames: [...types.keys()],
    propertyNames: [...properties.keys()],
    hasType: (name) => types.has(name),
    property: (name) => properties.get(name),
    ancestors,
    propertiesOf(type) {
      const known = all.get(type)
      if (known) return known
      const found = new Set([...ancestors(type)].flatMap((one) => types.get(one)?.own ?? []))
      all.set(type, found)
      return found
    },
    typesWith: (property) => declaring.get(property) ?? [],
    membersOf: (enumeration) => enumerations.get(enumeration),
  }
}
