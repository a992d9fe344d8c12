'use client'
import { type FormEvent, useId, useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { ChoiceTiles } from '#components/ui/choice-tiles.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Select } from '#components/ui/select.tsx'
import { Switch } from '#components/ui/switch.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import { toast } from '#components/ui/toast.ts'
import type { Site, SiteBranding, UpdateSiteInput } from '#contract/site.ts'
import type { ActionResult, Problem } from '#lib/action-result.ts'
import { AuthorsField } from './authors-field.tsx'
import { LinksField } from './links-field.tsx'
import { PictureField, type UploadPicture } from './picture-field.tsx'
import { callToActionPlaces, languages, layouts, typefaces } from './site-choices.ts'
import { SitePreview } from './site-preview.tsx'

export type SiteFormProps = {
  site: Site
  leadMagnets: readonly { value: string; label: string }[]
  save: (input: UpdateSiteInput) => Promise<ActionResult<Site>>
  upload: UploadPicture
}

type Draft = { [Member in keyof UpdateSiteInput]-?: SiteBranding[Member] }

/** How the published pages look, with the page itself beside the form. */
export function SiteForm({ site, leadMagnets, save, upload }: SiteFormProps) {
  const [saved, setSaved] = useState(site)
  const [draft, setDraft] = useState<Draft>(() => draftOf(site.branding))
  const [problem, setProblem] = useState<Problem>()
  const [isPending, setPending] = useState(false)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(draftOf(saved.branding))
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))
  const errorOf = (path: string) => (problem?.kind === 'invalid' ? problem.fieldErrors[path] : undefined)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setPending(true)
    const result = await save(draft)
    setPending(false)
    setProblem(result.ok ? undefined : result.problem)
    if (!result.ok) return
    setSaved(result.data)
    setDraft(draftOf(result.data.branding))
    toast.done('Site saved. Pages change within seconds.')
  }
  const fields = { draft, change, errorOf, upload }
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[26rem_minmax(0,1fr)]"
    >
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
        <LookPanel {...fields} colors={saved.colors} />
        <NamePanel {...fields} fallback={saved.title} />
        <EveryPagePanel {...fields} />
        <Panel title="Authors">
          <AuthorsField
            authors={draft.authors}
            upload={upload}
            errorOf={errorOf}
            onChange={(authors) => change({ authors })}
          />
        </Panel>
        <ArticlePanel {...fields} leadMagnets={leadMagnets} />
        {problem && <ProblemNotice problem={problem} />}
        <div className="sticky bottom-0 flex items-center gap-2 border-rule border-t bg-paper py-3">
          <Button
            variant="primary"
            type="submit"
            pending={isPending}
            disabledReason={isDirty ? undefined : 'No changes to save'}
          >
            Save site
          </Button>
          {isDirty && (
            <Button variant="quiet" onClick={() => setDraft(draftOf(saved.branding))}>
              Discard changes
            </Button>
          )}
        </div>
      </div>
      <div className="min-w-0 xl:sticky xl:top-4">
        <SitePreview branding={previewable(draft)} />
      </div>
    </form>
  )
}

type FieldsProps = {
  draft: Draft
  change: (part: Partial<Draft>) => void
  errorOf: (path: string) => string | undefined
  upload: UploadPicture
}

