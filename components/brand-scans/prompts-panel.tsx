'use client'
import { Plus, RotateCcw, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import type { BrandScan } from '#contract/brand-scans.ts'
import { formatCount } from '#lib/format-number.ts'
import { promptsOf } from './prompts-of.ts'
import { scanFormHref } from './scan-form-values.ts'
import { questionKind } from './scan-words.ts'

const maxPrompts = 8

/** What was asked, as a list to edit for the next scan. Nothing where the service does not tell its questions. */
export function PromptsPanel({ scan }: { scan: BrandScan }) {
  const asked = promptsOf(scan)
  const [edited, setEdited] = useState<readonly string[]>()
  if (asked.length === 0) return null
  const prompts = edited ?? asked.map(({ question }) => question)
  const known = new Map(asked.map((prompt) => [prompt.question, prompt]))
  const change = (at: number, words: string) => setEdited(prompts.with(at, words))
  const sent = prompts.map((prompt) => prompt.trim()).filter(Boolean)
  return (
    <Panel
      className="print:hidden"
      title="Prompts"
      aside={
        edited && (
          <Button size="sm" variant="quiet" onClick={() => setEdited(undefined)}>
            <RotateCcw aria-hidden /> Undo changes
          </Button>
        )
      }
    >
      <ol className="grid gap-2">
        {prompts.map((prompt, at) => {
          const result = known.get(prompt)
          return (
            // A prompt is its place in the list while it is typed.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 gap-y-0.5">
              <Textarea
                aria-label={`Prompt ${at + 1}`}
                rows={1}
                value={prompt}
                maxLength={300}
                className="field-sizing-content min-h-0 resize-none"
                // One prompt a line is how they are sent.
                onChange={(event) => change(at, event.target.value.replace(/\s*\n\s*/g, ' '))}
              />
              <Button
                variant="quiet"
                square
                aria-label={`Remove prompt ${at + 1}`}
                onClick={() => setEdited(prompts.toSpliced(at, 1))}
              >
                <X aria-hidden />
              </Button>
              <span className="text-ink-faint text-xs">
                {result
                  ? `${questionKind(result)} · named by ${result.mentioned} of ${formatCount(result.answered, 'engine')}`
                  : 'Not asked yet'}
              </span>
            </li>
          )
        })}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          size="sm"
          onClick={() => setEdited([...prompts, ''])}
          disabledReason={prompts.length >= maxPrompts ? `${maxPrompts} prompts is the maximum` : undefined}
        >
          <Plus aria-hidden /> Add prompt
        </Button>
        {edited && sent.length > 0 && (
          <LinkButton
            size="sm"
            variant="primary"
            href={scanFormHref({
              brandName: scan.brand_name ?? '',
              category: scan.category?.source === 'given' ? scan.category.name : '',
              aliases: scan.aliases?.join(', ') ?? '',
              questions: sent.join('\n'),
            })}
          >
            Scan with these prompts
          </LinkButton>
        )}
      </div>
    </Panel>
  )
}
