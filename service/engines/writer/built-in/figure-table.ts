import type { Group } from './group.ts'
import type { Sentence } from './sentence.ts'
import { countWords } from './split-words.ts'

/** A table of the article with the passages its rows rest on. */
export type ArticleTable = {
  source: number
  block: number
  caption: string | null
  header: string[]
  rows: { cells: string[]; passage: string; sentence: Sentence | null }[]
  group: Group
  words: number
}

const FEWEST_ROWS = 3
const LONGEST_LABEL_WORDS = 6
/** "Gas boiler: 2,500 euros" and "Gas boiler – 2,500 euros". */
const LABELLED =
  /^(.{2,60}?)\s*(?:[:：]|\s[–—-]\s)\s*((?:about |around |ca\. |up to |rund |environ |около )?[$€£¥₹]?\s?\p{N}[\p{N}.,\u202f\u00a0 –-]*)\s*(\p{L}[^.;:,]{0,30}|[%‰°€$£¥][^.;:,]{0,20})?[.]?$/u
/** "A gas boiler costs 2,500 euros to install." */
const STATED =
  /^(.{2,60}?)\s(\p{Ll}\p{L}+(?:\s\p{Ll}\p{L}+){0,2})\s((?:about |around |roughly |up to )?[$€£¥₹]?\p{N}[\p{N}.,]*\s?[%‰°]?C?)(\s?[^.!?]{0,60})[.!?]?$/u

type Reading = { label: string; value: string; unit: string; key: string; sentence: Sentence }

function readLabelled(sentence: Sentence): Reading[] {
  const [, label, value, unit = ''] = LABELLED.exec(sentence.text) ?? []
  if (
    label === undefined ||
    value === undefined ||
    countWords(label) > LONGEST_LABEL_WORDS ||
    sentence.item === null
  )
    return []
  const currency = /^[^\p{N}]*/u.exec(value)?.[0].trim() ?? ''
  return [
    {
      label: label.trim(),
      value: value.trim(),
      unit: unit.trim(),
      key: `${sentence.block} ${currency} ${unit.trim().toLowerCase()}`,
      sentence,
    },
  ]
}

function readStated(sentence: Sentence): Reading[] {
  const [, label, verb, value, rest = ''] = STATED.exec(sentence.text) ?? []
  if (label === undefined || verb === undefined || value === undefined || sentence.leaning) return []
  if (
    countWords(label) > LONGEST_LABEL_WORDS ||
    /[,;:(]/.test(label) ||
    rest.trim() === '' ||
    /\p{N}/u.test(rest)
  )
    return []
  const unit = `${verb} … ${rest.trim()}`
  return [{ label, value: value.trim(), unit, key: `${sentence.source} ${unit.toLowerCase()}`, sentence }]
}

/**
 * Tables made of figures in the text of one source: list items or sentences of one pattern that differ in the
 * subject and the figure alone (same verb, same unit). Anything looser would compare what is not comparable.
 */
export function findFigureTables(groups: Group[]): ArticleTable[] {
  return groups.flatMap((group) =>
    [readLabelled, readStated].flatMap((read) => {
      const byKey = new Map<string, Reading[]>()
      for (const reading of group.sentences.flatMap(read))
        byKey.set(`${reading.sentence.source} ${reading.key}`, [
          ...(byKey.get(`${reading.sentence.source} ${reading.key}`) ?? []),
          reading,
        ])
      return [...byKey.values()].flatMap((readings) => {
        const [first] = readings
        const labels = new Set(readings.map(({ label }) => label.toLowerCase()))
        if (
          first === undefined ||
          readings.length < FEWEST_ROWS ||
          labels.size < readings.length ||
          readings.length > 12
        )
          return []
        const isLabelled = read === readLabelled
        const header = ['', isLabelled ? first.unit || (group.heading ?? '') : first.unit]
        const rows = readings.map(({ label, value, sentence }) => ({
          cells: [label, value],
          passage: sentence.passage,
          sentence,
        }))
        // The sentences count in full: all they say is said, in another form.
        const words = readings.reduce((sum, { sentence }) => sum + sentence.words, 0)
        return [
          {
            source: first.sentence.source,
            block: first.sentence.block,
            caption: group.heading,
            header,
            rows,
            group,
            words,
          },
        ]
      })
    }),
  )
}
