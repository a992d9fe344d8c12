import type { AnswerEngineList } from '#contract/answer-engines.ts'
import type { EngineInUse } from '#contract/models.ts'
import type { AgentContext } from '../core/context.ts'
import { presets } from '../models/providers.ts'
import { answerEngineJson } from './answer-engine-json.ts'
import { type AnswerEngineRow, findAnswerEngines } from './find-answer-engines.ts'

/** What the tenant connected, which engines its next brand scan asks, and the presets. */
export async function listAnswerEngines(ctx: AgentContext): Promise<AnswerEngineList> {
  const own = await findAnswerEngines(ctx)
  return {
    engines: own.map(answerEngineJson),
    in_use: own.length > 0 ? own.map(ownInUse) : operatorsInUse(ctx),
    providers: presets(ctx.engines.ollama.baseUrl).filter(({ kind }) => kind !== 'search'),
  }
}

function ownInUse({ name, model, url }: AnswerEngineRow): EngineInUse {
  return { name: name ?? model, host: new URL(url).host, from: 'tenant' }
}

function operatorsInUse({ config, engines }: AgentContext): EngineInUse[] {
  return config.answerEngines
    ? config.answerEngines.map(({ label, model, url }) => ({
        name: label ?? model,
        host: new URL(url).host,
        from: 'operator',
      }))
    : engines.answerPanel.map(({ label }) => ({ name: label, from: 'none' }))
}
