import { askForText } from './ask-for-text.ts'
import { cleanTags, type Headline, maxDescription, maxTitle } from './headline-step.ts'
import { asPlainLine, clip } from './plain-line.ts'
import { stripCodeFence, tidyText } from './tidy-text.ts'
import type { WritingJob } from './writing-job.ts'

/** Text, title, description and tags in one call. A header of labelled lines asks less of a small model than JSON does. */
export async function writeInOneCall(job: WritingJob): Promise<{ text: string; headline: Headline }> {
  const { words, request, sources } = job
  const answer = await askForText(job, {
    words: Math.round(words * 1.5),
    task: `# Task: write the article at once
Decide in your head which question the reader has, which answer the article argues for, and which facts carry it. Then write it.
Begin with these lines, then a line of three hyphens, then the text:
TITLE: at most 65 characters, specific, sentence case
DESCRIPTION: the answer or the tension in at most 150 characters
TAGS: 3 to 5 subjects, separated by commas
SOURCES: the word for "Sources" in the language of the article
---
The text opens without a heading, then has two to four sections under headings that begin with ##, and ends by deciding: a rule and one next step. Between ${Math.round(words * 0.8)} and ${words} words, if the sources carry them: plan for it, so that the ending is there.`,
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
    headline: {
      title: clip(title, maxTitle),
      description: clip(asPlainLine(readLabel(head, 'DESCRIPTION') ?? firstLine(text)), maxDescription),
      tags: cleanTags((readLabel(head, 'TAGS') ?? '').split(',')),
      takeawaysHeading: '',
      takeaways: [],
      sourcesHeading: asPlainLine(readLabel(head, 'SOURCES') ?? '') || 'Sources',
    },
  }
}

/** Lines with labels before a rule; without the rule, before the first line that has none. */
function splitAnswer(answer: string): { head: string; body: string } {
  const text = stripCodeFence(answer).trim()
  const labelled = /^(?:[\s*]*(?:TITLE|DESCRIPTION|TAGS|SOURCES)[\s*]*:.*\n+)+/i.exec(text)?.[0] ?? ''
  const body = text.slice(labelled.length).replace(/^\s*-{3,}[ \t]*\n/, '')
  return { head: labelled, body }
}

function readLabel(head: string, name: string): string | undefined {
  return new RegExp(`^[\\s*]*${name}[\\s*]*:[\\s*]*(.+?)[\\s*]*$`, 'im').exec(head)?.[1]?.trim() || undefined
}

function firstLine(text: string): string {
  return text.split('\n').find((line) => /^[^#|>\s-]/.test(line)) ?? ''
}
