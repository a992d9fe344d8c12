'use client'
import type { Session } from 'next-auth'
import { SessionProvider, useSession } from 'next-auth/react'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { Dialog } from '#components/ui/dialog.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import type {} from '#lib/auth-types.ts'
import { formatInstant } from '#lib/format-time.ts'

export type RotateKeyProps = {
  session: Session | null
  /** Whether the server can keep the old key for a while; one that can't stops it at once. */
  canKeepOldKey: boolean
  /** Answers the new key, once. */
  showNewKey: () => Promise<ActionResult<string>>
}

/** By length, in seconds. */
const graces = [
  {
    value: '0',
    label: 'Expire it immediately',
    hint: 'Use after a leak. Other agents that use this key are signed out now.',
  },
  { value: '3600', label: 'Keep it for 1 hour' },
  { value: '86400', label: 'Keep it for 1 day', hint: 'Time to give your other agents the new key.' },
]

const usualGrace = '86400'

/** Replaces the key. The new one stays on the server; it is shown once, and only when somebody asks to see it. */
export function RotateKey({ session, ...rest }: RotateKeyProps) {
  return (
    <SessionProvider session={session} refetchOnWindowFocus={false}>
      <RotateKeyDialog {...rest} />
    </SessionProvider>
  )
}

const unexpected: Problem = { kind: 'unexpected', message: "Couldn't rotate the key. Reload and try again." }

type Rotation = { previousKeyExpiresAt?: string | undefined }

function RotateKeyDialog({ canKeepOldKey, showNewKey }: Omit<RotateKeyProps, 'session'>) {
  const { update } = useSession()
  const [open, setOpen] = useState(false)
  const [grace, setGrace] = useState(canKeepOldKey ? usualGrace : '0')
  const [rotated, setRotated] = useState<Rotation>()
  const [newKey, setNewKey] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()

  const run = <T,>(action: () => Promise<ActionResult<T>>, keep: (data: T) => void) =>
    startTransition(async () => {
      const result = await action()
      setProblem(result.ok ? undefined : result.problem)
      if (result.ok) keep(result.data)
    })
  // The session goes on with the new key, which stays on the server.
  const rotate = async () => {
    const next = await update({ rotate: { grace_seconds: Number(grace) } })
    return next?.rotation ?? { ok: false as const, problem: unexpected }
  }
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
      trigger={
        <Button variant="quiet" size="sm">
          Rotate key…
        </Button>
      }
      title={rotated ? 'API key rotated' : 'Rotate API key'}
      footer={
        rotated ? (
          <Button variant="primary" onClick={() => change(false)}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={() => change(false)}>Cancel</Button>
            <Button variant="primary" pending={pending} onClick={() => run(rotate, setRotated)}>
              Rotate key
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-3 text-ink-soft text-sm">
        {rotated ? (
          <Rotated
            rotated={rotated}
            newKey={newKey}
            isAsking={pending}
            onShow={problem ? undefined : () => run(showNewKey, setNewKey)}
          />
        ) : (
          <>
            {canKeepOldKey ? (
              <>
                <p>This dashboard switches to a new key. When should the old key expire?</p>
                <RadioGroup
                  legend="Old key"
                  options={graces}
                  value={grace}
                  onChange={(event) => setGrace(event.target.value)}
                />
              </>
            ) : (
              <p>
                This dashboard switches to a new key, and the old one expires immediately. Other agents that
                use it are signed out.
              </p>
            )}
            <p>Sends agent.key_rotated to your webhooks.</p>
          </>
        )}
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Dialog>
  )
}

type RotatedProps = {
  rotated: Rotation
  newKey: string | undefined
  isAsking: boolean
  /** Left out where it cannot be shown any more. */
  onShow: (() => void) | undefined
}

/** Until when the old key works, and the new one for whoever asks to see it. */
function Rotated({ rotated, newKey, isAsking, onShow }: RotatedProps) {
  return (
    <>
      <Notice live tone="good" title="You stay signed in with the new key">
        {rotated.previousKeyExpiresAt
          ? `The old key expires ${formatInstant(new Date(rotated.previousKeyExpiresAt))}.`
          : 'The old key has expired.'}
      </Notice>
      {newKey ? (
        <>
          <CodeBlock code={newKey} what="new key" title="New API key" wrap />
          <p>Store it in a password manager. It won't be shown again.</p>
        </>
      ) : (
        onShow && (
          <div className="grid justify-items-start gap-2">
            <p>Do other agents use this key? They need the new one. You can show it once.</p>
            <Button pending={isAsking} onClick={onShow}>
              Show new key once
            </Button>
          </div>
        )
      )}
    </>
  )
}
