'use client'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState, useTransition } from 'react'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Button } from '#components/ui/button.tsx'
import { CheckField } from '#components/ui/checkbox.tsx'
import { Field } from '#components/ui/field.tsx'
import { Input } from '#components/ui/input.tsx'
import { Labelled } from '#components/ui/labelled.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { RadioGroup } from '#components/ui/radio-group.tsx'
import { Select } from '#components/ui/select.tsx'
import { toast } from '#components/ui/toast.ts'
import { credentialNames, type Destination, DestinationKind } from '#contract/destinations.ts'
import type { Problem } from '#lib/action-result.ts'
import { operationQuery } from '#lib/queries/operation-query.ts'
import { credentialRows } from './connect-destination-form.tsx'
import type { DestinationActions } from './destination-actions.ts'

export type SettingsFormProps = {
  destination: Destination
  actions: Pick<DestinationActions, 'change' | 'test'>
  onDone: () => void
}

/** Name, default, how articles arrive, author and categories; and new credentials where the old ones are refused. */
export default function DestinationSettingsForm(props: SettingsFormProps) {
  const { actions, onDone } = props
  const queryClient = useQueryClient()
  const [destination, setDestination] = useState(props.destination)
  const [problem, setProblem] = useState<Problem>()
  const [tested, setTested] = useState(false)
  const [saving, startSaving] = useTransition()
  const [testing, startTesting] = useTransition()
  const { id } = destination
  const kind = DestinationKind.safeParse(destination.kind).data
  const errors = problem?.kind === 'invalid' ? problem.fieldErrors : {}
  const known = Object.keys(errors).length > 0

  const show = (changed: Destination) => {
    setDestination(changed)
    queryClient.invalidateQueries({ queryKey: operationQuery('listDestinations').queryKey })
  }
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = readForm(new FormData(event.currentTarget))
    startSaving(async () => {
      const result = await actions.change(id, input)
      setProblem(result.ok ? undefined : result.problem)
      if (!result.ok) return
      show(result.data)
      toast.done('Destination saved', { description: result.data.name })
      onDone()
    })
  }
  const test = () =>
    startTesting(async () => {
      const result = await actions.test(id)
      setProblem(result.ok ? undefined : result.problem)
      setTested(result.ok)
      if (result.ok) show(result.data)
    })

  return (
    <form noValidate onSubmit={save} className="grid gap-4 pt-1">
      {destination.status === 'failing' ? (
        <Notice live tone="bad" title="The last call was refused">
          {destination.message}
        </Notice>
      ) : (
        tested && (
          <Notice live tone="good">
            Works. Authors and categories are up to date.
          </Notice>
        )
      )}
      <DestinationFields destination={destination} errors={errors} />
      {kind &&
        credentialRows[kind].map(({ name, label }) => (
          <Field
            key={name}
            label={`New ${label.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())}`}
            error={errors[name]}
            hint="Leave empty to keep the present one."
          >
            {(control) => <Input {...control} name={name} type="password" autoComplete="off" />}
          </Field>
        ))}
      {problem && !known && <ProblemNotice problem={problem} />}
      <div className="flex flex-wrap justify-between gap-2">
        <Button onClick={test} pending={testing}>
          Test
        </Button>
        <span className="flex gap-2">
          <Button onClick={onDone}>Cancel</Button>
          <Button type="submit" variant="primary" pending={saving}>
            Save
          </Button>
        </span>
      </div>
    </form>
  )
}

/** Kinds that keep an article in one place of several, by what they call it. */
const placeNames: Readonly<Record<string, string>> = { shopify: 'Blog', webflow: 'Collection' }

function CategoryField({ destination: { kind, categories, settings } }: { destination: Destination }) {
  const placeName = placeNames[kind]
  if (placeName)
    return (
      <Field label={placeName} hint="Where new articles go.">
        {(control) => (
          <Select
            {...control}
            name="category_ids"
            defaultValue={settings.category_ids[0] ?? categories[0]?.id ?? ''}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
      </Field>
    )
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-medium text-ink text-sm">Categories</legend>
      <div className="grid max-h-40 gap-1.5 overflow-y-auto sm:grid-cols-2">
        {categories.map((category) => (
          <CheckField
            key={category.id}
            label={category.name}
            name="category_ids"
            value={category.id}
            defaultChecked={settings.category_ids.includes(category.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What is chosen for every article that goes there. */
function DestinationFields({
  destination,
  errors,
}: {
  destination: Destination
  errors: Record<string, string>
}) {
  const { kind, settings, authors, categories } = destination
  return (
    <>
      <Field label="Name" error={errors.name}>
        {(control) => <Input {...control} name="name" defaultValue={destination.name} maxLength={100} />}
      </Field>
      <Labelled label="How articles arrive">
        <RadioGroup
          legend="How articles arrive"
          name="as"
          defaultValue={settings.as}
          options={[
            { value: 'live', label: 'Live', hint: 'Readers see them immediately.' },
            { value: 'draft', label: 'As drafts', hint: 'Editors publish them there.' },
          ]}
        />
      </Labelled>
      {authors.length > 1 && (
        <Field label="Author">
          {(control) => (
            <Select
              {...control}
              name="author_id"
              defaultValue={settings.author_id ?? ''}
              options={[
                { value: '', label: destination.account ?? 'The connected account' },
                ...authors.map((author) => ({ value: author.id, label: author.name })),
              ]}
            />
          )}
        </Field>
      )}
      {categories.length > 0 && <CategoryField destination={destination} />}
      {kind === 'webhook' && (
        <Field
          label="Public URL of articles"
          optional
          hint="Where readers find an article, unless your endpoint answers its url."
          error={errors['settings.address_pattern']}
        >
          {(control) => (
            <Input
              {...control}
              name="address_pattern"
              placeholder="https://example.com/blog/{slug}"
              defaultValue={settings.address_pattern}
            />
          )}
        </Field>
      )}
      <CheckField
        label="Publish new articles here"
        hint="The default. You can choose another place for each article."
        name="is_default"
        defaultChecked={destination.is_default}
      />
    </>
  )
}

function readForm(form: FormData): Record<string, unknown> {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const filled = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (text(name) === '' ? [] : [[name, text(name)]])))
  return {
    ...filled(['name', ...credentialNames]),
    is_default: form.get('is_default') !== null,
    settings: {
      as: text('as') === 'draft' ? 'draft' : 'live',
      category_ids: form.getAll('category_ids').map(String),
      ...filled(['author_id', 'address_pattern']),
    },
  }
}
