import { z } from 'zod'
import type { ModelPull } from '#contract/models.ts'
import type { Context } from '../core/context.ts'

const PullState = z.object({
  model: z.string(),
  status: z.enum(['pulling', 'done', 'failed']),
  percent: z.number(),
  message: z.string(),
  at: z.number(),
})
export type PullState = z.infer<typeof PullState>

const key = 'ollama-pull'
const keptSeconds = 3600
/** A download that is alive says so at least every few seconds, also while Ollama is verifying. */
const staleAfterMs = 30_000

/** The one download of this machine, for every process: the cache is shared. */
export async function readPull(ctx: Context): Promise<ModelPull | undefined> {
  const bytes = await ctx.engines.cache.get(key)
  if (!bytes) return undefined
  const { at, ...pull } = PullState.parse(JSON.parse(new TextDecoder().decode(bytes)))
  if (pull.status !== 'pulling' || ctx.now().getTime() - at < staleAfterMs) return pull
  return {
    ...pull,
    status: 'failed',
    message: `The server stopped while downloading ${pull.model}. Start the download again. It continues where it stopped.`,
  }
}

export async function writePull(ctx: Context, pull: Omit<PullState, 'at'>): Promise<void> {
  const state: PullState = { ...pull, at: ctx.now().getTime() }
  await ctx.engines.cache.set(key, new TextEncoder().encode(JSON.stringify(state)), keptSeconds)
}
