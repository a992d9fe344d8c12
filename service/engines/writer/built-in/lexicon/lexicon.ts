export type SectionKind = 'definition' | 'why' | 'how' | 'compare' | 'example' | 'limits'

/** What a language looks like when read: enough to tell meaningful words, self-contained sentences and kinds of sections. */
export type Lexicon = {
  language: string
  stopwords: Set<string>
  /** Endings that {@link stem} takes off, longest first. */
  suffixes: string[]
  /** Forms that no ending shows, with the word that they are of: "frozen", "freeze". */
  irregular: ReadonlyMap<string, string>
  /** Lower case, without the final full stop. */
  abbreviations: Set<string>
  /** A sentence that starts so leans on the sentence before it. */
  leaning: RegExp
  /** Words of menus, footers, forms and of texts that speak about themselves. */
  noise: RegExp
  /** Headings that say nothing about what follows. */
  empty: RegExp
  cues: [SectionKind, RegExp][]
}

/** As written in the files of this folder: word lists divided by spaces, phrases by `|` (regular expressions). */
export type LexiconWords = {
  language: string
  spaceless?: boolean
  stopwords: string
  suffixes: string
  /** "freeze:frozen,froze die:died,dead". */
  irregular?: string
  abbreviations: string
  leaning: string
  noise: string
  empty: string
  cues: Record<SectionKind, string>
}

const leadingSigns = '^[^\\p{L}\\p{N}]*'

/** Compiles the lists; `\b` knows only Latin letters, so word borders are made of look-arounds. */
export function createLexicon(words: LexiconWords): Lexicon {
  const before = words.spaceless ? '' : '(?<![\\p{L}\\p{M}])'
  const after = words.spaceless ? '' : '(?![\\p{L}\\p{M}])'
  const anywhere = (phrases: string) => new RegExp(`${before}(?:${phrases})${after}`, 'iu')
  const list = (text: string) => text.split(/\s+/).filter((word) => word !== '')
  const cue = (kind: SectionKind): [SectionKind, RegExp] => [kind, anywhere(words.cues[kind])]
  return {
    language: words.language,
    stopwords: new Set(list(words.stopwords)),
    irregular: new Map(
      list(words.irregular ?? '').flatMap((entry) => {
        const [base = '', forms = ''] = entry.split(':')
        return forms.split(',').map((form) => [form, base] as const)
      }),
    ),
    suffixes: list(words.suffixes).sort((a, b) => b.length - a.length),
    abbreviations: new Set(list(words.abbreviations)),
    leaning: new RegExp(`${leadingSigns}(?:${words.leaning})${after}`, 'iu'),
    noise: anywhere(words.noise),
    empty: new RegExp(`${leadingSigns}(?:${words.empty})[^\\p{L}\\p{N}]*$`, 'iu'),
    cues: [cue('compare'), cue('limits'), cue('how'), cue('why'), cue('example'), cue('definition')],
  }
}
