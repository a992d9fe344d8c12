import { readFile } from 'node:fs/promises'

/** Languages with a list of their own in `synonyms/`, by PostgreSQL's name of their stemmer. */
const languages: ReadonlyMap<string, string> = new Map([
  ['english', 'en'],
  ['german', 'de'],
  ['french', 'fr'],
  ['spanish', 'es'],
  ['italian', 'it'],
  ['portuguese', 'pt'],
])

/**
 * Groups of words that mean nearly the same; the first word of each names its subject. A word that ends in `~` means much else
 * besides: it finds the others, and they do not find it. Empty for other languages.
 */
export async function readSynonymGroups(configuration: string): Promise<string[][]> {
  const language = languages.get(configuration)
  return language === undefined ? [] : readRows(`groups-${language}.txt`)
}

let wordNet: Promise<ReadonlyMap<string, readonly string[]>> | undefined

/** The words that WordNet relates to an English word; loaded on first use, and cached. */
export async function findWordNetWords(word: string): Promise<readonly string[]> {
  wordNet ??= readRows('wordnet-en.txt').then(
    (rows) => new Map(rows.map(([first = '', ...related]) => [first, related])),
  )
  const known = await wordNet
  return baseForms(word).flatMap((form) => known.get(form) ?? [])
}

/** Every word that one of the lists has, in lower case, in whichever of their languages. */
export async function listKnownWords(): Promise<ReadonlySet<string>> {
  known ??= Promise.all([readRows('wordnet-en.txt'), ...[...languages.keys()].map(readSynonymGroups)]).then(
    (lists) => new Set(lists.flat(2).map((word) => word.toLowerCase().replace(/~$/, ''))),
  )
  return known
}

let known: Promise<ReadonlySet<string>> | undefined

/** The dictionary forms that a word may be of. These are its own rules for endings, without its lists of exceptions. */
export function baseForms(word: string): string[] {
  const forms = [word]
  for (const [ending, base] of endings) {
    if (word.endsWith(ending) && word.length > ending.length + 2)
      forms.push(word.slice(0, -ending.length) + base)
  }
  return forms
}

const endings: readonly [string, string][] = [
  ['ies', 'y'],
  ['es', 'e'],
  ['es', ''],
  ['s', ''],
  ['ed', 'e'],
  ['ed', ''],
  ['ing', 'e'],
  ['ing', ''],
  ['er', ''],
  ['est', ''],
]

async function readRows(name: string): Promise<string[][]> {
  const text = await readFile(new URL(`synonyms/${name}`, import.meta.url), 'utf8')
  return text.split('\n').flatMap((line) => (line === '' || line.startsWith('#') ? [] : [line.split(' ')]))
}
