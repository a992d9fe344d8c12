'use client'
import { type FormEvent, useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { besideField, Field } from '#components/ui/field.tsx'
import { fieldWidth } from '#components/ui/form-page.tsx'
import { Input } from '#components/ui/input.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { CompanyProfileSuggestion, SuggestCompanyProfileInput } from '#contract/settings.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'

export type FillFromSiteProps = {
  /** The site that is known already; typed over where another is to be read. */
  website: string | undefined
  suggest: (input: SuggestCompanyProfileInput) => Promise<ActionResult<CompanyProfileSuggestion>>
  /** Takes what was found over; answers how many fields it filled. */
  onFound: (found: CompanyProfileSuggestion) => number
}

/** Reads the company's own site, so that only what is wrong or missing has to be typed. */
export function FillFromSite({ website, suggest, onFound }: FillFromSiteProps) {
  const [address, setAddress] = useState(website ?? '')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<Problem>()
  const [pending, setPending] = useState(false)
  const [found, setFound] = useState<{ filled: number; suggestion: CompanyProfileSuggestion }>()

  const read = async (event: FormEvent) => {
    event.preventDefault()
    const typed = address.trim()
    const url = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`
    setProblem(undefined)
    setFound(undefined)
    if (!URL.canParse(url) || !new URL(url).hostname.includes('.'))
      return setError('Enter the URL of your website.')
    setError(undefined)
    setPending(true)
    const result = await suggest({ url })
    setPending(false)
    if (result.ok) setFound({ suggestion: result.data, filled: onFound(result.data) })
    else if (result.problem.kind === 'invalid')
      setError(result.problem.fieldErrors.url ?? result.problem.message)
    else setProblem(result.problem)
  }

  return (
    <Panel title="Fill from my website">
      <form noValidate onSubmit={read} className="grid gap-3">
        <div className={`flex flex-wrap items-start gap-2 ${fieldWidth}`}>
          <Field
            label="Website"
            hint="Reads up to 6 public pages and fills in empty fields. Nothing is saved until you save."
            error={error}
            className="min-w-0 flex-1 basis-64"
          >
            {(control) => (
              <Input
                {...control}
                value={address}
                onChange={(event) => setAddress(event.target.value)}
                inputMode="url"
                autoComplete="url"
                placeholder="example.com"
              />
            )}
          </Field>
          <Button type="submit" pending={pending} className={besideField}>
            {pending ? 'Reading your website' : 'Read website'}
          </Button>
        </div>
        {problem && <ProblemNotice problem={problem} />}
        {found && <Found {...found} />}
      </form>
    </Panel>
  )
}

function Found({ filled, suggestion }: { filled: number; suggestion: CompanyProfileSuggestion }) {
  const { pages, engine, warnings } = suggestion
  const read = pages.length === 1 ? '1 page' : `${pages.length} pages`
  const by = engine.startsWith('model: ') ? ` with ${engine.slice('model: '.length)}` : ''
  return (
    <Notice
      live
      tone={filled > 0 ? 'good' : 'info'}
      title={filled > 0 ? `${filled} ${filled === 1 ? 'field' : 'fields'} filled` : 'No empty fields to fill'}
    >
      <p>
        Read {read} {by}. Check each entry, then save.
      </p>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Notice>
  )
}
