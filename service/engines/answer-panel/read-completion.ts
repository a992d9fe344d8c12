import { z } from 'zod'
import { isRefusal, stripReasoning } from '../chat-model/model-words.ts'
import { AnswerError, type EngineAnswer } from './answer-panel.ts'
import type { FailedCall } from './failed-call.ts'

const Part = z.looseObject({ type: z.string(), text: z.string().optional() })
const Annotation = z.looseObject({
  url_citation: z.looseObject({ url: z.string(), title: z.string().nullish() }).optional(),
})
const Source = z.looseObject({ url: z.string(), title: z.string().nullish() })

/** A chat completion as OpenAI describes it, and where those that search the web put their sources. */
const Completion = z.looseObject({
  choices: z
    .array(
      z.looseObject({
        finish_reason: z.string().nullish(),
        message: z.looseObject({
          content: z.union([z.string(), z.array(Part)]).nullish(),
          refusal: z.string().nullish(),
          annotations: z.array(Annotation).nullish().catch(null),
        }),
      }),
    )
    .min(1),
  citations: z.array(z.string()).nullish().catch(null),
  search_results: z.array(Source).nullish().catch(null),
})

/** A model that never stops must not fill the table. */
const maxCharacters = 12_000

/** Reads the body of a completion: an answer, or why it is none. */
export function readCompletion(body: Uint8Array, service: string): EngineAnswer | FailedCall {
  const completion = parse(body)
  const choice = completion?.choices[0]
  if (!completion || !choice) {
    const error = new AnswerError(
      'malformed',
      `${service} answered with something that is no chat completion.`,
    )
    return { error, retry: true }
  }
  const { message, finish_reason } = choice
  const content =
    typeof message.content === 'string'
      ? message.content
      : (message.content ?? []).map(({ text }) => text ?? '').join('')
  const text = stripReasoning(content)
  if (message.refusal || finish_reason === 'content_filter' || isRefusal(text)) {
    return { error: new AnswerError('refused', 'The model declined to answer this question.'), retry: false }
  }
  if (text === '') {
    return { error: new AnswerError('empty', 'The model answered with an empty text.'), retry: true }
  }
  const cited = (message.annotations ?? []).flatMap(({ url_citation }) => url_citation ?? [])
  const listed =
    completion.search_results ?? (completion.citations ?? []).map((url) => ({ url, title: null }))
  return {
    text: text.slice(0, maxCharacters),
    isCut: finish_reason === 'length' || text.length > maxCharacters,
    sources: [...cited, ...listed].map(({ url, title }) => ({ url, title: title ?? null })),
  }
}

function parse(body: Uint8Array): z.infer<typeof Completion> | undefined {
  try {
    return Completion.safeParse(JSON.parse(new TextDecoder().decode(body))).data
  } catch {
    return undefined
  }
}
