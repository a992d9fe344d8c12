'use client'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { formatInstant } from '#lib/format-time.ts'

export type RotateKeyProps = {
  rotate: (graceSeconds: number) => Promise<ActionResult<{ previousKeyExpiresAt?: string | undefined }>>
  /** Answers the new key, once. */
  showNewKey: () => Promise<ActionResult<string>>
}

const graces = [
  { value: '0', label: 'Stop it at once', hint: 'Other programs with the old key are signed out now.' },
  { value: '3600', label: 'Let it work for an hour', hint: 'Time to give them the new one.' },
  { value: '86400', label: 'Let it work for a day', hint: 'For programs that somebody else looks after.' },
]

/** Replaces the key. The new one stays on the server; it is shown once, and only when somebody asks to see it. */
export function RotateKey({ rotate, showNewKey }: RotateKeyProps) {
  const [open, setOpen] = useState(false)
  const [grace, setGrace] = useState('0')
  const [rotated, setRotated] = useState<{ previousKeyExpiresAt?: string | undefined }>()
  const [newKey, setNewKey] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()

  const run = <T,>(action: () => Promise<ActionResult<T>>, keep: (data: T) => void) =>
    startTransition(async () => {
      const result = await action()
      setProblem(result.ok ? undefined : result.problem)
      if (result.ok) keep(result.data)
    })
  const change = (next: boolean) => {
    setOpen(next)
    if (next) return
    setRotated(undefined)
    setNewKey(undefined)
    setProblem(undefined)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={<Button>Rotate key…</Button>}
      title={rotated ? 'The key was rotated' : 'Rotate the key'}
      footer={
        rotated ? (
          <Button variant="primary" onClick={() => change(false)}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={() => change(false)}>Cancel</Button>
            <Button
              variant="primary"
              pending={pending}
              onClick={() => run(() => rotate(Number(grace)), setRotated)}
            >
              Rotate key
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-3 text-ink-soft text-sm">
        {rotated ? (
          <>
            <Notice live tone="good" title="You stay signed in with the new key.">
              {rotated.previousKeyExpiresAt
                ? `The old key works until ${formatInstant(new Date(rotated.previousKeyExpiresAt))}.`
                : 'The old key has stopped.'}
            </Notice>
            {newKey ? (
              <>
                <CodeBlock code={newKey} what="new key" title="New key: it is not shown again" wrap />
                <p>Keep it where passwords are kept, then close this.</p>
              </>
            ) : (
              !problem && (
                <div className="grid justify-items-start gap-2">
                  <p>Do other programs use this key, too? They need the new one; it can be shown once.</p>
                  <Button pending={pending} onClick={() => run(showNewKey, setNewKey)}>
                    Show the new key once
                  </Button>
                </div>
              )
            )}
          </>
        ) : (
          <>
            <p>This dashboard gets a new key and goes on. What shall happen to the old one?</p>
            <RadioGroup
              legend="The old key"
              options={graces}
              value={grace}
              onChange={(event) => setGrace(event.target.value)}
            />
            <p>Your webhooks are told by the event agent.key_rotated.</p>
          </>
        )}
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Dialog>
  )
}
