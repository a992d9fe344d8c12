'use client'
import { type FormEvent, type ReactNode, useRef, useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { OutboxNotice } from '#components/shell/outbox-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { codeLength } from '#components/ui/code-digits.ts'
import { CodeField } from '#components/ui/code-field.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import type { Modal } from '#components/ui/modal-frame.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { OpenedDialog } from '#components/ui/opened-dialog.tsx'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { claimRefusal, endsClaim } from '#lib/claim-end.ts'
import { codeRefusalWord } from '#lib/code-refusal-words.ts'

export type CreateKeyDialogProps = Modal & {
  /** The address that owns the workspace: the code goes there. */
  email: string
  /** Where mail is kept while the server has no mail server. */
  outbox: string | undefined
  /** Answers the sealed claim. */
  requestKey: (input: { agent_name: string }) => Promise<ActionResult<string>>
  /** Answers the key, once. */
  createKey: (input: { claim: string; otp: string }) => Promise<ActionResult<string>>
}

type Step = { at: 'name' } | { at: 'code'; claim: string } | { at: 'key'; key: string }

/** Three short steps in one dialog: what the agent is called, the mailed code, and its key. */
export function CreateKeyDialog(props: CreateKeyDialogProps) {
  const { email, outbox, requestKey, createKey, ...modal } = props
  const [step, setStep] = useState<Step>({ at: 'name' })
  const [name, setName] = useState('')
  const startOver = () => setStep({ at: 'name' })
  const change = (open: boolean) => {
    modal.onOpenChange(open)
    // A name, or a code that is waited for, is still there when the dialog is opened again; a key is not.
    if (open || step.at !== 'key') return
    startOver()
    setName('')
  }
  return (
    <OpenedDialog {...modal} onOpenChange={change} title={titles[step.at]}>
      {step.at === 'name' && (
        <NameStep
          email={email}
          name={name}
          onName={setName}
          request={() => requestKey({ agent_name: name.trim() })}
          onAsked={(claim) => setStep({ at: 'code', claim })}
          onCancel={() => change(false)}
        />
      )}
      {step.at === 'code' && (
        <CodeStep
          email={email}
          outbox={outbox}
          create={(otp) => createKey({ claim: step.claim, otp })}
          onCreated={(key) => setStep({ at: 'key', key })}
          onBack={startOver}
        />
      )}
      {step.at === 'key' && <KeyStep name={name.trim()} value={step.key} onDone={() => change(false)} />}
    </OpenedDialog>
  )
}

const titles = { name: 'Create API key', code: 'Confirm by email', key: 'API key created' }

function Buttons({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap justify-end gap-2 pt-2">{children}</div>
}

type NameStepProps = {
  email: string
  name: string
  onName: (name: string) => void
  request: () => Promise<ActionResult<string>>
  onAsked: (claim: string) => void
  onCancel: () => void
}

function NameStep({ email, name, onName, request, onAsked, onCancel }: NameStepProps) {
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(undefined)
    startTransition(async () => {
      const asked = await request()
      if (asked.ok) onAsked(asked.data)
      else setProblem(asked.problem)
    })
  }
  const error = problem?.kind === 'invalid' ? problem.fieldErrors.agent_name : undefined
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 text-ink-soft text-sm">
      <Field
        label="Name of the agent"
        hint="Shown in the list of API keys and in the email, so that you can revoke this key alone."
        error={error}
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            placeholder="Claude, Zapier, release notes…"
            maxLength={100}
            value={name}
            onChange={(event) => onName(event.target.value)}
          />
        )}
      </Field>
      <p>
        A key can spend your credits, so we confirm it with a code that we email to{' '}
        <strong className="wrap-anywhere font-medium text-ink">{email}</strong>.
      </p>
      {problem && !error && <ProblemNotice problem={problem} />}
      <Buttons>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" pending={pending}>
          Email me a code
        </Button>
      </Buttons>
    </form>
  )
}

type CodeStepProps = {
  email: string
  outbox: string | undefined
  create: (otp: string) => Promise<ActionResult<string>>
  onCreated: (key: string) => void
  onBack: () => void
}

function CodeStep({ email, outbox, create, onCreated, onBack }: CodeStepProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const field = useRef<HTMLInputElement>(null)
  const complete = (otp: string) => {
    setProblem(undefined)
    startTransition(async () => {
      const created = await create(otp)
      if (created.ok) return onCreated(created.data)
      setProblem(created.problem)
      if (claimRefusal(created.problem)) setCode('')
      field.current?.focus()
    })
  }
  const enter = (typed: string) => {
    setCode(typed)
    if (typed.length === codeLength && typed !== code && !pending) complete(typed)
  }
  const refusal = problem && claimRefusal(problem)
  const isOver = problem !== undefined && endsClaim(problem) !== undefined
  return (
    <div className="grid gap-4 text-ink-soft text-sm">
      <p>
        {outbox ? 'The link for ' : 'We sent a link to '}
        <strong className="wrap-anywhere font-medium text-ink">{email}</strong>
        {outbox ? ' is in the outbox.' : '.'} It shows a 6-digit code: enter it here.
      </p>
      {outbox && !isOver && <OutboxNotice href={outbox} />}
      {isOver ? (
        <Notice live tone="warn" title="This request has expired">
          No key was created. Start again to get a new code.
        </Notice>
      ) : (
        <CodeField
          ref={field}
          value={code}
          onChange={enter}
          busy={pending}
          error={codeRefusalWord(refusal)}
        />
      )}
      {problem && !refusal && (
        <ProblemNotice
          problem={problem}
          onRetry={code.length === codeLength ? () => complete(code) : undefined}
          retrying={pending}
        />
      )}
      <Buttons>
        <Button onClick={onBack} variant={isOver ? 'primary' : 'secondary'}>
          {isOver ? 'Start again' : 'Back'}
        </Button>
      </Buttons>
    </div>
  )
}

function KeyStep({ name, value, onDone }: { name: string; value: string; onDone: () => void }) {
  return (
    <div className="grid gap-3 text-ink-soft text-sm">
      <Notice live tone="good" title={`${name} can connect now`}>
        Copy the key now. It won't be shown again.
      </Notice>
      <CodeBlock code={value} what="new key" title={`API key of ${name}`} wrap />
      <p>Keep it in a password manager or in the settings of the agent.</p>
      <Buttons>
        <Button variant="primary" onClick={onDone}>
          Done
        </Button>
      </Buttons>
    </div>
  )
}
