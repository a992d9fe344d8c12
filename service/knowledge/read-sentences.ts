import type { Context } from '../core/context.ts'
import { opensWithPronoun } from '../engines/writer/shared.ts'
import { splitSentences } from '../text/split-sentences.ts'
import type { RankedPassage } from './rank-passages.ts'
import { segmentWords } from './segment-words.ts'
import { stemTexts } from './stem-texts.ts'

export type Stems = ReadonlySet<string>
/** `from` and `to` are half-open in its sentence, in UTF-16 code units; a very common word has no stems. */
export type Token = { word: string; stems: Stems; from: number; to: number }
export type Sentence = { text: string; start: number; tokens: readonly Token[]; stems: Stems }
/** What stands above a passage, nearest last. */
export type Heading = { text: string; stems: Stems }
export type ReadPassage = {
  passage: RankedPassage
  title: Heading
  /** The nearest heading; of a text of one passage its title. */
  heading: Heading
  outer: Stems
  sentences: readonly Sentence[]
}

const maxSentences = 60
const noStems: Stems = new Set()

/** Passages as sentences of stemmed words, in the language of each. */
export async function readSentences(
  ctx: Pick<Context, 'db'>,
  passages: readonly RankedPassage[],
): Promise<ReadPassage[]> {
  const stemsOf = await stemWords(ctx, passages)
  const documents = Map.groupBy(passages, ({ documentId }) => documentId)
  return passages.map((passage) => {
    const { language, headingPath, title } = passage
    const tokensOf = (text: string) =>
      segmentWords(text).map((token) => ({ ...token, stems: stemsOf(token.word, language) }))
    const union = (tokens: readonly Token[]) => new Set(tokens.flatMap(({ stems }) => [...stems]))
    const headingOf = (text: string): Heading => ({ text, stems: union(tokensOf(text)) })
    const isWhole = headingPath.length === 0 && documents.get(passage.documentId)?.length === 1
    return {
      passage,
      title: headingOf(title),
      heading: headingOf(isWhole ? title : (headingPath.at(-1) ?? '')),
      outer: union(tokensOf(headingPath.slice(0, -1).join('\n'))),
      sentences: withSubjects(passage.text, language)
        .slice(0, maxSentences)
        .map(({ text, start }) => {
          const tokens = tokensOf(text)
          return { text: text.trimEnd(), start, tokens, stems: union(tokens) }
        }),
    }
  })
}

const threeWords = /\p{L}+\P{L}+\p{L}+\P{L}+\p{L}/u

/** The sentences of a text; one that opens with a pronoun, or has a word or two, says of whom only with the one before it. */
function withSubjects(text: string, language: string): { text: string; start: number }[] {
  const sentences = splitSentences(text, language).filter((sentence) => sentence.text.trim() !== '')
  return sentences.map((sentence, place) => {
    const before = sentences[place - 1]
    return before &&
      !before.text.endsWith('\n') &&
      (opensWithPronoun(sentence.text, language) || !threeWords.test(sentence.text))
      ? { text: before.text + sentence.text, start: before.start }
      : sentence
  })
}

/** Each word is stemmed once for all passages: they share most of them. */
async function stemWords(
  ctx: Pick<Context, 'db'>,
  passages: readonly RankedPassage[],
): Promise<(word: string, language: string) => Stems> {
  const wanted = new Map<string, { text: string; language: string }>()
  for (const { title, headingPath, text, language } of passages)
    for (const { word } of segmentWords([title, ...headingPath, text].join('\n')))
      wanted.set(`${language} ${word}`, { text: word, language })
  const stems = await stemTexts(ctx, [...wanted.values()])
  const known = new Map([...wanted.keys()].map((key, place) => [key, stems[place] ?? noStems]))
  return (word, language) => known.get(`${language} ${word}`) ?? noStems
}
