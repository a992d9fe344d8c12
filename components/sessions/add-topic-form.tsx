'use client'
import { useId, useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import { Input } from '#components/ui/input.tsx'
import { useSavedText } from './use-kept-text.ts'
import type { SessionChanges } from './use-session-changes.ts'

const longest = 500

/** Adds a topic, which becomes the next one. */
export function AddTopicForm({ changes }: { changes: SessionChanges }) {
  const id = useId()
  const [title, setTitle, forget] = useSavedText('session-topic')
  const [error, setError] = useState<string>()
  const add = async () => {
    const topic = title.trim()
    if (topic === '') return setError('Enter a topic.')
    if (Array.from(topic).length > longest) return setError(`Use up to ${longest} characters.`)
    setError(undefined)
    if (await changes.send({ action: 'add_topic', title: topic })) forget()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
      className="grid gap-1"
    >
      <label htmlFor={id} className="sr-only">
        Your own topic
      </label>
      <div className="flex gap-2">
        <Input
          id={id}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          placeholder="Your own topic"
          autoComplete="off"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <Button type="submit" pending={changes.pending === 'add_topic'} className="shrink-0">
          Add as next
        </Button>
      </div>
      <p id={`${id}-error`} role="alert" className="text-bad text-xs empty:hidden">
        {error}
      </p>
    </form>
  )
}
