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
import { forgetTyped, keepTyped, typedBefore } from './typed-adaptation.ts'

export type AdaptationEditorProps = {
  adaptation: Adaptation
  save: AdaptationActions['save']
  onSaved: () => Promise<void>
  onCancel: () => void
}

/** The parts of an adaptation as fields, counted at every stroke exactly as the platform counts. */
export function AdaptationEditor({ adaptation, save, onSaved, onCancel }: AdaptationEditorProps) {
  const { adaptationId: id, platform, content, version = 1 } = adaptation
  const [texts, setTexts] = useState(() =>
    readParts(platform, typedBefore(id, version) ?? content).map((part) => part.content),
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
    if (whole !== content) keepTyped(id, version, whole)
  }, [id, version, whole, content])

  const submit = () =>
    startTransition(async () => {
      setProblem(undefined)
      const result = await save(id, { version, content: whole })
      if (!result.ok) return setProblem(result.problem)
      forgetTyped(id)
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
          <PartField
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other identity than their place.
            key={index}
            label={label}
            name={`${label} for ${name}`}
            text={text}
            count={countLength(text.trim(), rule?.counting ?? 'code_points')}
            limit={limit}
            onChange={(next) => setTexts(texts.with(index, next))}
            onRemove={
              isThread && texts.length > 2 ? () => setTexts(renumbered(texts.toSpliced(index, 1))) : undefined
            }
            removeLabel={`Remove post ${index + 1}`}
          />
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
            forgetTyped(id)
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

type PartFieldProps = {
  label: string
  /** For a screen reader, which does not see whose text it is. */
  name: string
  text: string
  count: number
  limit: number | undefined
  onChange: (text: string) => void
  onRemove: (() => void) | undefined
  removeLabel: string
}

function PartField(props: PartFieldProps) {
  const { label, name, text, count, limit, onChange, onRemove, removeLabel } = props
  return (
    <div className="grid gap-1">
      <LengthCounter label={label} count={count} limit={limit} />
      <Textarea
        aria-label={name}
        dir="auto"
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {onRemove && (
        <Button size="sm" variant="quiet" className="w-fit" onClick={onRemove} aria-label={removeLabel}>
          Remove
        </Button>
      )}
    </div>
  )
}
