import type { CheckedForm } from '#components/ui/checked-form.ts'
import type { FieldErrors } from '#components/ui/field-errors.ts'
import { CreateWarmLeadInput, type CreateWarmLeadRequest } from '#contract/warm-leads.ts'
import { messagesByPath } from '#lib/messages-by-path.ts'

/** What the form holds; roles as one types them, one a line or with commas between. */
export type WarmLeadFormValues = {
  domain: string
  icp: string
  roles: string
  contacts: string
  drafts: string
  days: string
  reference: string
}

export const emptyWarmLeadForm: WarmLeadFormValues = {
  domain: '',
  icp: 'content-led-saas',
  roles: '',
  contacts: '3',
  drafts: '3',
  days: '90',
  reference: '',
}

/** `Head of Content, CMO` one by one. */
export function splitRoles(typed: string): string[] {
  return [
    ...new Set(
      typed
        .split(/[\n,;]+/)
        .map((role) => role.trim())
        .filter((role) => role !== ''),
    ),
  ]
}

/** Judges the form by the contract's own schema. `reference` becomes the idempotency key where there is one. */
export function checkWarmLeadForm(
  values: WarmLeadFormValues,
): CheckedForm<WarmLeadFormValues, CreateWarmLeadRequest> {
  const domain = values.domain.trim()
  if (domain === '') return { ok: false, errors: { domain: 'Enter a company domain.' } }
  const roles = splitRoles(values.roles)
  const reference = values.reference.trim()
  const body = {
    domain,
    icp: values.icp,
    ...(roles.length > 0 && { buyerRoles: roles }),
    maxContacts: Number(values.contacts),
    drafts: Number(values.drafts),
    freshnessDays: Number(values.days),
    ...(reference && { idempotencyKey: reference }),
  }
  const parsed = CreateWarmLeadInput.safeParse(body)
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, errors: warmLeadFormErrors(messagesByPath(parsed.error)) }
}

const fieldOf: Readonly<Record<string, keyof WarmLeadFormValues>> = {
  domain: 'domain',
  icp: 'icp',
  buyerRoles: 'roles',
  maxContacts: 'contacts',
  drafts: 'drafts',
  freshnessDays: 'days',
  idempotencyKey: 'reference',
}

/** Puts messages for members of the body at the fields they came from. */
export function warmLeadFormErrors(
  messages: Readonly<Record<string, string>>,
): FieldErrors<WarmLeadFormValues> {
  const errors: FieldErrors<WarmLeadFormValues> = {}
  for (const [path, message] of Object.entries(messages)) {
    const [member = '', index] = path.split('.')
    const field = fieldOf[member]
    if (!field) continue
    errors[field] ??=
      field === 'roles'
        ? index === undefined
          ? 'Enter up to 6 roles.'
          : `Role ${Number(index) + 1} must have 1 to 80 characters.`
        : field === 'days'
          ? 'Enter 7 to 365 days.'
          : message
  }
  return errors
}

type SearchParams = Readonly<Record<string, string | string[] | undefined>>

/**
 * The form as an address asks for it: each field by its name; `given` when it asks for anything.
 * @param lastProfile of the newest report: the next company is most often judged by the same
 */
export function warmLeadPrefill(
  params: SearchParams,
  lastProfile?: string,
): { values: WarmLeadFormValues; given: boolean } {
  const values = { ...emptyWarmLeadForm, ...(lastProfile && { icp: lastProfile }) }
  let given = false
  // Object.keys forgets that the keys are those of the object.
  for (const name of Object.keys(values) as (keyof WarmLeadFormValues)[]) {
    const value = [params[name]].flat()[0]
    if (!value) continue
    values[name] = value
    given = true
  }
  return { values, given }
}
