'use client'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useCurrentAgent } from '#components/jobs/current-agent.tsx'
import { PricedSubmit } from '#components/jobs/priced-submit.tsx'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { ChoiceTiles } from '#components/ui/choice-tiles.tsx'
import { NativeButton } from '#components/ui/native-button.tsx'
import { Segmented } from '#components/ui/segmented.tsx'
import { useFilledForm } from '#components/ui/use-filled-form.ts'
import { useSavedForm } from '#components/ui/use-kept-form.ts'
import type { CreateAvatarInput } from '#contract/avatars.ts'
import type { Problem } from '#lib/action-result.ts'
import {
  type AvatarChoices,
  ageChoices,
  avatarInput,
  choicesInWords,
  firstChoices,
  genderChoices,
  locationChoices,
  originChoices,
  typeChoices,
} from './avatar-choices.ts'
import { locationIcons, typeIcons } from './avatar-icons.tsx'
import { usualFirst } from './usual-choices.ts'

export type AvatarFormProps = {
  /** The choices behind another portrait; without them, those made here before. */
  like: AvatarChoices | undefined
  /** What that portrait is called. */
  likeName: string | undefined
  problem: Problem | undefined
  onMake: (input: CreateAvatarInput) => Promise<boolean>
}

const typeTiles = usualFirst(typeChoices.map((choice) => ({ ...choice, icon: typeIcons[choice.value] })))
const locationTiles = usualFirst(
  locationChoices.map((choice) => ({ ...choice, icon: locationIcons[choice.value] })),
)

/** Who is to be portrayed, and where; says it in a sentence while one chooses, and what it costs. */
export function AvatarForm({ like, likeName, problem, onMake }: AvatarFormProps) {
  const first = like ?? firstChoices
  const form = useFilledForm<AvatarChoices>({ defaultValues: first })
  const forget = useSavedForm(form, `avatar.${useCurrentAgent()}`, { restore: !like })
  const { isSubmitting, isDirty } = useFormState({ control: form.control })
  const choices: AvatarChoices = { ...firstChoices, ...useWatch({ control: form.control }) }
  const [showsAll, setShowsAll] = useState(false)
  // What was chosen before is never out of sight.
  const tilesOf = <T extends { value: AvatarChoices['type'] | AvatarChoices['location'] }>(
    { first, rest }: { first: readonly T[]; rest: readonly T[] },
    value: string,
  ) => [...first, ...rest.filter((tile) => showsAll || tile.value === value)]
  const types = tilesOf(typeTiles, choices.type)
  const locations = tilesOf(locationTiles, choices.location)
  const { gender, origin, age_range } = first
  const isNarrowed = gender !== '' || origin !== '' || age_range !== firstChoices.age_range
  const submit = form.handleSubmit(async (values) => {
    if (await onMake(avatarInput(values))) forget()
  })
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="New avatar"
      className="grid min-w-0 content-start gap-4 rounded-lg border border-rule bg-sheet p-4"
    >
      <ChoiceTiles
        legend="Person"
        options={types}
        className={
          types.length === 3
            ? 'grid-cols-[auto_auto_auto] max-sm:[&_label]:flex-col max-sm:[&_label]:items-start max-sm:[&_label]:gap-1'
            : 'grid-cols-2'
        }
        {...form.register('type')}
      />
      <ChoiceTiles
        legend="Setting"
        options={locations}
        className="grid-cols-2 sm:max-xl:grid-cols-3"
        {...form.register('location')}
      />
      {!showsAll && (
        <NativeButton
          type="button"
          className="flex w-fit items-center gap-1.5 rounded-sm font-medium text-ink text-sm"
          onClick={() => setShowsAll(true)}
        >
          <ChevronRight aria-hidden className="size-4 text-ink-faint" />
          More people and settings
        </NativeButton>
      )}
      <details open={isNarrowed} className="group">
        <summary className="flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium text-ink text-sm [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-4 text-ink-faint transition-transform group-open:rotate-90"
          />
          Age, gender and origin
        </summary>
        <div className="flex flex-wrap gap-x-3 gap-y-4 pt-3">
          <Labelled label="Age">
            <Segmented legend="Age" options={ageChoices} {...form.register('age_range')} />
          </Labelled>
          <Labelled label="Gender">
            <Segmented legend="Gender" options={genderChoices} {...form.register('gender')} />
          </Labelled>
          <Labelled label="Origin">
            <Segmented legend="Origin" options={originChoices} {...form.register('origin')} />
          </Labelled>
        </div>
      </details>
      <div className="rounded-md bg-well px-3 py-2.5">
        <p aria-live="polite" className="font-serif text-ink text-lg leading-snug">
          {choicesInWords(choices)}
        </p>
        {likeName && !isDirty && <p className="mt-1 text-ink text-xs">Filled in from “{likeName}”.</p>}
        <p className="mt-1 text-ink-soft text-xs">
          An illustration, not a photo: its prompt comes with it, for an image model. Every portrait shows a
          different person.
        </p>
      </div>
      <PricedSubmit
        operation="createAvatar"
        input={avatarInput(choices)}
        pending={isSubmitting}
        problem={problem}
      >
        Create avatar
      </PricedSubmit>
      {problem && problem.kind !== 'payment_required' && <ProblemNotice problem={problem} />}
    </form>
  )
}

/** The legend of the group says the same to a screen reader. */
function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <span aria-hidden className="font-medium text-ink text-sm">
        {label}
      </span>
      {children}
    </div>
  )
}
