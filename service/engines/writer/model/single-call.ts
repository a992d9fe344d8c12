import { shorten } from '../../../text/shorten.ts'
import { listShapes } from './article-kind.ts'
import { askForText } from './ask-for-text.ts'
import { cleanTags, type Headline, maxDescription, maxTitle, titleForm } from './headline-step.ts'
import { describeNextStep, whyNoOffer } from './next-step.ts'
import { asPlainLine } from './plain-line.ts'
import { stripCodeFence, tidyText } from './tidy-text.ts'
import type { WritingJob } from './writing-job.ts'

/** A source that the model set aside, by its number. */
export type LeftOut = { source: number; why: string }

/**
 * A compact plan, title, description, tags and text in one call. A header of labelled lines asks less of a small model
 * than JSON does.
 */
export async function writeInOneCall(
  job: WritingJob,
): Promise<{ text: string; headline: Headline; leftOut: LeftOut[]; noOffer: string | null }> {
  const { words, request, sources } = job
  const ofSources =
    sources.length === 0
      ? ''
      : `USED: for each source that bears on the topic its number, who speaks, and the one or two facts that would change what this reader does, with their conditions ("[2] test by a magazine: 35 dB at 3 m, 2024, at half load")
LEFT OUT: each other source and why, in a few English words ("[4] is about offices; [5] an advert"), or none
`
  const answer = await askForText(job, {
    words: Math.round(words * 2),
    task: `# Task: write the article at once
Begin with these lines, one line each: they are your plan, and no reader sees it. Then a line of three hyphens, then the text.
QUESTION: what this reader wants to know, in the reader's words
KIND: one of these words; the text takes its shape:
${listShapes()}
${ofSources}WORKING: every sum, difference or ratio that must be known before anything is called cheap, large, best or worth it, worked out with its units, and what its figures do not have in common; or none
ANSWER: the thesis, one sentence that answers the whole question and that the working bears out
AGAINST: the strongest objection to it, what no source says, and what a practitioner would add from common knowledge
ENDING: what the reader does in which case, in the form that the kind ends on, exceptions first, each limit with its figure and where that comes from, tried on three different readers
NEXT STEP: ${describeNextStep(job)}
HEADINGS: two to four with that of the ending, each a step of the argument that the working bears out, separated by " | "
TITLE: at most ${maxTitle} characters, specific, ${titleForm}, promising nothing that the text does not answer
DESCRIPTION: the answer with the limit under which it holds, or the tension, in at most ${maxDescription} characters, in other words and with another figure, if any, than the first sentence of the text
TAGS: 3 to 5 subjects, separated by commas
SOURCES: the word for "Sources" in the language of the article
---
The text: it opens without a heading and answers the question in its first paragraphs; then come the sections under headings that begin with ##, with the working shown, the sources that disagree set side by side, and what speaks against the answer told where the reader thinks of it; and it ends as its kind asks, under a heading of its own: what ENDING and NEXT STEP note. Each point is made in one place: the ending has what is to be done, not the reasons again. Between ${Math.round(words * 0.8)} and ${words} words, if the sources carry them: plan for it, so that the ending is there.`,
  })
  const { head, body } = splitAnswer(answer)
  const text = tidyText(body)
  const title = asPlainLine(
    readLabel(head, 'TITLE') ??
      /^#\s+(.+)$/m.exec(body)?.[1] ??
      request.topic ??
      sources.find(({ source }) => source.role !== 'internal')?.source.title ??
      '',
  )
  return {
    text,
    noOffer: whyNoOffer(readLabel(head, 'NEXT STEP') ?? ''),
    leftOut: readLeftOut(readLabel(head, 'LEFT OUT') ?? ''),
    headline: {
      title: shorten(title, maxTitle, ''),
      description: shorten(
        asPlainLine(readLabel(head, 'DESCRIPTION') ?? firstLine(text)),
        maxDescription,
        '',
      ),
      tags: cleanTags((readLabel(head, 'TAGS') ?? '').split(',')),
      takeawaysHeading: '',
      takeaways: [],
      sourcesHeading: asPlainLine(readLabel(head, 'SOURCES') ?? '') || 'Sources',
    },
  }
}

const labels =
  'QUESTION|KIND|USED|LEFT OUT|WORKING|ANSWER|AGAINST|ENDING|NEXT STEP|HEADINGS|TITLE|DESCRIPTION|TAGS|SOURCES'
const labelledLines = new RegExp(`^(?:[\\s*]*(?:${labels})[\\s*]*:.*\\n+)+`, 'i')

/** What stands before the first rule, when a label is in it; without a rule, the lines with labels. */
function splitAnswer(answer: string): { head: string; body: string } {
  const text = stripCodeFence(answer).trim()
  const rule = /^[ \t]*-{3,}[ \t]*$/m.exec(text)
  const before = rule ? text.slice(0, rule.index) : ''
  if (rule && readLabel(before, 'TITLE') !== undefined && !/^##\s/m.test(before))
    return { head: before, body: text.slice(rule.index + rule[0].length) }
  const labelled = labelledLines.exec(text)?.[0] ?? ''
  return { head: labelled, body: text.slice(labelled.length).replace(/^\s*-{3,}[ \t]*\n/, '') }
}

/** "[4] is about offices; [5] an advert" */
function readLeftOut(line: string): LeftOut[] {
  return [...line.matchAll(/\[(\d{1,3})\]\s*([^[]+)/g)].map(([, number, why = '']) => ({
    source: Number(number),
    why: why.replace(/^[\s:,–-]+|[\s;,.]+$/g, ''),
  }))
}

function readLabel(head: string, name: string): string | undefined {
  return new RegExp(`^[\\s*]*${name}[\\s*]*:[\\s*]*(.+?)[\\s*]*$`, 'im').exec(head)?.[1]?.trim() || undefined
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => /^[^#|>\s-]/.test(line)) ?? ''
}
