import type { Metadata } from 'next'
import { ConnectionPanel } from '#components/models/connection-panel.tsx'
import { OllamaPanel } from '#components/models/ollama-panel.tsx'
import { SettingsTabs } from '#components/settings/settings-tabs.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { LoadError, NotOffered } from '#components/ui/list-states.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { getLocalOllama, listConnections } from '#contract/models.ts'
import { readForPanel } from '#lib/session-page.ts'
import {
  deleteConnectionAction,
  listOfferedModelsAction,
  pullModelAction,
  saveConnectionAction,
  testConnectionAction,
} from './actions.ts'

export const metadata: Metadata = { title: 'Models and web search' }

const actions = {
  save: saveConnectionAction,
  test: testConnectionAction,
  disconnect: deleteConnectionAction,
  listModels: listOfferedModelsAction,
}

export default async function ModelsPage() {
  const [connections, ollama] = await Promise.all([
    readForPanel(listConnections),
    readForPanel(getLocalOllama),
  ])
  return (
    <>
      <PageHeader title="Settings" lead="Choose the models for writing and checking, and the web search." />
      <SettingsTabs current="models" />
      <div className="pt-5">
        {connections.ok ? (
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <div className="grid min-w-0 gap-5">
              <ConnectionPanel purpose="writing" list={connections.data} actions={actions} />
              <ConnectionPanel purpose="checking" list={connections.data} actions={actions} />
            </div>
            <div className="grid min-w-0 gap-5">
              {ollama.ok && <OllamaPanel ollama={ollama.data} pull={pullModelAction} />}
              <ConnectionPanel purpose="search" list={connections.data} actions={actions} />
            </div>
          </div>
        ) : (
          <Panel flush title="Models">
            {connections.problem.kind === 'not_offered' ? (
              <NotOffered dense what="Connecting models" />
            ) : (
              <LoadError
                dense
                what="Models"
                message={connections.problem.message}
                requestId={connections.problem.requestId}
                action={
                  <LinkButton size="sm" href="/settings/models">
                    Try again
                  </LinkButton>
                }
              />
            )}
          </Panel>
        )}
      </div>
    </>
  )
}
