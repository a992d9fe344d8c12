import { keepReferences } from './cited-sources.ts'
import { type DataBoundary, describeEvidence } from './data-boundary.ts'
import type { Passage } from './evidence-passages.ts'
import type { ModelSession } from './model-session.ts'
import { asPlainLine, clip } from './plain-line.ts'
import { limitWords, withoutFence } from './tidy-section.ts'

/** An article as the model wrote it: references to passages, not yet checked. */
export type ModelText = {
  title: string
  description: string
  tags: string[]
  markdown: string
  sourcesHeading: string
}

export type SinglePassRequest = {
  session: ModelSession
  instructions: string
  boundary: DataBoundary
  topic: string | null
  passages: Passage[]
  targetWords: number
}

/** The whole article in one call. A header of labelled lines asks less of a small model than JSON does. */
export async function writeInOnePass(request: SinglePassRequest): Promise<ModelText> {
  const { session, instructions, passages, targetWords } = request
  const answer = await session.ask({
    instructions,
    prompt: writePrompt(request),
    maxCharacters: targetWords * 20 + 2_000,
  })
  const text = readText(withoutFence(answer))
  const given = new Set(passages.map(({ number }) => number))
  const markdown = keepReferences(limitWords(text.body, targetWords), given)
  const title = text.title ?? request.topic ?? passages[0]?.source.title ?? ''
  return {
    title: clip(asPlainLine(title), 70),
    description: clip(asPlainLine(text.description ?? firstSentence(markdown)), 160),
    tags: text.tags,
    markdown,
    sourcesHeading: text.sourcesHeading ?? 'Sources',
  }
}

function writePrompt({ topic, passages, boundary, targetWords }: SinglePassRequest): string {
  return [
    `Write an article of at most ${targetWords} words.`,
    topic === null ? 'Its topic is what the evidence is about.' : `Its topic: ${JSON.stringify(topic)}`,
    'Begin with these lines, then a line of three hyphens, then the body:',
    'TITLE: at most 70 characters',
    'DESCRIPTION: one sentence of at most 160 characters',
    'TAGS: 3 to 6, separated by commas',
    'SOURCES: the word for "Sources" in the language of the article',
    '---',
    'The body begins with a list of key takeaways under a heading, then has sections. Headings begin with ## and say something. No list of sources.',
    ...(passages.length > 0 ? [boundary.wrap('EVIDENCE', describeEvidence(passages))] : []),
  ].join('\n')
}

type ReadText = {
  title?: string | undefined
  description?: string | undefined
  tags: string[]
  sourcesHeading?: string | undefined
  body: string
}

function readText(answer: string): ReadText {
  const [head = '', ...rest] = answer.split(/^\s*-{3,}\s*$/m)
  const label = (name: string) =>
    new RegExp(`^[\\s*]*${name}[\\s*]*:[\\s*]*(.+?)[\\s*]*$`, 'im').exec(head)?.[1]?.trim() || undefined
  const heading = /^#\s+(.+)$/m.exec(answer)?.[1]
  const hasHead = rest.length > 0 && label('TITLE') !== undefined
  const body = (
    hasHead ? rest.join('\n---\n') : answer.replace(/^(?:TITLE|DESCRIPTION|TAGS|SOURCES):.*$/gm, '')
  )
    .replace(/^#\s+.*$/m, '')
    .trim()
  return {
    title: label('TITLE') ?? heading,
    description: label('DESCRIPTION'),
    tags: (label('TAGS') ?? '')
      .split(',')
      .map((tag) => clip(asPlainLine(tag), 40))
      .filter(Boolean)
      .slice(0, 8),
    sourcesHeading: asPlainLine(label('SOURCES') ?? '') || undefined,
    body,
  }
}

function firstSentence(markdown: string): string {
  return markdown.split('\n').find((line) => /^[^#|>\s-]/.test(line)) ?? ''
}
