'use client'
import { type ChangeEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import { toast } from '#components/ui/toast.ts'
import type { ImportedSearchFigures, SearchConsole } from '#contract/search-console.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { formatCount } from '#lib/format-number.ts'
import { useProblem } from './use-problem.ts'

export type SearchConsolePanelProps = {
  connection: SearchConsole
  connect: (input: { property: string; service_account: string }) => Promise<ActionResult<SearchConsole>>
  disconnect: () => Promise<ActionResult>
  importFile: (file: string) => Promise<ActionResult<ImportedSearchFigures>>
}

/** Search Console: connected by a service account, or by the file that people export. */
export function SearchConsolePanel({ connection, connect, disconnect, importFile }: SearchConsolePanelProps) {
  const form = useForm({ defaultValues: { property: '', service_account: '' } })
  const { problem, tell } = useProblem()
  const submit = form.handleSubmit(async (values) => {
    if (!tell(await connect(values))) return
    form.reset()
    toast.done('Search Console connected')
  })
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
        {connection.connected ? (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="wrap-anywhere min-w-0 text-ink-soft text-sm">
              <span className="font-medium text-ink">{connection.property}</span> is read every day by{' '}
              {connection.account}.
            </p>
            <Button size="sm" onClick={async () => void tell(await disconnect())}>
              Disconnect
            </Button>
          </div>
        ) : (
          <form noValidate onSubmit={submit} className="grid gap-3">
            <Field label="Property" hint="As Search Console names it, for example sc-domain:example.com">
              {(control) => <Input {...control} {...form.register('property')} autoComplete="off" />}
            </Field>
            <Field
              label="Key file of a service account"
              hint="Create one in Google Cloud, add its email address as a user of the property, and paste the JSON file here. It is stored encrypted."
            >
              {(control) => (
                <Textarea {...control} {...form.register('service_account')} rows={4} spellCheck={false} />
              )}
            </Field>
            <Button type="submit" pending={form.formState.isSubmitting} className="w-fit">
              Connect Search Console
            </Button>
          </form>
        )}
        {connection.message && <Notice tone="warn">{connection.message}</Notice>}
        <ImportFile importFile={importFile} tell={tell} />
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Panel>
  )
}

function ImportFile({
  importFile,
  tell,
}: Pick<SearchConsolePanelProps, 'importFile'> & { tell: (result: ActionResult<unknown>) => boolean }) {
  const [isReading, setReading] = useState(false)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    setReading(true)
    const result = await importFile(await base64Of(file))
    setReading(false)
    target.value = ''
    if (tell(result) && result.ok)
      toast.done(
        `Imported ${formatCount(result.data.queries, 'search', 'searches')} and ${formatCount(result.data.pages, 'page')}`,
      )
  }
  return (
    <div className="border-rule border-t pt-4">
      <Field
        label="Or import a file"
        hint={
          isReading
            ? 'Reading…'
            : 'In Search Console, open Performance and choose Export. The ZIP file and its CSV files work.'
        }
      >
        {(control) => (
          <Input
            {...control}
            type="file"
            className="h-auto py-1.5 file:mr-3 file:border-0 file:bg-transparent file:font-medium file:text-ink"
            accept=".csv,.zip"
            disabled={isReading}
            onChange={read}
          />
        )}
      </Field>
    </div>
  )
}

async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
