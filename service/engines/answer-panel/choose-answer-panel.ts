import { createGuardedWebFetch } from '../../outbound/guarded-web-fetch.ts'
import { allowanceOfEndpoint } from '../../outbound/outbound-allowance.ts'
import type { AnswerEngine } from './answer-panel.ts'
import { createBuiltInAnswerEngine } from './built-in-answer-engine.ts'
import { createModelAnswerEngine, maxAnswerBytes } from './model-answer-engine.ts'

/** One entry of ANSWER_ENGINES. */
export type AnswerEngineSettings = {
  id: string
  url: string
  model: string
  key?: string | undefined
  label?: string | undefined
}

const settingNames = {
  url: 'its URL in the server settings',
  model: 'its model in the server settings',
  key: 'its key in the server settings',
}

/**
 * The panel of this server: the models that are configured, else the built-in engine alone. The two are not mixed,
 * because the built-in one reads the tenant's own pages and would raise the score of the others.
 */
export function chooseAnswerPanel(settings: readonly AnswerEngineSettings[] | undefined): AnswerEngine[] {
  if (!settings) return [createBuiltInAnswerEngine()]
  return settings.map(({ id, url, model, key, label }) =>
    createModelAnswerEngine({
      llmId: id,
      label: label ?? model,
      baseUrl: url,
      model,
      key,
      settings: settingNames,
      // The operator named the endpoint, so it may be on this machine or network; nothing else becomes reachable by it.
      fetch: createGuardedWebFetch({ allow: allowanceOfEndpoint(url), maxBytes: maxAnswerBytes }),
    }),
  )
}
