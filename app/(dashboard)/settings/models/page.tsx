import type { Metadata } from 'next'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { ConnectionPanel } from '#components/models/connection-panel.tsx'
import { OllamaPanel } from '#components/models/ollama-panel.tsx'
import { SettingsFrame } from '#components/settings/settings-frame.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { getLocalOllama, listConnections } from '#contract/models.ts'
import { readForPanel } from '#lib/session-page.ts'
import {
  deleteConnectionAction,
  listOfferedModelsAction,
  pullModelAction,
  saveConnectionAction,
  testConnectionAction,
} from './actions.ts'
import { ModelsSkeleton } from './models-skeleton.tsx'

export const metadata: Metadata = { title: 'Models and web search' }

const actions = {
  save: saveConnectionAction,
  test: testConnectionAction,
  disconnect: deleteConnectionAction,
  listModels: listOfferedModelsAction,
}

export default function ModelsPage() {
  return drawSoon(drawModels(), <ModelsSkeleton />)
}

async function drawModels() {
  const [connections, ollama] = await Promise.all([
    readForPanel(listConnections),
    readForPanel(getLocalOllama),
  ])
  // Its tile says of an Ollama that is not there all that there is to say.
  const isChoosing =
    connections.ok && connections.data.connections.every(({ purpose }) => purpose !== 'writing')
  return (
    <SettingsFrame
      current="/settings/models"
      lead="Choose the models for writing and checking, and the web search."
    >
      {connections.ok ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <ConnectionPanel
            purpose="writing"
            list={connections.data}
            actions={actions}
            ollama={ollama.ok ? ollama.data : undefined}
          />
          {ollama.ok && (ollama.data.found || !isChoosing) && (
            <OllamaPanel ollama={ollama.data} pull={pullModelAction} />
          )}
          <ConnectionPanel purpose="search" list={connections.data} actions={actions} />
          <ConnectionPanel purpose="checking" list={connections.data} actions={actions} />
        </div>
      ) : (
        <UnreadPanel title="Models" what="Models" offer="Connecting models" problem={connections.problem} />
      )}
    </SettingsFrame>
  )
}
