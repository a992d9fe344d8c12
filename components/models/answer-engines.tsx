'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { AnswerEngineList } from '#contract/answer-engines.ts'
import type { LocalOllama } from '#contract/models.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { AnswerEngineActions } from './answer-engine-actions.ts'
import { AnswerEnginePanel } from './answer-engine-panel.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { answerEngineInput } from './connection-values.ts'
import { ProviderTiles } from './provider-tiles.tsx'

export type AnswerEnginesProps = {
  list: AnswerEngineList
  actions: AnswerEngineActions
  /** The Ollama of the service's machine; undefined where the service does not say. */
  ollama: Pick<LocalOllama, 'found'> | undefined
}

/** Who answers the next brand scan, each engine that is connected, and the form that connects another one. */
export function AnswerEngines({ list, actions, ollama }: AnswerEnginesProps) {
  const client = useQueryClient()
  const { engines, in_use: inUse, providers } = list
  /** The preset that was pressed. */
  const [chosen, setChosen] = useState<string>()
  const [testing, setTesting] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map())
  const changed = () => client.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })

  const test = async (id: string) => {
    setTesting((ids) => new Set([...ids, id]))
    const result = await actions.test(id)
    setTesting((ids) => new Set([...ids].filter((one) => one !== id)))
    setProblems((all) => {
      const next = new Map(all)
      if (result.ok) next.delete(id)
      else next.set(id, result.problem)
      return next
    })
  }
  /** What is saved is tested at once. */
  const saved = <T extends { id: string }>(result: ActionResult<T>): ActionResult<T> => {
    if (!result.ok) return result
    changed()
    void test(result.data.id)
    return result
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Panel title="Next brand scan">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="min-w-0 max-w-prose flex-[1_1_18rem] wrap-anywhere text-ink">
            {inUseSentence(inUse)}
          </p>
          {inUse.some(({ from }) => from !== 'none') && (
            <LinkButton href="/brand-scans/new">New brand scan</LinkButton>
          )}
        </div>
      </Panel>
      {engines.map((engine) => (
        <AnswerEnginePanel
          key={engine.id}
          engine={engine}
          providers={providers}
          isTesting={testing.has(engine.id)}
          problem={problems.get(engine.id)}
          onTest={() => void test(engine.id)}
          save={async (values) => saved(await actions.change(engine.id, answerEngineInput(values)))}
          listModels={actions.listModels}
          disconnect={() => actions.disconnect(engine.id)}
          onDisconnected={changed}
        />
      ))}
      <Panel title={engines.length > 0 ? 'Connect another answer engine' : 'Connect an answer engine'}>
        {chosen === undefined ? (
          <div className="grid gap-4">
            <p className="max-w-prose text-ink-soft text-sm">
              A brand scan asks each of them the same questions. A model answers as its API does, which can
              differ from its app. Providers bill you for what it reads and writes.
            </p>
            <ProviderTiles providers={providers} ollama={ollama} onChoose={setChosen} />
          </div>
        ) : (
          <ConnectionForm
            purpose="answers"
            connection={undefined}
            providers={providers}
            chosen={chosen}
            save={async (values) => saved(await actions.connect(answerEngineInput(values)))}
            listModels={actions.listModels}
            onSaved={() => setChosen(undefined)}
            onCancel={() => setChosen(undefined)}
          />
        )}
      </Panel>
    </div>
  )
}

/** Who answers and who chose that, in one sentence. */
function inUseSentence(inUse: AnswerEngineList['in_use']): string {
  const asked = inUse.filter(({ from }) => from !== 'none')
  if (asked.length === 0)
    return 'No answer engine is connected. A scan without one is a practice scan: it reads only your own content.'
  const names = new Intl.ListFormat('en').format(asked.map(({ name }) => name))
  const chosen = asked.every(({ from }) => from === 'operator')
    ? ', configured by the operator. Your own are asked in their place'
    : ''
  return `It asks ${names}${chosen}.`
}
