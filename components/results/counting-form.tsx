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
    hint: 'Views, visitors and where they came from, without cookies.',
  },
  {
    name: 'countReads',
    label: 'Count reads to the end',
    hint: 'How many readers reach the end of an article.',
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
        <details className="border-rule border-t pt-3">
          <summary className="w-fit cursor-pointer text-ink-soft text-sm hover:text-ink">
            Privacy, and how long statistics are kept
          </summary>
          <div className="grid gap-4 pt-3">
            <ul className="grid list-disc gap-1 pl-5 text-ink-soft text-sm">
              <li>
                A view is stored as its page, day, source and country: no cookie, no IP address, no browser.
              </li>
              <li>Bots, and browsers that send Do Not Track or Global Privacy Control, aren't counted.</li>
              <li>A reader who returns tomorrow counts as another visitor.</li>
              <li>Counting reads to the end adds a script of 0.8 KB to published pages.</li>
            </ul>
            <RetentionField
              days={shown.retentionDays}
              onChange={(retentionDays) => change({ retentionDays })}
            />
          </div>
        </details>
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Panel>
  )
}
