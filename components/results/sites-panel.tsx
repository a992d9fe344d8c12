'use client'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Copyable } from '#components/ui/copyable.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { toast } from '#components/ui/toast.ts'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import type { TrackedSite } from '#contract/results.ts'
import type { ActionResult } from '#lib/action-result.ts'
import { useProblem } from './use-problem.ts'

export type SitesPanelProps = {
  sites: readonly TrackedSite[]
  add: (host: string) => Promise<ActionResult<TrackedSite>>
  remove: (id: string) => Promise<ActionResult>
}

/** Sites elsewhere: the tag of each, and the form for another. */
export function SitesPanel({ sites, add, remove }: SitesPanelProps) {
  const form = useFilledForm({ defaultValues: { host: '' } })
  const { problem, tell } = useProblem()
  const submit = form.handleSubmit(async ({ host }) => {
    const result = await add(host)
    const error = !result.ok && result.problem.kind === 'invalid' && result.problem.fieldErrors.host
    if (error) return form.setError('host', { message: error }, { shouldFocus: true })
    if (!tell(result)) return
    form.reset()
    toast.done('Site added')
  })
  return (
    <Panel title="Sites elsewhere">
      <div className="grid gap-4">
        <p className="text-ink-soft text-sm">
          {sites.length === 0
            ? 'Add a site to get its tag, one line that you put '
            : 'Put the tag of a site '}
          before <code className="font-mono text-xs">{'</body>'}</code> of every page. It counts the same
          things in the same way.
        </p>
        {sites.map((site) => (
          <div key={site.id} className="grid gap-1 border-rule border-t pt-3">
            <div className="flex items-center justify-between gap-3">
              <span className="font-medium text-ink text-sm">{site.host}</span>
              <span className="flex items-center gap-3 text-ink-faint text-xs">
                {site.last_seen_at ? (
                  <span>
                    seen <RelativeTime at={site.last_seen_at} />
                  </span>
                ) : (
                  'No views yet'
                )}
                <Button size="sm" onClick={async () => void tell(await remove(site.id))}>
                  Remove
                </Button>
              </span>
            </div>
            <Copyable value={site.tag} what="Tag" />
          </div>
        ))}
        <form noValidate onSubmit={submit} className="border-rule border-t pt-3">
          <Field
            label="Host name"
            hint="For example blog.example.com"
            error={form.formState.errors.host?.message}
          >
            {(control) => (
              <span className="flex gap-2">
                <Input {...control} {...form.register('host')} autoComplete="off" className="flex-1" />
                <Button type="submit" pending={form.formState.isSubmitting}>
                  Add site
                </Button>
              </span>
            )}
          </Field>
        </form>
        {problem && <ProblemNotice problem={problem} />}
      </div>
    </Panel>
  )
}
