'use client'
import { useRef, useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { OutboxNotice } from '#components/shell/outbox-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { codeLength } from '#components/ui/code-digits.ts'
import { CodeField } from '#components/ui/code-field.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { claimRefusal, endsClaim } from '#lib/claim-end.ts'
import { codeRefusalWord } from '#lib/code-refusal-words.ts'
import { useHandedCode } from './handed-code.ts'
import { MailHelp } from './mail-help.tsx'
import { endWords } from './refusal-messages.ts'
import { ResendButton } from './resend-button.tsx'
import type { ShownClaim } from './shown-claim.ts'
import { signInWith } from './sign-in-with.ts'
import { useSignedInElsewhere } from './signed-in-elsewhere.ts'

export type CheckMailProps = {
  claim: ShownClaim
  /** Address of the local outbox, while mail stays on this machine. */
  outbox?: string
  /** The page to go to. */
  next: string
  resend: () => Promise<ActionResult>
  startOver: () => Promise<ActionResult>
}

/** The mail is on its way: the code is typed here, or a new link is asked for. */
export function CheckMail({ claim, outbox, next, resend, startOver }: CheckMailProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const field = useRef<HTMLInputElement>(null)
  const submit = (entered: string) => {
    setProblem(undefined)
    startTransition(async () => {
      const refused = await signInWith({ otp: entered }, next)
      setProblem(refused)
      if (claimRefusal(refused)) setCode('')
      field.current?.focus()
    })
  }
  const change = (typed: string) => {
    setCode(typed)
    if (typed.length === codeLength && typed !== code && !pending) submit(typed)
  }
  useSignedInElsewhere(next)
  useHandedCode((handed) => {
    if (!claim.ended) change(handed)
  })
  const afterResend = (result: ActionResult) => {
    setProblem(result.ok ? undefined : result.problem)
    // The code of the mail before goes on working where no other was sent.
    if (result.ok) setCode('')
    field.current?.focus()
  }
  const leave = async () => {
    const result = await startOver()
    if (!result.ok) setProblem(result.problem)
  }
  const refusal = problem && claimRefusal(problem)
  const end = claim.ended ?? (problem && endsClaim(problem))
  const retry = codeRefusalWord(refusal)
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 className="font-medium font-serif text-3xl text-ink tracking-[-0.01em]">Check your email</h1>
        <p className="text-ink-soft text-sm">
          {outbox ? 'The link for ' : 'We sent a link to '}
          <strong className="wrap-anywhere font-medium text-ink">{claim.email}</strong>
          {outbox ? ' is in the outbox.' : '.'}
          {!end && ' It shows a 6-digit code: enter it here.'}
        </p>
      </div>
      {outbox && !end && <OutboxNotice href={outbox} />}
      {end ? (
        <Notice live tone="warn" title={endWords[end].title}>
          {endWords[end].text}
        </Notice>
      ) : (
        <CodeField ref={field} value={code} onChange={change} busy={pending} error={retry} />
      )}
      <p role="status" className="sr-only">
        {pending ? 'Signing you in' : ''}
      </p>
      {problem && !refusal && (
        <ProblemNotice
          problem={problem}
          onRetry={code.length === codeLength ? () => submit(code) : undefined}
          retrying={pending}
        />
      )}
      <div className="grid gap-2">
        <ResendButton
          mailedAt={end ? undefined : claim.mailedAt}
          label={end ? endWords[end].action : 'Send a new link'}
          primary={end !== undefined}
          resend={resend}
          onDone={afterResend}
        />
        <form action={leave} className="grid">
          <Button type="submit" variant="quiet">
            Use a different email address
          </Button>
        </form>
      </div>
      {!end && <MailHelp claim={claim} isKept={outbox !== undefined} />}
    </div>
  )
}
