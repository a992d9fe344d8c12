'use client'
import { useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { SwitchField } from '#components/ui/switch-field.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Settings, UpdateSettingsInput } from '#contract/settings.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { RetentionField } from './retention-field.tsx'

type Counting = NonNullable<Settings['results']>
type Change = NonNullable<UpdateSettingsInput['results']>

export type CountingFormProps = {
  counting: Counting
  save: (results: Change) => Promise<ActionResult<Settings>>
}

const switches = [
  {
    name: 'countViews',
    label: 'Count views of the published site',
    hint: 'Page, day, source and country of a view. Nothing about the reader is stored: no cookie, no IP address, no browser.',
  },
  {
    name: 'countReads',
    label: 'Count reads to the end',
    hint: 'Adds a script of 0.8 KB to published pages, which stores nothing in the browser. Pages have no script without it.',
  },
] as const

/** What is counted, and for how long it is kept; every change saves at once. */
export function CountingForm({ counting, save }: CountingFormProps) {
  const [shown, setShown] = useState(counting)
  const [problem, setProblem] = useState<Problem>()
  const change = async (part: Change) => {
    const before = shown
    setShown({ ...shown, ...part })
    const result = await save(part)
    setProblem(result.ok ? undefined : result.problem)
    if (!result.ok) return setShown(before)
    toast.done('Settings saved')
  }
  return (
    <Panel title="What is counted">
      <div className="grid gap-4">
        {switches.map(({ name, label, hint }) => (
          <SwitchField
            key={name}
            label={label}
            hint={hint}
            checked={shown[name]}
            onCheckedChange={(checked) => void change({ [name]: checked })}
          />
        ))}
        <p className="border-rule border-t pt-4 text-ink-soft text-sm">
          Readers whose browser sends Do Not Track or Global Privacy Control aren't counted, and neither are
          bots. We distinguish visitors by a number that changes every day and can't be traced back, so a
          reader who returns tomorrow counts as another visitor.
        </p>
        <RetentionField days={shown.retentionDays} onChange={(retentionDays) => change({ retentionDays })} />
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Panel>
  )
}
