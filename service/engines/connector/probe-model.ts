import { z } from 'zod'
import type { ModelSession } from '../chat-model/chat-model.ts'
import type { ClaimJudge } from '../claim-check/claim-judge.ts'
import type { ConnectedModel, ModelReport } from './connector.ts'

export type Probe = ConnectedModel & { answers: ClaimJudge['answers'] }

/** A fact that no model would write unless asked for this shape. */
const Shape = z.object({ river: z.string().min(1), length_km: z.number() })
const question = 'Which river flows through Vienna, and how long is it in kilometres?'
const schema = {
  type: 'object',
  properties: { river: { type: 'string' }, length_km: { type: 'number' } },
  required: ['river', 'length_km'],
  additionalProperties: false,
}

const callTimeoutMs = 90_000

/**
 * Asks a chat model for a sentence and for an object under a schema, or a yes/no model for two verdicts.
 * @throws {ModelError} when it does not answer at all
 */
export async function probeModel(
  probe: Probe,
  session: ModelSession,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<Omit<ModelReport, 'contextTokens'>> {
  if (probe.answers === 'yes_no') {
    const none = { structuredOutput: null, tokensPerSecond: null, sample: null }
    return { ...none, judgesRight: await judges(session) }
  }
  const beganAt = performance.now()
  const { text } = await session.ask({
    system: 'You are an editor.',
    task: 'Write one sentence of about 40 words that tells a shop owner why clear product descriptions matter. Answer with the sentence alone.',
    maxCharacters: 2_000,
  })
  const seconds = (performance.now() - beganAt) / 1000
  const output = session.tokens()?.output
  return {
    sample: text.trim().slice(0, 600),
    tokensPerSecond: output ? Math.max(1, Math.round(output / seconds)) : null,
    structuredOutput: await findStructuredOutput(probe, fetch, signal),
    judgesRight: null,
  }
}

async function judges(session: ModelSession): Promise<boolean> {
  const document = 'The mill opened in 1904 and employs 40 people. It grinds rye and wheat.'
  const ask = async (claim: string) => {
    const task = `Document: ${document}\nClaim: ${claim}`
    const { text } = await session.ask({ system: '', task, maxCharacters: 200 })
    return /^\W*(yes|no)\b/i.exec(text)?.[1]?.toLowerCase()
  }
  const first = await ask('The mill opened in 1904.')
  const second = await ask('The mill employs 400 people.')
  return first === 'yes' && second === 'no'
}

/** First with a schema and not a word about it in the prompt, so that only a server that enforces it answers in its shape. */
async function findStructuredOutput(
  probe: Probe,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
): Promise<'schema' | 'prompt' | 'none'> {
  const format = { type: 'json_schema', json_schema: { name: 'answer', strict: true, schema } }
  if (fits(await complete(probe, fetch, signal, question, format))) return 'schema'
  const asked = `${question}\n\nAnswer with one JSON object that fits this JSON Schema, and nothing else:\n${JSON.stringify(schema)}`
  return fits(await complete(probe, fetch, signal, asked)) ? 'prompt' : 'none'
}

const Completion = z.looseObject({
  choices: z.array(z.looseObject({ message: z.looseObject({ content: z.string().nullish() }) })).min(1),
})

/** The text of one answer; empty when the server does not take the request. */
async function complete(
  { baseUrl, model, key }: Probe,
  fetch: typeof globalThis.fetch,
  signal: AbortSignal,
  content: string,
  format?: object,
): Promise<string> {
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify({
        model,
        messages: [{ role: 'user', content }],
        ...(format && { response_format: format }),
      }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]),
      redirect: 'error',
    })
    if (!response.ok) return ''
    return Completion.parse(await response.json()).choices[0]?.message.content ?? ''
  } catch {
    return ''
  }
}

function fits(text: string): boolean {
  try {
    return Shape.safeParse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))).success
  } catch {
    return false
  }
}
