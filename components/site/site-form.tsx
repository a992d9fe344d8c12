'use client'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { SaveBar } from '#components/ui/save-bar.tsx'
import { Select } from '#components/ui/select.tsx'
import { SwitchField } from '#components/ui/switch-field.tsx'
import { Tabs } from '#components/ui/tabs.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Site, SiteBranding, UpdateSiteInput } from '#contract/site.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { AuthorsField } from './authors-field.tsx'
import { LinksField } from './links-field.tsx'
import { LookPanel } from './look-panel.tsx'
import { PictureField, type UploadPicture } from './picture-field.tsx'
import { callToActionPlaces, languages, pick } from './site-choices.ts'
import { draftOf, previewable, type SiteDraft } from './site-draft.ts'
import { SitePreview } from './site-preview.tsx'

export type SiteFormProps = {
  site: Site
  leadMagnets: readonly { value: string; label: string }[]
  save: (input: UpdateSiteInput) => Promise<ActionResult<Site>>
  upload: UploadPicture
  /** What is not part of the form: its own domain, and moving in and out. */
  domain: ReactNode
  transfer: ReactNode
}

/** What is shown by the preview, in the order in which a site is set up. */
const designed = ['look', 'name', 'menu', 'authors', 'articles'] as const
const sections = [...designed, 'domain', 'transfer'] as const

/** The published site by parts: how its pages look, with the page itself beside the fields, and where it is. */
export function SiteForm({ site, leadMagnets, save, upload, domain, transfer }: SiteFormProps) {
  const [section, setSection] = useQueryState('section', parseAsStringLiteral(sections).withDefault('look'))
  const [saved, setSaved] = useState(site)
  const [draft, setDraft] = useState<SiteDraft>(() => draftOf(site.branding))
  const [problem, setProblem] = useState<Problem>()
  const [isPending, setPending] = useState(false)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(saved.branding))
  const change = (part: Partial<SiteDraft>) => setDraft((before) => ({ ...before, ...part }))
  const errorOf = (path: string) => (problem?.kind === 'invalid' ? problem.fieldErrors[path] : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    const result = await save(draft)
    setPending(false)
    setProblem(result.ok ? undefined : result.problem)
    if (!result.ok) return showRefused(result.problem)
    setSaved(result.data)
    setDraft(draftOf(result.data.branding))
    toast.done('Site saved. Pages change within seconds.')
  }
  /** A field that was refused may be in another part. */
  const showRefused = (refused: Problem) => {
    const [path] = refused.kind === 'invalid' ? Object.keys(refused.fieldErrors) : []
    if (path !== undefined) void setSection(sectionOf(path))
  }
  const pictures = `${saved.url}/_brand/`
  const fields = { draft, change, errorOf, upload, pictures }
  const authors = (
    <Panel title="Authors">
      <AuthorsField
        authors={draft.authors}
        upload={upload}
        pictures={pictures}
        errorOf={errorOf}
        onChange={(update) => setDraft((before) => ({ ...before, authors: update(before.authors) }))}
      />
    </Panel>
  )
  return (
    <Tabs
      label="Parts of the published site"
      value={section}
      onValueChange={(chosen) => void setSection(sections.find((one) => one === chosen) ?? null)}
      tabs={[
        { value: 'look', label: 'Look', content: <LookPanel {...fields} saved={saved.colors} /> },
        { value: 'name', label: 'Name', content: <NamePanel {...fields} fallback={saved.title} /> },
        { value: 'menu', label: 'Menu', content: <EveryPagePanel {...fields} /> },
        { value: 'authors', label: 'Authors', content: authors },
        {
          value: 'articles',
          label: 'Articles',
          content: <ArticlePanel {...fields} leadMagnets={leadMagnets} />,
        },
        { value: 'domain', label: 'Domain', content: domain },
        { value: 'transfer', label: 'Move', content: transfer },
      ]}
      frame={(content) =>
        designed.some((one) => one === section) ? (
          <form
            noValidate
            onSubmit={(event) => void submit(event)}
            className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-5 gap-y-3 xl:grid-cols-[21rem_minmax(0,1fr)]"
          >
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
              <div className="min-w-0">{content}</div>
              {problem && <ProblemNotice problem={problem} />}
              <SaveBar
                label="Save site"
                isDirty={isDirty}
                isPending={isPending}
                onDiscard={() => setDraft(draftOf(saved.branding))}
              />
            </div>
            <div className="min-w-0 xl:sticky xl:top-4 xl:pt-3">
              <SitePreview branding={previewable(draft)} />
            </div>
          </form>
        ) : (
          content
        )
      }
    />
  )
}

/** Where the field of a path stands. */
function sectionOf(path: string): (typeof designed)[number] {
  const [member = ''] = path.split('.')
  if (['accent', 'paper', 'layout', 'typeface'].includes(member)) return 'look'
  if (['navigation', 'footer', 'imprintUrl', 'privacyUrl'].includes(member)) return 'menu'
  if (member === 'authors') return 'authors'
  return ['leadMagnetId', 'callToAction', 'contents', 'related', 'shareLinks'].includes(member)
    ? 'articles'
    : 'name'
}

