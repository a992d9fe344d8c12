import type { Draft, SaveDraftInput } from '#contract/drafts.ts'

/** What can be edited of a draft, with the documents that the edit cites for the first time. */
export type DraftText = Pick<Draft, 'title' | 'slug' | 'description' | 'markdown' | 'tags'> & {
  cited?: NonNullable<SaveDraftInput['sources']>
}

export function draftText({ title, slug, description, markdown, tags }: DraftText): DraftText {
  return { title, slug, description, markdown, tags }
}

export function saveInput({ cited, ...text }: DraftText, version: number): SaveDraftInput {
  return { ...text, version, ...(cited && { sources: cited }) }
}

export function isSameText(one: DraftText, other: DraftText): boolean {
  return (
    one.title === other.title &&
    one.slug === other.slug &&
    one.description === other.description &&
    one.markdown === other.markdown &&
    one.tags.length === other.tags.length &&
    one.tags.every((tag, index) => tag === other.tags[index])
  )
}

export type DraftErrors = Partial<Record<keyof DraftText, string>>

const fields = ['title', 'slug', 'description', 'markdown', 'tags'] as const

/** Messages by path (`tags.3`) as messages by field. */
export function draftFieldErrors(messages: Readonly<Record<string, string>>): DraftErrors {
  const errors: DraftErrors = {}
  for (const [path, message] of Object.entries(messages)) {
    const field = fields.find((name) => name === path.split('.')[0])
    if (field) errors[field] ??= message
  }
  return errors
}
