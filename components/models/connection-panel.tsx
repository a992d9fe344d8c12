'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { ConnectionList, LocalOllama, ModelPurpose } from '#contract/models.ts'
import type { Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import type { ConnectionActions } from './connection-actions.ts'
import { ConnectionForm } from './connection-form.tsx'
import { ConnectionReportView } from './connection-report.tsx'
import { ConnectionSummary } from './connection-summary.tsx'
import { connectionInput } from './connection-values.ts'
import { Disconnect } from './disconnect.tsx'
import { ProviderTiles } from './provider-tiles.tsx'
import { purposeHints, purposeTitles, stateSentence } from './purpose-words.ts'

export type ConnectionPanelProps = {
  purpose: ModelPurpose
  list: ConnectionList
  actions: ConnectionActions
  /** The Ollama of the service's machine; undefined where the service does not say. */
  ollama?: Pick<LocalOllama, 'found'> | undefined
}

/** One purpose: who does it now, and the form that connects another one. */
export function ConnectionPanel({ purpose, list, actions, ollama }: ConnectionPanelProps) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  /** The preset that was pressed; the first of the list until then. */
  const [chosen, setChosen] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [isTesting, startTest] = useTransition()
  const connection = list.connections.find((one) => one.purpose === purpose)
  const kind = purpose === 'search' ? 'search' : 'model'
  const providers = list.providers.filter((one) => one.kind === kind)

  const test = () =>
    startTest(async () => {
      const result = await actions.test(purpose)
      setProblem(result.ok ? undefined : result.problem)
    })
  const changed = () => client.invalidateQueries({ queryKey: operationQuery('getMe').queryKey })

  return (
    <Panel title={purposeTitles[purpose]} aside={purpose !== 'writing' && !connection && 'Optional'}>
      <div className="grid gap-4">
        <div className="grid gap-1">
          <p className="wrap-anywhere text-ink">{stateSentence(purpose, list.in_use[purpose])}</p>
          {!connection && <p className="text-ink-soft text-sm">{purposeHints[purpose]}</p>}
        </div>
        {connection && !isOpen && (
          <>
            <ConnectionSummary connection={connection} providers={list.providers} />
            <ConnectionReportView report={connection.report} isTesting={isTesting} />
          </>
        )}
        {problem && <ProblemNotice problem={problem} />}
        {isOpen ? (
          <ConnectionForm
            purpose={purpose}
            connection={connection}
            providers={providers}
            chosen={chosen}
            save={(values) => actions.save(purpose, connectionInput(purpose, values))}
            listModels={(input) => actions.listModels(purpose, input)}
            onCancel={() => setOpen(false)}
            onSaved={() => {
              setOpen(false)
              changed()
              test()
            }}
          />
        ) : purpose === 'writing' && !connection && providers.length > 0 ? (
          <ProviderTiles
            providers={providers}
            ollama={ollama}
            onChoose={(id) => {
              setChosen(id)
              setOpen(true)
            }}
          />
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            <Button
              variant={connection || purpose !== 'writing' ? 'secondary' : 'primary'}
              onClick={() => setOpen(true)}
              aria-label={connection ? `Change ${purposeTitles[purpose].toLowerCase()}` : undefined}
            >
              {connection ? 'Change' : kind === 'search' ? 'Connect web search' : buttonWords(purpose)}
            </Button>
            {connection && (
              <>
                <Button
                  onClick={test}
                  pending={isTesting}
                  aria-label={`Test ${purposeTitles[purpose].toLowerCase()}`}
                >
                  Test
                </Button>
                <Disconnect
                  what={purposeTitles[purpose].toLowerCase()}
                  name={connection.model ?? connection.provider}
                  disconnect={() => actions.disconnect(purpose)}
                  onDone={changed}
                >
                  Deletes its URL, key and settings. Articles it wrote stay.
                </Disconnect>
              </>
            )}
          </div>
        )}
      </div>
    </Panel>
  )
}

function buttonWords(purpose: ModelPurpose): string {
  return purpose === 'writing' ? 'Connect a model' : 'Connect a checking model'
}
