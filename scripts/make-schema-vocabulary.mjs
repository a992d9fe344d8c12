import { readFileSync, writeFileSync } from 'node:fs'

// Makes service/page-tools/vocabulary/schema-org.tsv from the declarations of the npm package schema-dts, which are
// generated from schema.org's own release:
//   npm pack schema-dts@2.1.0 && tar xzf schema-dts-2.1.0.tgz
//   node scripts/make-schema-vocabulary.mjs package/dist/schema.d.ts 2.1.0
const [, , declarations, release] = process.argv
if (!declarations || !release) {
  console.error('Usage: node scripts/make-schema-vocabulary.mjs path/to/schema.d.ts VERSION')
  process.exit(1)
}
const lines = readFileSync(declarations, 'utf8').split('\n')

/** @type {Map<string, string[]>} what an interface extends */
const parents = new Map()
/** @type {Map<string, string[]>} properties that an interface declares itself */
const own = new Map()
/** @type {Map<string, { ranges: Set<string>, superseded: string }>} */
const properties = new Map()
/** @type {Map<string, string[]>} members of enumerations */
const members = new Map()
/** @type {Map<string, string>} classes and what replaces them */
const leaves = new Map()

let tx = ''
let comment = ''
let inComment = false
for (const line of lines) {
  const text = line.trim()
  if (text.startsWith('/**')) {
    inComment = true
    comment = ''
  }
  if (inComment) {
    comment += ` ${text}`
    if (text.endsWith('*/')) inComment = false
    continue
  }
  const superseded = /@deprecated [^*]*?(?:https:\/\/schema\.org\/)?(\w+) instead/.exec(comment)?.[1] ?? ''
  const opened = /^(?:export )?interface (\w+?)(Base|Leaf)(?:<[^>]*>)? extends ([^{]+)\{/.exec(text)
  if (opened) {
    const [, spelt = '', kind, bases = ''] = opened
    // A name in TypeScript cannot begin with a digit.
    const name = spelt.replace(/^_(?=\d)/, '')
    tx = kind === 'Base' ? name : ''
    const above = [...bases.matchAll(/(\w+)Base\b/g)].map(([, base = '']) => base.replace(/^_(?=\d)/, ''))
    if (kind === 'Base') parents.set(name, above)
    else leaves.set(name, above.includes(name) ? '' : above.join(' '))
    comment = ''
    continue
  }
  const leafType = /^export type (\w+)Leaf<.*= Omit<(\w+)Base/.exec(text)
  if (leafType?.[1] && leafType[2]) leaves.set(leafType[1], leafType[1] === leafType[2] ? '' : leafType[2])
  if (text === '}' || text.startsWith('};')) tx = ''
  const property = /^"(\w+)"\?: SchemaValue<(.*), "\w+">;$/.exec(text)
  if (tx && property) {
    const [, name = '', union = ''] = property
    own.set(tx, [...(own.get(tx) ?? []), name])
    const known = properties.get(name) ?? { ranges: new Set(), superseded }
    for (const range of union.split('|').map((part) => part.trim().replace(/<.*/, '').replace(/^_/, '')))
      if (/^[A-Z0-9]\w*$/.test(range) && range !== 'IdReference') known.ranges.add(range)
    properties.set(name, known)
  }
  const alias = /^export type (\w+)(?:<.*>)? = (.*);$/.exec(text)
  if (alias) {
    const [, name = '', union = ''] = alias
    const found = [...union.matchAll(/"https:\/\/schema\.org\/(\w+)"/g)].map(([, member]) => member ?? '')
    if (found.length > 0 && name !== 'Boolean') members.set(name, found)
  }
  if (text !== '') comment = ''
}

// The declarations also hold classes of other vocabularies, whose names are addresses.
const isForeign = (/** @type {string} */ name) => /^(www_|spec_|[a-z]+_)/.test(name)
const rows = []
for (const name of [...leaves.keys()].toSorted()) {
  if (isForeign(name)) continue
  const given = leaves.get(name)
  const above = (given ? given.split(' ') : (parents.get(name) ?? [])).filter(
    (base) => base && !isForeign(base),
  )
  rows.push(['type', name, above.join(' '), (own.get(name) ?? []).join(' ')].join('\t'))
}
for (const [name, { ranges, superseded }] of [...properties].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  rows.push(['property', name, [...ranges].join(' '), superseded].join('\t'))
for (const [name, found] of [...members].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  rows.push(['enumeration', name, found.join(' ')].join('\t'))

const head = `# schema.org vocabulary, made by scripts/make-schema-vocabulary.mjs from schema-dts ${release} (Apache-2.0).
# The vocabulary itself is by the schema.org community, CC BY-SA 3.0, https://schema.org/docs/terms.html`
writeFileSync(
  new URL('../service/page-tools/vocabulary/schema-org.tsv', import.meta.url),
  `${head}\n${rows.join('\n')}\n`,
)