function LookPanel({ draft, change, errorOf, colors }: FieldsProps & { colors: Site['colors'] }) {
  const adjusted = colors.filter((color) => color.adjusted && color.given === draft.accent.toLowerCase())
  return (
    <Panel title="Look">
      <div className="grid gap-4">
        <ChoiceTiles
          legend="Layout"
          options={layouts}
          defaultValue={draft.layout}
          className="grid-cols-3"
          onChange={(event) => change({ layout: pick(layouts, event.target.value, draft.layout) })}
        />
        <Field label="Typeface" hint="Served by this server. Readers load nothing from third parties.">
          {(control) => (
            <Select
              {...control}
              options={typefaces}
              value={draft.typeface}
              onChange={(event) => change({ typeface: pick(typefaces, event.target.value, draft.typeface) })}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <ColorField
            label="Accent"
            value={draft.accent}
            error={errorOf('accent')}
            onChange={(accent) => change({ accent })}
          />
          <ColorField
            label="Background"
            value={draft.paper}
            error={errorOf('paper')}
            onChange={(paper) => change({ paper })}
          />
        </div>
        <p className="text-ink-faint text-xs">
          {adjusted.length > 0
            ? `Links and words use ${adjusted.map(({ used, theme, ratio }) => `${used} by ${theme === 'light' ? 'day' : 'night'} (contrast ${ratio})`).join(' and ')}: the accent alone would be hard to read.`
            : 'Where the accent would be hard to read, words use a darker or lighter one.'}
        </p>
      </div>
    </Panel>
  )
}

function ColorField(props: {
  label: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  const { label, value, error, onChange } = props
  return (
    <Field label={label} {...(error !== undefined && { error })}>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={`${label}, colour picker`}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
            onChange={(event) => onChange(event.target.value)}
            className="h-8 w-10 shrink-0 cursor-pointer rounded-md border border-rule-strong/70 bg-sheet p-0.5 max-sm:h-10"
          />
          <Input
            {...control}
            value={value}
            maxLength={7}
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
            className="font-mono"
          />
        </span>
      )}
    </Field>
  )
}

function NamePanel({ draft, change, errorOf, upload, fallback }: FieldsProps & { fallback: string }) {
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
        <TextField
          label="Tagline"
          placeholder="What readers find here, in a sentence"
          value={draft.tagline}
          error={errorOf('tagline')}
          onChange={(tagline) => change({ tagline })}
        />
        <PictureField
          label="Logo"
          kind="logo"
          file={draft.logo}
          upload={upload}
          onChange={(logo) => change({ logo })}
        />
        <PictureField
          label="Mark"
          hint="Square, for browser tabs. PNG, JPEG, WebP or SVG, up to 700 KB."
          kind="mark"
          file={draft.mark}
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
  return (
    <Panel title="In articles">
      <div className="grid gap-4">
        <Field label="Call to action" hint="What it says is in the company profile.">
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
        <Field label="Form instead" {...errorProp(errorOf('leadMagnetId'))}>
          {(control) => (
            <Select
              {...control}
              options={[{ value: '', label: 'No form' }, ...leadMagnets]}
              value={draft.leadMagnetId ?? ''}
              onChange={(event) => change({ leadMagnetId: event.target.value || null })}
            />
          )}
        </Field>
        <Toggle
          label="Table of contents"
          checked={draft.contents}
          onChange={(contents) => change({ contents })}
        />
        <Toggle
          label="Related articles"
          checked={draft.related}
          onChange={(related) => change({ related })}
        />
        <Toggle
          label="Share links"
          checked={draft.shareLinks}
          onChange={(shareLinks) => change({ shareLinks })}
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

function Toggle(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  const id = useId()
  return (
    <div className="flex items-center gap-3">
      <Switch id={id} checked={props.checked} onCheckedChange={props.onChange} />
      <label htmlFor={id} className="text-sm">
        {props.label}
      </label>
    </div>
  )
}

const errorProp = (error: string | undefined) => (error === undefined ? {} : { error })

/** The option with this value; what was there when there is none. */
function pick<const Value extends string>(
  options: readonly { value: Value }[],
  value: string,
  before: Value,
): Value {
  return options.find((option) => option.value === value)?.value ?? before
}

function languageOf(value: string): SiteBranding['language'] {
  return (
    languages.flatMap((option) => (option.value !== '' ? [option.value] : [])).find((one) => one === value) ??
    null
  )
}

function draftOf(branding: SiteBranding): Draft {
  const { name, tagline, layout, typeface, accent, paper, logo, mark, navigation, footer } = branding
  const { imprintUrl, privacyUrl, language, authors, callToAction, leadMagnetId } = branding
  const { contents, related, shareLinks } = branding
  return {
    ...{ name, tagline, layout, typeface, accent, paper, logo, mark, navigation, footer },
    ...{ imprintUrl, privacyUrl, language, authors, callToAction, leadMagnetId },
    ...{ contents, related, shareLinks },
  }
}

/** What is half typed is left out, so that the preview goes on. */
function previewable(draft: Draft): UpdateSiteInput {
  const { accent, paper, imprintUrl, privacyUrl, ...others } = draft
  const isColor = (value: string) => /^#[0-9a-f]{6}$/i.test(value)
  const isLink = (url: string | null) =>
    url === null || /^(?:https?:\/\/[^\s/]|mailto:\S|\/(?!\/))\S*$/.test(url)
  return {
    ...others,
    ...(isColor(accent) && { accent }),
    ...(isColor(paper) && { paper }),
    ...(isLink(imprintUrl) && { imprintUrl }),
    ...(isLink(privacyUrl) && { privacyUrl }),
    navigation: draft.navigation.filter(({ label, url }) => label !== '' && url !== '' && isLink(url)),
    authors: draft.authors.filter(({ name }) => name !== ''),
  }
}
