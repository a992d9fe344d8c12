'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { ProgressBar } from '#components/ui/progress-bar.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { LocalOllama, ModelPull } from '#contract/models.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { formatTenths } from '#lib/format-number.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'

export type OllamaPanelProps = {
  ollama: LocalOllama
  pull: (input: unknown) => Promise<ActionResult<ModelPull>>
}

/** The Ollama of the service's machine: its models, and those that can be downloaded from here. */
export function OllamaPanel(props: OllamaPanelProps) {
  const client = useQueryClient()
  const router = useRouter()
  const { data: ollama } = useQuery({ ...operationQuery('getLocalOllama'), initialData: props.ollama })
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const { pull } = ollama
  const isPulling = pull?.status === 'pulling'
  const wasDone = props.ollama.pull?.status === 'done'
  const isDone = pull?.status === 'done'
  useEffect(() => {
    // A model that has arrived writes by itself where none was connected: the page says so.
    if (isDone && !wasDone) router.refresh()
  }, [isDone, wasDone, router])
  const start = (model: string) =>
    startTransition(async () => {
      const result = await props.pull({ model })
      setProblem(result.ok ? undefined : result.problem)
      await client.invalidateQueries({ queryKey: operationQuery('getLocalOllama').queryKey })
    })

  return (
    <Panel
      title="Local Ollama"
      aside={
        <StatusPill tone={ollama.found ? 'good' : 'neutral'}>
          {ollama.found ? 'Found' : 'Not found'}
        </StatusPill>
      }
    >
      <div className="grid gap-4">
        <p className="text-ink-soft text-sm">{foundWords(ollama)}</p>
        {ollama.found && (
          <ul className="grid divide-y divide-rule rounded-md border border-rule">
            {ollama.recommended.map((one) => (
              <li key={one.model} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5">
                <div className="min-w-0 flex-1 basis-52">
                  <p className="text-ink text-sm">
                    <span className="font-medium">{one.model}</span>{' '}
                    <span className="text-ink-faint">({formatTenths(one.bytes / 1e9)} GB)</span>
                    {one.suggested && <span className="text-ink-soft"> · recommended here</span>}
                  </p>
                  <p className="text-ink-faint text-xs">{one.detail}</p>
                </div>
                {one.installed ? (
                  <StatusPill tone="good">Installed</StatusPill>
                ) : pull?.model === one.model && isPulling ? (
                  <StatusPill tone="busy">Downloading</StatusPill>
                ) : (
                  <Button
                    size="sm"
                    onClick={() => start(one.model)}
                    pending={pending}
                    disabledReason={isPulling ? 'One download at a time' : undefined}
                    aria-label={`Pull ${one.model}`}
                  >
                    Pull
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {pull && isPulling && (
          <div className="grid gap-1.5">
            <ProgressBar percent={pull.percent} label={`Download of ${pull.model}`} />
            <p className="flex justify-between gap-3 text-ink-soft text-xs">
              <span>{pull.message}</span>
              <span className="tabular-nums">{pull.percent} %</span>
            </p>
          </div>
        )}
        {pull?.status === 'failed' && (
          <Notice live tone="bad" title="The download failed">
            {pull.message}
          </Notice>
        )}
        {pull && isDone && !wasDone && (
          <Notice live tone="good">
            {pull.message}
          </Notice>
        )}
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Panel>
  )
}

function foundWords({ found, models }: LocalOllama): string {
  if (!found) {
    return "No Ollama found on this server's machine. Install it from ollama.com and start it. It's detected automatically and free to use."
  }
  const writers = models.filter(({ can_write }) => can_write).map(({ name }) => name)
  if (writers.length === 0)
    return "No writing model installed yet. Pull one and it's used as soon as it's downloaded."
  return `Installed: ${writers.join(', ')}. The largest one writes where no other model is connected.`
}
