import { Counter, Histogram } from 'prom-client'
import type { StreamedAnswer } from './stream-answer.ts'

const tokens = new Counter({
  name: 'masthead_model_tokens_total',
  help: 'Tokens as counted by model servers: input, of it cached, and output.',
  labelNames: ['model', 'kind'],
})
const seconds = new Histogram({
  name: 'masthead_model_call_seconds',
  help: 'Time of one call of a model, from the request to the end of its answer.',
  labelNames: ['model', 'outcome'],
  buckets: [0.5, 1, 2.5, 5, 10, 20, 40, 80, 160, 320],
})

/** Tenants name their models as they like, and every name is kept for as long as the process lives. */
const maxNames = 50
const names = new Set<string>()

export function countModelCall(
  model: string,
  { usage, error }: Pick<StreamedAnswer, 'usage' | 'error'>,
  elapsedMs: number,
): void {
  if (names.size < maxNames) names.add(model)
  const label = names.has(model) ? model : 'other'
  seconds.observe({ model: label, outcome: error === undefined ? 'answered' : 'failed' }, elapsedMs / 1000)
  if (!usage) return
  tokens.inc({ model: label, kind: 'input' }, usage.input)
  tokens.inc({ model: label, kind: 'cached' }, usage.cached)
  tokens.inc({ model: label, kind: 'output' }, usage.output)
}
