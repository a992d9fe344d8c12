import type { ModelPull, PullModelInput } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import { conflict, invalid } from '../core/errors.ts'
import { OllamaError, type PullProgress } from '../engines/ollama/ollama.ts'
import { type PullState, readPull, writePull } from './pull-state.ts'
import { recommendedModels } from './recommended-models.ts'

const reportEveryMs = 1_000

/**
 * Starts the download of a recommended model; it continues after the response. Only recommended models are accepted, so
 * that no caller fills the operator's disk. A second request for the same model returns the running download.
 * @throws {ServiceError} `invalid` for another model or without an Ollama, `conflict` while another one is downloaded
 */
export async function pullModel(ctx: AgentContext, { model }: PullModelInput): Promise<ModelPull> {
  if (!recommendedModels.some((one) => one.model === model))
    throw invalid('model', 'Only recommended models can be downloaded here. For others, use ollama pull.')
  const running = await readPull(ctx)
  if (running?.status === 'pulling') {
    if (running.model === model) return running
    throw conflict('pull_running', `${running.model} is downloading. Wait until it's done.`)
  }
  if ((await ctx.engines.ollama.listModels()) === undefined)
    throw invalid('model', 'No Ollama found on this machine. Start it, then try again.')
  const state = { model, status: 'pulling' as const, percent: 0, message: `Downloading ${model}.` }
  await writePull(ctx, state)
  void download(ctx, state)
  return state
}

/** Never rejects: what goes wrong is said in the state. */
async function download(ctx: AgentContext, first: Omit<PullState, 'at'>): Promise<void> {
  const { model } = first
  let state = first
  // One after the other: a late write of the progress must not undo the end.
  let written = Promise.resolve()
  const write = (next: Omit<PullState, 'at'>) => {
    state = next
    written = written
      .then(() => writePull(ctx, next))
      .catch((err: unknown) => ctx.log.warn({ err }, 'download progress not kept'))
    return written
  }
  // Also while nothing arrives, for Ollama verifies in silence.
  const beat = setInterval(() => void write(state), reportEveryMs)
  try {
    await ctx.engines.ollama.pull(model, (progress) => {
      state = {
        ...state,
        percent: Math.max(state.percent, percentOf(progress)),
        message: words(model, progress),
      }
    })
    clearInterval(beat)
    await write({ model, status: 'done', percent: 100, message: `${model} is ready.` })
  } catch (error) {
    clearInterval(beat)
    if (!(error instanceof OllamaError)) ctx.log.error({ err: error }, 'download of a model failed')
    const message = error instanceof OllamaError ? error.message : `Couldn't download ${model}.`
    await write({ ...state, status: 'failed', message })
  }
}

/** 99 at most: it is done when Ollama has verified it. */
function percentOf({ completedBytes, totalBytes }: PullProgress): number {
  return totalBytes === 0 ? 0 : Math.min(99, Math.floor((100 * completedBytes) / totalBytes))
}

function words(model: string, { completedBytes, totalBytes }: PullProgress): string {
  if (completedBytes >= totalBytes) return `Verifying ${model}.`
  const size = (bytes: number) => (bytes / 1e9).toFixed(1)
  return `Downloading ${model}: ${size(completedBytes)} of ${size(totalBytes)} GB.`
}