type FieldsProps = {
  draft: SiteDraft
  change: (part: Partial<SiteDraft>) => void
  errorOf: (path: string) => string | undefined
  upload: UploadPicture
  /** Address that stored pictures are below. */
  pictures: string
}

function NamePanel({
  draft,
  change,
  errorOf,
  upload,
  pictures,
  fallback,
}: FieldsProps & { fallback: string }) {
  return (
    <Panel title="Name and logo">
      <div className="grid gap-4">
        <TextField
          label="Name"
          placeholder={fallback}
          value={draft.name ?? ''}
          error={errorOf('name')}
          onChange={(name) => change({ name: name || null })}
        />
        <Field label="Tagline" optional {...errorProp(errorOf('tagline'))}>
          {(control) => (
            // One paragraph, which is seen whole however long it is.
            <Textarea
              {...control}
              rows={2}
              className="min-h-8 resize-none"
              placeholder="What readers find here, in a sentence"
              value={draft.tagline}
              onChange={(event) => change({ tagline: event.target.value.replaceAll(/\s*\n\s*/g, ' ') })}
            />
          )}
        </Field>
        <PictureField
          label="Logo"
          kind="logo"
          file={draft.logo}
          pictures={pictures}
          upload={upload}
          onChange={(logo) => change({ logo })}
        />
        <PictureField
          label="Mark"
          hint="Square, for browser tabs. PNG, JPEG, WebP or SVG, up to 700 KB."
          kind="mark"
          file={draft.mark}
          pictures={pictures}
          upload={upload}
          onChange={(mark) => change({ mark })}
        />
        <Field label="Language of labels">
          {(control) => (
            <Select
              {...control}
              options={languages}
              value={draft.language ?? ''}
              onChange={(event) => change({ language: languageOf(event.target.value) })}
            />
          )}
        </Field>
      </div>
    </Panel>
  )
}

function EveryPagePanel({ draft, change, errorOf }: FieldsProps) {
  return (
    <Panel title="On every page">
      <div className="grid gap-4">
        <LinksField
          links={draft.navigation}
          errorOf={errorOf}
          onChange={(navigation) => change({ navigation })}
        />
        <Field label="Footer" optional {...errorProp(errorOf('footer'))}>
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={draft.footer}
              onChange={(event) => change({ footer: event.target.value })}
            />
          )}
        </Field>
        <TextField
          label="Imprint"
          placeholder="https://"
          value={draft.imprintUrl ?? ''}
          error={errorOf('imprintUrl')}
          onChange={(url) => change({ imprintUrl: url || null })}
        />
        <TextField
          label="Privacy notice"
          placeholder="https://"
          value={draft.privacyUrl ?? ''}
          error={errorOf('privacyUrl')}
          onChange={(url) => change({ privacyUrl: url || null })}
        />
      </div>
    </Panel>
  )
}

function ArticlePanel(props: FieldsProps & { leadMagnets: SiteFormProps['leadMagnets'] }) {
  const { draft, change, errorOf, leadMagnets } = props
  const forms = leadMagnets.map(({ value, label }) => ({ value, label: `A sign-up: ${label}` }))
  return (
    <Panel title="In articles">
      <div className="grid gap-4">
        <Field
          label="Ask readers for"
          hint={
            draft.leadMagnetId === null ? (
              <>
                Its words and link are in the <TextLink href="/settings/company">company profile</TextLink>.
              </>
            ) : undefined
          }
          {...errorProp(errorOf('leadMagnetId'))}
        >
          {(control) => (
            <Select
              {...control}
              options={[{ value: '', label: 'The company’s next step' }, ...forms]}
              value={draft.leadMagnetId ?? ''}
              onChange={(event) => change({ leadMagnetId: event.target.value || null })}
            />
          )}
        </Field>
        <Field label="Where">
          {(control) => (
            <Select
              {...control}
              options={callToActionPlaces}
              value={draft.callToAction}
              onChange={(event) =>
                change({ callToAction: pick(callToActionPlaces, event.target.value, draft.callToAction) })
              }
            />
          )}
        </Field>
        <SwitchField
          label="Table of contents"
          checked={draft.contents}
          onCheckedChange={(contents) => change({ contents })}
        />
        <SwitchField
          label="Related articles"
          checked={draft.related}
          onCheckedChange={(related) => change({ related })}
        />
        <SwitchField
          label="Share links"
          checked={draft.shareLinks}
          onCheckedChange={(shareLinks) => change({ shareLinks })}
        />
      </div>
    </Panel>
  )
}

function TextField(props: {
  label: string
  placeholder: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const { label, placeholder, value, error, onChange } = props
  return (
    <Field label={label} optional {...errorProp(error)}>
      {(control) => (
        <Input
          {...control}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

const errorProp = (error: string | undefined) => (error === undefined ? {} : { error })

function languageOf(value: string): SiteBranding['language'] {
  return (
    languages.flatMap((option) => (option.value !== '' ? [option.value] : [])).find((one) => one === value) ??
    null
  )
}
