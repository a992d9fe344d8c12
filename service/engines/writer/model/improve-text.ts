import type { SentenceChange } from '../writer.ts'
import { findCopied } from './copied-text.ts'
import { renderBlock } from './evidence-markdown.ts'
import { nameLanguage } from './name-language.ts'
import { dropRepeated } from './repeated-paragraphs.ts'
import { reviseText } from './revise-text.ts'
import { countWords, longShare } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'
import { findWrittenLanguage, isForeign } from './written-language.ts'

/** Why a text is shorter than asked; null when it is not. */
export type ShortReason = 'few_sources' | 'nothing_to_add' | 'model_stopped'

export type ImprovedText = { text: string; changes: SentenceChange[]; shortReason: ShortReason | null }

const shortShare = 0.8

/**
 * Finds what went wrong in a text and has it fixed, each fault once: another language, paragraphs twice, too short, too
 * long, copied from a page. Never cuts.
 */
export async function improveText(job: WritingJob, first: string): Promise<ImprovedText> {
  const changes: SentenceChange[] = []
  const clean = (text: string) => {
    const { text: kept, dropped } = dropRepeated(text)
    changes.push(...dropped)
    return kept
  }
  const translated = await translate(job, clean(first))
  const deepened = await deepen(job, translated)
  const tightened = await tighten(job, deepened.text)
  return {
    text: clean(await rewriteCopied(job, clean(tightened))),
    changes,
    shortReason: deepened.shortReason,
  }
}

/** The text in the language asked for; as it was when the model cannot do it. */
export async function translate(job: WritingJob, text: string): Promise<string> {
  const asked = job.request.language
  const written = findWrittenLanguage(text, asked)
  if (written === null || !isForeign(written, asked)) return text
  const { text: revised } = await reviseText(
    job,
    text,
    `The draft is in ${nameLanguage(written)}. The article must be in ${nameLanguage(asked)}: write all of it in that language, as somebody who thinks in it would, headings included.`,
  )
  return revised !== null && !isForeign(findWrittenLanguage(revised, asked), asked) ? revised : text
}

/** Why a text that nobody deepens is shorter than asked. */
export function explainShort(job: WritingJob, text: string): ShortReason | null {
  const has = countWords(text)
  return has < job.words * shortShare && isBeyondSources(job, has) ? 'few_sources' : null
}

/** True when a text has more words than all of its sources. */
function isBeyondSources({ sources }: WritingJob, words: number): boolean {
  const known = sources.reduce(
    (sum, { source }) => sum + countWords(source.blocks.map(renderBlock).join('\n')),
    0,
  )
  return sources.length > 0 && known < words
}

async function deepen(
  job: WritingJob,
  text: string,
): Promise<{ text: string; shortReason: ShortReason | null }> {
  const { words } = job
  const has = countWords(text)
  if (has >= words * shortShare) return { text, shortReason: null }
  if (isBeyondSources(job, has)) return { text, shortReason: 'few_sources' }
  await job.report('writing', 72, 'Going deeper where the sources say more')
  const { text: revised, isDeclined } = await reviseText(
    job,
    text,
    `The draft has ${has} words; about ${words} were asked for. Deepen it where the sources say more that bears on the reader's question: facts not yet used, what a figure means for a particular reader, a worked example that says it is one, an objection and its answer, what to do when the case is different. Add no filler, no repetition and no fact without a source. If the sources hold nothing more that matters, there is nothing to change.`,
  )
  const better = revised !== null && countWords(revised) > has ? revised : text
  if (countWords(better) >= words * shortShare) return { text: better, shortReason: null }
  return { text: better, shortReason: isDeclined ? 'nothing_to_add' : 'model_stopped' }
}

async function tighten(job: WritingJob, text: string): Promise<string> {
  const has = countWords(text)
  if (has <= job.words * longShare) return text
  const { text: revised } = await reviseText(
    job,
    text,
    `The draft has ${has} words; about ${job.words} were asked for. Tighten it: shorter sentences, fewer asides, the weakest point left out as a whole. Opening, argument, contradictions, decisive figures and ending stay.`,
  )
  const closer =
    revised !== null && countWords(revised) < has && countWords(revised) >= job.words * shortShare
  return closer ? revised : text
}

async function rewriteCopied(job: WritingJob, text: string): Promise<string> {
  const pages = job.sources.map(({ source }) => source)
  const copied = findCopied(text, pages)
  if (copied.length === 0) return text
  const passages = copied.flatMap(({ passages }) => passages).slice(0, 20)
  const { text: revised } = await reviseText(
    job,
    text,
    `These passages are copied from a third party's page (shown in lower case): ${JSON.stringify(passages)}\nSay what they say in the article's own words, shorter, and only what this reader needs of it; keep values and references. A quotation of a few words in quotation marks may stay.`,
  )
  return revised !== null && findCopied(revised, pages).length < copied.length ? revised : text
}
