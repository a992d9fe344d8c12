'use client'
import { useEffect, useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { Textarea } from '#components/ui/textarea.tsx'
import { toast } from '#components/ui/toast.ts'
import { joinParts, readParts, whyUnfit } from '#contract/adaptation-parts.ts'
import { findPlatformRule } from '#contract/adaptation-platforms.ts'
import type { Adaptation } from '#contract/adaptations.ts'
import { countLength } from '#contract/post-length.ts'
import type { Problem } from '#lib/action-result.ts'
import type { AdaptationActions } from './adaptation-actions.ts'
import { LengthCounter } from './length-counter.tsx'
import { platformName } from './platform-words.ts'

export type AdaptationEditorProps = {
  adaptation: Adaptation
  save: AdaptationActions['save']
  onSaved: () => Promise<void>
  onCancel: () => void
}

const storageKey = (id: string) => `masthead.form.adaptation.${id}`

/** The parts of an adaptation as fields, counted at every stroke exactly as the platform counts. */
export function AdaptationEditor({ adaptation, save, onSaved, onCancel }: AdaptationEditorProps) {
  const { adaptationId: id, platform, content, version = 1 } = adaptation
  const [texts, setTexts] = useState(() =>
    readParts(platform, keptText(id, version) ?? content).map((part) => part.content),
  )
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  const rule = findPlatformRule(platform)
  const isThread = rule?.parts.kind === 'thread'
  const whole = joinParts(texts)
  const labels = readParts(platform, whole)
  const unfit = whyUnfit(platform, whole)
  const name = platformName(platform)

  // Nothing typed is lost to a reload.
  useEffect(() => {
    if (whole !== content) sessionStorage.setItem(storageKey(id), JSON.stringify({ version, whole }))
  }, [id, version, whole, content])

  const done = () => sessionStorage.removeItem(storageKey(id))
  const submit = () =>
    startTransition(async () => {
      setProblem(undefined)
      const result = await save(id, { version, content: whole })
      if (!result.ok) return setProblem(result.problem)
      done()
      await onSaved()
      toast.done(`Post for ${name} saved`)
    })

  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (unfit === undefined) submit()
      }}
    >
      {texts.map((text, index) => {
        const label = isThread ? `Post ${index + 1} of ${texts.length}` : (labels[index]?.label ?? 'Text')
        const limit = rule?.parts.kind === 'thread' ? rule.parts.limit : labels[index]?.limit
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity than their place.
          <div key={index} className="grid gap-1">
            <LengthCounter
              label={label}
              count={countLength(text.trim(), rule?.counting ?? 'code_points')}
              limit={limit}
            />
            <Textarea
              aria-label={`${label} for ${name}`}
              dir="auto"
              value={text}
              onChange={(event) => {
                const next = event.target.value
                setTexts(texts.map((one, at) => (at === index ? next : one)))
              }}
            />
            {isThread && texts.length > 2 && (
              <Button
                size="sm"
                variant="quiet"
                className="w-fit"
                onClick={() => setTexts(renumbered(texts.filter((_, at) => at !== index)))}
                aria-label={`Remove post ${index + 1}`}
              >
                Remove
              </Button>
            )}
          </div>
        )
      })}
      {isThread && (
        <Button
          size="sm"
          className="w-fit"
          onClick={() => setTexts(renumbered([...texts, `${texts.length + 1}/${texts.length + 1} `]))}
        >
          Add a post
        </Button>
      )}
      <p aria-live="polite" className="text-bad text-xs empty:hidden">
        {unfit}
      </p>
      {problem && <ProblemNotice problem={problem} />}
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="sm"
          variant="primary"
          pending={pending}
          disabledReason={unfit ?? (whole === content ? 'No changes to save' : undefined)}
        >
          Save
        </Button>
        <Button
          size="sm"
          onClick={() => {
            done()
            onCancel()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Posts that carry their number get the new one; others stay as they are. */
function renumbered(posts: readonly string[]): string[] {
  return posts.map((post, index) => post.replace(/^\d{1,2}\/\d{1,2}(?=\s)/, `${index + 1}/${posts.length}`))
}

/** The text typed before a reload, unless another person has saved since. */
function keptText(id: string, version: number): string | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(id)) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('version' in kept) || !('whole' in kept))
      return undefined
    return kept.version === version && typeof kept.whole === 'string' ? kept.whole : undefined
  } catch {
    return undefined
  }
}
