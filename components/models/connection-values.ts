import type { SaveAnswerEngineInput } from '#contract/answer-engines.ts'
import type { Connection, ModelProvider, ModelPurpose, SaveConnectionInput } from '#contract/models.ts'

/** What is connected: one model for each kind of work, and any number of answer engines. */
export type FormPurpose = ModelPurpose | 'answers'

/** What the form begins with. */
export type SavedConnection = Pick<Connection, 'provider' | 'url' | 'has_key'> & {
  name?: string
  model?: string | undefined
  options?: Connection['options']
}

/** The form's fields, all as typed. */
export type ConnectionValues = {
  name: string
  provider: string
  url: string
  key: string
  model: string
  engineId: string
  contextTokens: string
  evidenceTokens: string
  concurrency: string
  answers: string
}

export function connectionValues(
  connection: SavedConnection | undefined,
  providers: readonly ModelProvider[],
  chosen?: string,
): ConnectionValues {
  const first = providers.find(({ id }) => id === chosen) ?? providers[0]
  const { options } = connection ?? {}
  return {
    name: connection?.name ?? '',
    provider: connection?.provider ?? first?.id ?? '',
    url: connection?.url ?? first?.url ?? '',
    key: '',
    model: connection?.model ?? '',
    engineId: options?.engine_id ?? '',
    contextTokens: String(options?.context_tokens ?? ''),
    evidenceTokens: String(options?.evidence_tokens ?? ''),
    concurrency: String(options?.concurrency ?? ''),
    answers: options?.answers ?? '',
  }
}

/** What is sent; the service judges it. */
export function connectionInput(purpose: ModelPurpose, values: ConnectionValues): SaveConnectionInput {
  const number = (text: string) => (text.trim() === '' ? undefined : Number(text))
  const isModel = purpose !== 'search'
  return {
    provider: values.provider,
    url: values.url.trim(),
    key: values.key.trim(),
    ...(isModel && values.model.trim() !== '' && { model: values.model.trim() }),
    options: isModel
      ? {
          context_tokens: number(values.contextTokens),
          evidence_tokens: number(values.evidenceTokens),
          concurrency: number(values.concurrency),
          ...((values.answers === 'verdicts' || values.answers === 'yes_no') && { answers: values.answers }),
        }
      : { ...(values.engineId.trim() !== '' && { engine_id: values.engineId.trim() }) },
  }
}

/** What is sent of an answer engine; the service judges it. */
export function answerEngineInput(values: ConnectionValues): SaveAnswerEngineInput {
  return {
    name: values.name.trim(),
    provider: values.provider,
    url: values.url.trim(),
    key: values.key.trim(),
    model: values.model.trim(),
  }
}

/** The field of each member that the service may refuse. */
export const fieldOfMember: Readonly<Record<string, keyof ConnectionValues>> = {
  name: 'name',
  provider: 'provider',
  url: 'url',
  key: 'key',
  model: 'model',
  'options.engine_id': 'engineId',
  'options.context_tokens': 'contextTokens',
  'options.evidence_tokens': 'evidenceTokens',
  'options.concurrency': 'concurrency',
  'options.answers': 'answers',
}
