'use client'
import { useState } from 'react'
import { buttonStyles } from '#components/ui/button-styles.ts'
import { ChoiceTiles } from '#components/ui/choice-tiles.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Panel } from '#components/ui/panel.tsx'
import type { siteExportFormats } from '#contract/site-transfer.ts'

type Format = (typeof siteExportFormats)[number]

const formats: readonly { value: Format; label: string; hint: string }[] = [
  { value: 'static', label: 'Whole site', hint: 'Pages, feeds and images, for any web host.' },
  { value: 'astro', label: 'Astro', hint: 'Markdown for src/content/blog, with images beside each text.' },
  { value: 'hugo', label: 'Hugo', hint: 'Markdown as page bundles, with images beside each text.' },
  { value: 'eleventy', label: 'Eleventy', hint: 'Markdown articles, with images beside each text.' },
]

/** Everything that is published, as a file to keep or to move with. */
export function ExportPanel({ address }: { address: string }) {
  const [format, setFormat] = useState<Format>('static')
  const [target, setTarget] = useState('')
  const isStatic = format === 'static'
  const wrong =
    isStatic && target.trim() !== '' && !/^https?:$/.test(URL.parse(target.trim())?.protocol ?? '')
  const query = new URLSearchParams({ format, ...(isStatic && target.trim() && { address: target.trim() }) })
  return (
    <Panel title="Export" id="export">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-soft text-sm">
          Everything that is published, with its images, in a ZIP file. It is yours to keep or to move with.
        </p>
        <ChoiceTiles
          legend="Format"
          options={formats}
          defaultValue="static"
          className="grid-cols-2"
          onChange={(event) =>
            setFormat(formats.find(({ value }) => value === event.target.value)?.value ?? 'static')
          }
        />
        <p className="text-ink-soft text-sm" aria-live="polite">
          {formats.find(({ value }) => value === format)?.hint}
        </p>
        {isStatic && (
          <Field
            label="Future URL"
            optional
            hint="For canonical addresses, feeds and the sitemap. Links between pages work anywhere."
            {...(wrong && { error: 'Enter a URL that starts with https://' })}
          >
            {(control) => (
              <Input
                {...control}
                type="url"
                placeholder={address}
                value={target}
                onChange={(event) => setTarget(event.target.value)}
              />
            )}
          </Field>
        )}
        <div>
          <a href={`/api/site/export?${query}`} download className={buttonStyles({ variant: 'primary' })}>
            Download ZIP
          </a>
        </div>
      </div>
    </Panel>
  )
}
