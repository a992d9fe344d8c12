'use client'
import { useRouter } from 'next/navigation'
import { useId, useState } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { FileInput } from '#components/ui/file-input.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import { type ImportedArticles, maxImportBytes, maxImportFiles } from '#contract/site-transfer.ts'
import type { Problem } from '#lib/action-result.ts'
import { base64Of } from '#lib/base64-of.ts'
import { QueryError } from '#lib/queries/fetch-json.ts'
import { sendImport } from '#lib/queries/transfer.ts'

/** Articles from another site, as drafts. */
export function ImportPanel() {
  const id = useId()
  const router = useRouter()
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const [result, setResult] = useState<ImportedArticles>()
  const send = async (chosen: readonly File[]) => {
    setResult(undefined)
    setProblem(tooMuch(chosen))
    if (tooMuch(chosen)) return
    setPending(true)
    try {
      const files = await Promise.all(
        chosen.map(async (file) => ({
          name: file.webkitRelativePath || file.name,
          content: await base64Of(file),
        })),
      )
      setResult(await sendImport({ files }))
      router.refresh()
    } catch (error) {
      if (!(error instanceof QueryError)) throw error
      setProblem(error.problem)
    } finally {
      setPending(false)
    }
  }
  return (
    <Panel title="Import" id="import">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-soft text-sm">
          Markdown files with front matter from Astro, Hugo, Eleventy, Jekyll or Next, with their images. Each
          becomes a draft with its title, slug, tags, date and canonical URL. Free.
        </p>
        <div className="grid gap-1">
          <label htmlFor={id} className="font-medium text-sm">
            ZIP or Markdown files
          </label>
          <FileInput
            id={id}
            multiple
            accept=".zip,.md,.mdx,.markdown,image/png,image/jpeg,image/webp,image/gif,image/svg+xml"
            disabled={isPending}
            aria-describedby={`${id}-hint`}
            onChoose={(chosen) => void send(chosen)}
          />
          <p id={`${id}-hint`} className="text-ink-faint text-xs">
            {isPending ? 'Importing…' : 'Up to 12 MB per import.'}
          </p>
        </div>
        {problem && <ProblemNotice problem={problem} />}
        {result && <ImportResult result={result} />}
      </div>
    </Panel>
  )
}

function ImportResult({ result: { imported, refused } }: { result: ImportedArticles }) {
  const notes = [
    ...imported.flatMap(({ title, notes: said }) => said.map((note) => ({ about: title, note }))),
    ...refused.map(({ file, message }) => ({ about: file, note: `Not imported: ${message}` })),
  ]
  const drafts = imported.length === 1 ? '1 draft' : `${imported.length} drafts`
  return (
    <Notice tone={refused.length > 0 ? 'warn' : 'good'} live>
      <div className="grid gap-2">
        <p>
          {imported.length > 0 ? (
            <>
              Created {drafts}. <TextLink href="/articles?status=generated">Show drafts</TextLink>
            </>
          ) : (
            'No drafts created.'
          )}
        </p>
        {notes.length > 0 && (
          <ul className="grid max-h-64 gap-1 overflow-y-auto">
            {notes.map(({ about, note }) => (
              <li key={`${about} ${note}`} className="wrap-anywhere">
                <span className="font-medium">{about}</span> {note}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Notice>
  )
}

function tooMuch(files: readonly File[]): Problem | undefined {
  const isTooMuch =
    files.length > maxImportFiles || files.reduce((sum, { size }) => sum + size, 0) > maxImportBytes
  if (!isTooMuch) return undefined
  const message = 'These are more than 200 files or 12 MB. Import them in parts.'
  return { kind: 'invalid', message, fieldErrors: {} }
}
