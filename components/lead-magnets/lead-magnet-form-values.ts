import type { CheckedForm } from '#components/ui/checked-form.ts'
import type { FieldErrors } from '#components/ui/field-errors.ts'
import type { CreateLeadMagnetInput } from '#contract/lead-magnets.ts'
import { messagesByPath } from '#lib/messages-by-path.ts'

/** What the form holds; `niche` may be empty. */
export type LeadMagnetFormValues = {
  type: string
  topic: string
  niche: string
  language: string
  platform: string
  generate_images: boolean
  auto_publish: boolean
}

export const emptyLeadMagnetForm: LeadMagnetFormValues = {
  type: 'checklist',
  topic: '',
  niche: '',
  language: 'en',
  platform: 'twitter',
  generate_images: false,
  auto_publish: false,
}

/** Judges the form by the contract's own schema. */
export async function checkLeadMagnetForm(
  values: LeadMagnetFormValues,
): Promise<CheckedForm<LeadMagnetFormValues, CreateLeadMagnetInput>> {
  const topic = values.topic.trim()
  if (topic === '') return { ok: false, errors: { topic: 'Enter a topic.' } }
  const niche = values.niche.trim()
  // Loaded when there is something to judge: schemas weigh more than the page around the form.
  const { CreateLeadMagnetInput } = await import('#contract/lead-magnets.ts')
  const parsed = CreateLeadMagnetInput.safeParse({ ...values, topic, niche: niche || undefined })
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, errors: leadMagnetFormErrors(messagesByPath(parsed.error)) }
}

/** Puts messages for members of the body at the fields they came from. */
export function leadMagnetFormErrors(
  messages: Readonly<Record<string, string>>,
): FieldErrors<LeadMagnetFormValues> {
  return Object.fromEntries(
    Object.entries(messages).filter(([path]) => Object.hasOwn(emptyLeadMagnetForm, path)),
  )
}

/** The form as an address asks for it, for another try; `given` when it asks for anything. */
export function leadMagnetPrefill(params: Readonly<Record<string, string | string[] | undefined>>): {
  values: LeadMagnetFormValues
  given: boolean
} {
  const one = (name: string, fallback: string) => [params[name]].flat()[0] || fallback
  const empty = emptyLeadMagnetForm
  const values = {
    type: one('type', empty.type),
    topic: one('topic', ''),
    niche: one('niche', ''),
    language: one('language', empty.language),
    // One that was rewritten for another network is made for the usual one.
    platform: one('platform', '') === 'linkedin' ? 'linkedin' : empty.platform,
    generate_images: one('images', '') === 'yes',
    auto_publish: false,
  }
  return { values, given: values.topic !== '' }
}

/** The address of the form with the input of a lead magnet. */
export function leadMagnetFormHref(made: {
  type: string
  topic: string
  niche?: string
  language?: string
  platform?: string
  generate_images?: boolean
}): string {
  const { type, topic, niche, language, platform, generate_images } = made
  const search = new URLSearchParams({ type, topic })
  if (niche) search.set('niche', niche)
  if (language) search.set('language', language)
  if (platform) search.set('platform', platform)
  if (generate_images) search.set('images', 'yes')
  return `/lead-magnets/new?${search}`
}
