import { WriteError } from '../writer.ts'
import type { DataBoundary } from './data-boundary.ts'
import { describeEvidence } from './data-boundary.ts'
import type { Passage } from './evidence-passages.ts'
import { FormatRefused, type ModelSession } from './model-session.ts'
import { type Outline, OutlineAnswer, readOutline } from './outline.ts'
import type { ModelCall } from './stream-answer.ts'

/** The answer formats from best to plainest. A server is asked for a plainer one when it refuses, and from then on. */
export type FormatMemory = { plainest: number }
const formats: ModelCall['format'][] = [
  { kind: 'schema', schema: OutlineAnswer },
  { kind: 'object' },
  undefined,
]

const shape =
  '{"title": string, "description": string, "tags": [string], "takeaways_heading": string, "takeaways": [{"text": string, "passages": [number]}], "sections": [{"heading": string, "brief": string, "passages": [number]}], "sources_heading": string}'

export type OutlineRequest = {
  session: ModelSession
  memory: FormatMemory
  instructions: string
  boundary: DataBoundary
  topic: string | null
  passages: Passage[]
  targetWords: number
  model: string
}

/** Asks for the outline, and once more with the problems named when it does not hold. Throws {@link WriteError}. */
export async function writeOutline(request: OutlineRequest): Promise<Outline> {
  const { boundary, passages } = request
  const given = new Set(passages.map(({ number }) => number))
  const prompt = writePrompt(request)
  const first = await askForJson(request, prompt)
  const { outline, problems } = readOutline(first, given)
  if (outline && problems.length === 0) return outline

  const again = `${prompt}\n\nYour last answer is between the next markers.\n${boundary.wrap('ANSWER', first.slice(0, 8_000))}\nIt has these problems:\n${problems
    .slice(0, 12)
    .map((problem) => `- ${problem}`)
    .join('\n')}\nAnswer again with the whole JSON object, mended.`
  const second = readOutline(await askForJson(request, again), given).outline ?? outline
  if (second) return second
  throw new WriteError(
    'malformed',
    `The model "${request.model}" did not answer with a usable outline, twice. Write again, or set WRITER_MODEL to a model that follows JSON instructions.`,
  )
}

async function askForJson(
  { session, memory, instructions }: OutlineRequest,
  prompt: string,
): Promise<string> {
  for (;;) {
    const format = formats[memory.plainest]
    try {
      return await session.ask({ instructions, prompt, maxCharacters: 24_000, ...(format && { format }) })
    } catch (error) {
      if (!(error instanceof FormatRefused)) throw error
      memory.plainest++
    }
  }
}

function writePrompt({ topic, passages, boundary, targetWords }: OutlineRequest): string {
  const sections = Math.min(8, Math.max(2, Math.round(targetWords / 230)))
  return [
    'Plan an article.',
    topic === null ? 'Its topic is what the evidence is about.' : `Its topic: ${JSON.stringify(topic)}`,
    `Length: about ${targetWords} words in ${sections} sections.`,
    'Title: at most 70 characters. Description: one sentence, at most 160 characters. Tags: 3 to 6. Headings say something, they do not only name a subject.',
    passages.length > 0
      ? 'Takeaways: 3 to 5 sentences, each with the numbers of the passages that it rests on. Sections: each with a brief of what to say and the numbers of the passages that it rests on; every section needs at least one. Where passages have comparable figures, one brief asks for a table. Where passages answer questions that readers ask, the last section is a short FAQ.'
      : 'Takeaways: none. Sections: each with a brief of what to say, and an empty list of passages.',
    'takeaways_heading and sources_heading are the words for "Key takeaways" and "Sources" in the language of the article.',
    `Answer with one JSON object and nothing else, of this shape: ${shape}`,
    ...(passages.length > 0 ? [boundary.wrap('EVIDENCE', describeEvidence(passages))] : []),
  ].join('\n')
}
