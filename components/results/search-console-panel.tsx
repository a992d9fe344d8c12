'use client'
import { useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx'
import { Field } from '#components/ui/field.tsx'
import { setFieldErrors } from '#components/ui/field-errors.ts'
import { FileInput } from '#components/ui/file-input.tsx'
import { Input } from '#components/ui/input.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { toast } from '#components/ui/toast.ts'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import type { ImportedSearchFigures, SearchConsentRequest, SearchConsole } from '#contract/search-console.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { base64Of } from '#lib/base64-of.ts'
import { formatCount } from '#lib/format-number.ts'
import { type Refusal, refusalWords } from './consent-refusals.ts'
import { useProblem } from './use-problem.ts'

export type SearchConsolePanelProps = {
  connection: SearchConsole
  connect: (input: { property: string; service_account: string }) => Promise<ActionResult<SearchConsole>>
  requestConsent: (property: string) => Promise<ActionResult<SearchConsentRequest>>
  /** Why the last consent connected nothing. */
  refusal: Refusal | undefined
  disconnect: () => Promise<ActionResult>
  importFile: (file: string) => Promise<ActionResult<ImportedSearchFigures>>
}

/** Search Console: connected by consent or by a service account, or by the file that people export. */
export function SearchConsolePanel({
  connection,
  connect,
  requestConsent,
  refusal,
  disconnect,
  importFile,
}: SearchConsolePanelProps) {
  const { problem, tell } = useProblem()
  return (
    <Panel
      title="Search Console"
      aside={
        connection.read_at && (
          <span>
            updated <RelativeTime at={connection.read_at} />
          </span>
        )
      }
    >
      <div className="grid gap-4">
        <ImportFile importFile={importFile} tell={tell} />
        {connection.connected && (
          <div className="flex flex-wrap items-center justify-between gap-3 border-rule border-t pt-4">
            <p className="wrap-anywhere min-w-0 text-ink-soft text-sm">
              <span className="font-medium text-ink">{connection.property}</span> is read every day by{' '}
              {connection.account}.
            </p>
            <ConfirmDialog
              danger
              trigger={<Button size="sm">Disconnect</Button>}
              title="Disconnect Search Console?"
              confirmLabel="Disconnect"
              onConfirm={async () => void tell(await disconnect())}
            >
              <p>The stored access and the figures that were read are deleted. Imported figures stay.</p>
              <p>
                To withdraw the permission itself, remove the account's access in Search Console or in your
                Google account.
              </p>
            </ConfirmDialog>
          </div>
        )}
        {connection.message && <Notice tone="warn">{connection.message}</Notice>}
        {/* One that fails is renewed without being disconnected, which would delete what was read. */}
        {(!connection.connected || connection.status === 'failing') && (
          <Connect {...{ connection, connect, requestConsent, refusal, tell }} />
        )}
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Panel>
  )
}

type ConnectProps = Pick<SearchConsolePanelProps, 'connection' | 'connect' | 'requestConsent' | 'refusal'> & {
  tell: (result: ActionResult<unknown>) => boolean
}

/** By consent where the server offers it, with the key file of a service account behind it. */
function Connect({ connection, connect, requestConsent, refusal, tell }: ConnectProps) {
  const form = useFilledForm({ defaultValues: { property: connection.property ?? '', service_account: '' } })
  const { isSubmitting, errors } = form.formState
  /** Answers whether it worked; what is wrong with a field is said there. */
  const tellAtFields = (result: ActionResult<unknown>) => {
    const messages = !result.ok && result.problem.kind === 'invalid' ? result.problem.fieldErrors : {}
    const { property, service_account } = messages
    const isShown = setFieldErrors(form, {
      ...(property && { property }),
      ...(service_account && { service_account }),
    })
    return !isShown && tell(result)
  }
  const offersConsent = connection.consent_offered === true
  const byKey = form.handleSubmit(async (values) => {
    if (!tellAtFields(await connect(values))) return
    form.reset()
    toast.done('Search Console connected')
  })
  const byConsent = form.handleSubmit(async ({ property }) => {
    const result = await requestConsent(property)
    if (tellAtFields(result) && result.ok) window.location.assign(result.data.url)
  })
  const keyFields = (
    <>
      <Field
        label="Key file of a service account"
        missing="Choose a key file."
        hint="It is stored encrypted."
        error={errors.service_account?.message}
      >
        {(control) => (
          <FileInput
            {...control}
            accept=".json,application/json"
            onChoose={async ([file]) => form.setValue('service_account', (await file?.text()) ?? '')}
          />
        )}
      </Field>
      <Button
        type={offersConsent ? 'button' : 'submit'}
        onClick={offersConsent ? () => void byKey() : undefined}
        pending={isSubmitting}
        className="w-fit"
      >
        Connect Search Console
      </Button>
    </>
  )
  const fields = (
    <form noValidate onSubmit={offersConsent ? byConsent : byKey} className="grid gap-3 pt-3">
      {!offersConsent && <KeySteps />}
      {refusal && <Notice tone="warn">{refusalWords[refusal]}</Notice>}
      <Field
        label="Property"
        hint="As Search Console names it, for example sc-domain:example.com"
        error={errors.property?.message}
      >
        {(control) => <Input {...control} {...form.register('property')} autoComplete="off" />}
      </Field>
      {offersConsent ? (
        <>
          <Button type="submit" variant="primary" pending={isSubmitting} className="w-fit">
            Connect with Google
          </Button>
          <details className="group">
            <summary className="w-fit cursor-pointer text-ink-soft text-sm hover:text-ink">
              Use a service account instead
            </summary>
            <div className="grid gap-3 pt-3">
              <KeySteps />
              {keyFields}
            </div>
          </details>
        </>
      ) : (
        keyFields
      )}
    </form>
  )
  return (
    <details
      // One that fails, or was refused just now, is what somebody came for.
      open={refusal !== undefined || connection.status === 'failing' || undefined}
      className="border-rule border-t pt-4"
    >
      <summary className="w-fit cursor-pointer text-sm hover:text-ink">
        <span className="font-medium text-ink">Import automatically every day</span>
        <span className="text-ink-soft">
          {offersConsent ? ', with your Google account' : ', with a service account of Google Cloud'}
        </span>
      </summary>
      {fields}
    </details>
  )
}

const keySteps = [
  'In Google Cloud, create a service account and turn on the Search Console API.',
  'Under Keys of the account, add a key of type JSON: a file is downloaded.',
  'In Search Console, open Settings, Users, and add the email address of the account.',
  'Name the property below, choose the file, and connect.',
] as const

function KeySteps() {
  return (
    <ol className="grid list-decimal gap-1 pl-5 text-ink-soft text-sm">
      {keySteps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

function ImportFile({
  importFile,
  tell,
}: Pick<SearchConsolePanelProps, 'importFile'> & { tell: (result: ActionResult<unknown>) => boolean }) {
  const [isReading, setReading] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    setReading(true)
    const result = await importFile(await base64Of(file))
    setReading(false)
    if (tell(result) && result.ok)
      toast.done(
        `Imported ${formatCount(result.data.queries, 'search', 'searches')} and ${formatCount(result.data.pages, 'page')}`,
      )
  }
  return (
    <div>
      <Field
        label="Import a file"
        hint={
          isReading
            ? 'Reading…'
            : 'In Search Console, open Performance and choose Export. The ZIP file and its CSV files work.'
        }
      >
        {(control) => (
          <FileInput
            {...control}
            accept=".csv,.zip"
            disabled={isReading}
            onChoose={([file]) => void read(file)}
          />
        )}
      </Field>
    </div>
  )
}
