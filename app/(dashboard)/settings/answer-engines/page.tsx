import type { Metadata } from 'next'
import { UnreadPanel } from '#components/jobs/unread-panel.tsx'
import { AnswerEngines } from '#components/models/answer-engines.tsx'
import { drawSoon } from '#components/shell/draw-soon.tsx'
import { listAnswerEngines } from '#contract/answer-engines.ts'
import { getLocalOllama } from '#contract/models.ts'
import { readForPanel } from '#lib/session-page.ts'
import {
  connectAnswerEngineAction,
  deleteAnswerEngineAction,
  listAnswerModelsAction,
  saveAnswerEngineAction,
  testAnswerEngineAction,
} from './actions.ts'
import { AnswerEnginesFrame } from './answer-engines-frame.tsx'

export const metadata: Metadata = { title: 'Answer engines' }

const actions = {
  connect: connectAnswerEngineAction,
  change: saveAnswerEngineAction,
  test: testAnswerEngineAction,
  disconnect: deleteAnswerEngineAction,
  listModels: listAnswerModelsAction,
}

export default function AnswerEnginesPage() {
  return drawSoon(drawAnswerEngines(), <AnswerEnginesFrame />)
}

async function drawAnswerEngines() {
  const [list, ollama] = await Promise.all([readForPanel(listAnswerEngines), readForPanel(getLocalOllama)])
  return (
    <AnswerEnginesFrame>
      {list.ok ? (
        <AnswerEngines list={list.data} actions={actions} ollama={ollama.ok ? ollama.data : undefined} />
      ) : (
        <UnreadPanel
          title="Answer engines"
          what="Answer engines"
          offer="Connecting answer engines"
          problem={list.problem}
        />
      )}
    </AnswerEnginesFrame>
  )
}
