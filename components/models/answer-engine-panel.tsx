'use client'
import { useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { AnswerEngine } from '#contract/answer-engines.ts'
import type { ConnectionReport, ModelProvider } from '#contract/models.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { ConnectionForm, type ConnectionFormProps } from './connection-form.tsx'
import { ConnectionReportView } from './connection-report.tsx'
import { Disconnect } from './disconnect.tsx'

export type AnswerEnginePanelProps = Pick<ConnectionFormProps, 'save' | 'listModels'> & {
  engine: AnswerEngine
  providers: readonly ModelProvider[]
  isTesting: boolean
  /** Why the last test could not be made. */
  problem: Problem | undefined
  onTest: () => void
  disconnect: () => Promise<ActionResult>
  onDisconnected: () => void
}

/** One answer engine: what it is, what it answered when it was tested, and how to change or remove it. */
export function AnswerEnginePanel(props: AnswerEnginePanelProps) {
  const { engine, providers, isTesting, problem, onTest, save, listModels, disconnect, onDisconnected } =
    props
  const [isOpen, setOpen] = useState(false)
  const { id, name, provider, model, url, has_key, report } = engine
  return (
    <Panel title={name}>
      {isOpen ? (
        <ConnectionForm
          purpose="answers"
          connection={engine}
          providers={providers}
          save={save}
          listModels={(input) => listModels({ ...asObject(input), engine_id: id })}
          onSaved={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <div className="grid gap-4">
          <KeyValueList
            items={[
              { label: 'Provider', value: providers.find((one) => one.id === provider)?.label ?? provider },
              { label: 'Model', value: model },
              { label: 'URL', value: <span className="font-mono text-xs">{url}</span> },
              { label: 'API key', value: has_key ? 'Saved, not shown' : 'None' },
            ]}
          />
          <ConnectionReportView report={report && shownReport(report)} isTesting={isTesting} />
          {problem && <ProblemNotice problem={problem} />}
          <div className="flex flex-wrap items-center gap-2">
            <Button onClick={() => setOpen(true)} aria-label={`Change ${name}`}>
              Change
            </Button>
            <Button onClick={onTest} pending={isTesting} aria-label={`Test ${name}`}>
              Test
            </Button>
            <Disconnect what={name} name={name} disconnect={disconnect} onDone={onDisconnected}>
              Deletes its URL and key. Brand scans that asked it stay.
            </Disconnect>
          </div>
        </div>
      )}
    </Panel>
  )
}

/** The question it was asked and the beginning of its answer, or why there is none. */
function shownReport(report: NonNullable<AnswerEngine['report']>): ConnectionReport {
  const { ok, message, question, answer, tested_at } = report
  return { ok, message: ok ? `Asked “${question}”` : message, sample: answer, tested_at }
}

function asObject(input: unknown): object {
  return typeof input === 'object' && input !== null ? input : {}
}
