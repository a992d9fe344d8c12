import type { EvidenceSource, WriteRequest, WrittenArticle } from '../writer.ts'
import { createAttribute } from './attribute.ts'
import { citedEvidence, compose } from './compose.ts'
import { countArticleWords } from './count-article-words.ts'
import { describeArticle } from './describe.ts'
import { createLedger } from './ledger.ts'
import type { Material } from './material.ts'
import { outlineArticle } from './outline.ts'
import type { Pace } from './pace.ts'
import { findPhrases } from './phrases/find-phrases.ts'
import { createQuota } from './quota.ts'
import { isSpaceless } from './split-words.ts'
import { findAbbreviations, findSubjects } from './subjects.ts'
import { writeTitle } from './title.ts'
import type { Pen } from './write-paragraph.ts'

export type Draft = Pick<
  WrittenArticle,
  'title' | 'description' | 'markdown' | 'tags' | 'sources' | 'claims' | 'tables' | 'wordCount'
> & {
  /** The evidence of each reference, in their order. */
  cited: EvidenceSource[]
}

const FITTING_ROUNDS = 3
const CLOSE_ENOUGH = 0.06
const MOST_TAGS = 6

async function draftFor(
  request: WriteRequest,
  material: Material,
  words: number,
  aim: number,
  pace: Pace,
): Promise<Draft> {
  const { sources, evidence, ranked, topic } = material
  const phrases = findPhrases(request.language)
  const voice = request.voice.slug
  const quota = createQuota(sources, evidence.sourceWords)
  const outline = await outlineArticle(request, material, phrases, quota, { words, aim }, pace)
  const attribute = createAttribute(sources, voice, phrases)
  const pen: Pen = { evidence: sources, ledger: createLedger(sources), phrases, attribute }
  const composition = await compose(outline, ranked, pen, phrases.takeaways[voice], pace)
  const { body, tables, headings } = composition
  const cited = citedEvidence(pen)
  const subjects = findSubjects(outline, topic)
  const abbreviations = findAbbreviations(outline, topic)
  const title = writeTitle(request, cited, subjects, abbreviations)
  return {
    title,
    description: describeArticle(outline, headings, title, ranked, phrases),
    markdown: `${body}\n\n${composition.sources}`,
    tags: tagsOf(subjects, abbreviations),
    sources: pen.ledger.sources(),
    claims: pen.ledger.claims(),
    tables,
    wordCount: countArticleWords(body),
    cited,
  }
}

/** Phrases and abbreviations say what a text is about; single frequent words ("years") seldom do. */
function tagsOf(subjects: string[], abbreviations: string[]): string[] {
  const telling = subjects.filter((subject) => /[\s-]/u.test(subject) || isSpaceless(subject))
  return [...telling.map((subject) => subject.toLowerCase()), ...abbreviations].slice(0, MOST_TAGS)
}

/**
 * The draft whose length comes closest to `words`. The first is an estimate that attributions, headings and removed
 * sections put off; each further one aims at the difference.
 */
export async function draftArticle(
  request: WriteRequest,
  material: Material,
  words: number,
  pace: Pace,
): Promise<Draft> {
  let best = await draftFor(request, material, words, words, pace)
  let aim = words
  for (let round = 0; round < FITTING_ROUNDS; round++) {
    const lack = words - best.wordCount
    if (Math.abs(lack) <= words * CLOSE_ENOUGH) break
    aim += lack
    if (aim < 30) break
    const next = await draftFor(request, material, words, aim, pace)
    if (Math.abs(words - next.wordCount) >= Math.abs(lack)) break
    best = next
  }
  return best
}
