'use client'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import type { Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { kindName } from './destination-name.ts'
import type { PlacementActions } from './placement-actions.ts'

const builtIn = 'built-in'

/** What search engines are told there: WordPress itself takes no canonical URL, its plugins do; themes of stores write their own. */
const canonicalHints: Readonly<Record<string, string>> = {
  wordpress: 'with its own URL as canonical URL unless a plugin there takes the home’s',
  shopify: 'with its own URL as canonical URL',
  webflow: 'with its own URL as canonical URL',
}
const canonicalHint = (kind: string) => canonicalHints[kind] ?? 'with the home as its canonical URL'

export type DestinationChoiceProps = { articleId: string; choose: PlacementActions['choose'] }

/** The home of an article and its copies; saved with each press. Nothing where no destination is connected. */
export function DestinationChoice({ articleId, choose }: DestinationChoiceProps) {
  const queryClient = useQueryClient()
  const placementsQuery = operationQuery('listPlacements', { params: { id: articleId } })
  const articleQuery = operationQuery('getArticle', { params: { id: articleId } })
  const { data: placed } = useQuery(placementsQuery)
  const { data: list } = useQuery(operationQuery('listDestinations'))
  const { data: article } = useQuery({ ...articleQuery, enabled: false })
  const [problem, setProblem] = useState<Problem>()
  const [pending, startTransition] = useTransition()
  // What was pressed shows at once; the answer confirms it.
  const [pressed, setPressed] = useState<{ home: string | null; copies: string[] }>()
  const destinations = list?.destinations ?? []
  if (!placed || destinations.length === 0) return null

  const standard = destinations.find(({ is_default }) => is_default)?.id ?? null
  const isPublished = article?.status === 'published'
  const stored = {
    home: placed.is_chosen || isPublished ? (placed.home ?? null) : standard,
    copies: (placed.placements ?? [])
      .filter(({ is_home, status }) => !is_home && (isPublished || status !== 'removed'))
      .map(({ destination_id }) => destination_id),
  }
  const { home, copies } = pending && pressed ? pressed : stored
  const save = (next: { home: string | null; copies: string[] }) => {
    setPressed(next)
    startTransition(async () => {
      const result = await choose(articleId, {
        home: next.home,
        copies: next.copies.filter((id) => id !== next.home),
      })
      setProblem(result.ok ? undefined : result.problem)
      if (result.ok) queryClient.setQueryData(placementsQuery.queryKey, result.data)
    })
  }
  const others = destinations.filter(({ id }) => id !== home)

  return (
    <div className="grid gap-3">
      <p className="font-medium text-ink text-sm">Home</p>
      <RadioGroup
        legend="Where readers find it"
        value={home ?? builtIn}
        disabled={isPublished}
        onChange={(event) =>
          save({ home: event.target.value === builtIn ? null : event.target.value, copies })
        }
        options={[
          { value: builtIn, label: 'Your Masthead site' },
          ...destinations.map(({ id, name, kind, settings, is_default }) => ({
            value: id,
            label: name,
            hint: `${kindName(kind)}${settings.as === 'draft' ? ', as a draft' : ''}`,
            ...(is_default && { aside: 'Default' }),
          })),
        ]}
      />
      {isPublished && <p className="text-ink-faint text-xs">Unpublish the article to choose another home.</p>}
      {others.length > 0 && (
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 font-medium text-ink text-sm">Copies</legend>
          {others.map(({ id, name, kind }) => (
            <CheckField
              key={id}
              label={name}
              hint={`${kindName(kind)}, ${canonicalHint(kind)}`}
              checked={copies.includes(id)}
              onChange={(event) =>
                save({
                  home,
                  copies: event.target.checked ? [...copies, id] : copies.filter((each) => each !== id),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {problem && <ProblemNotice problem={problem} />}
    </div>
  )
}
