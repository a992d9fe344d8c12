import type { CheckedForm } from '#components/ui/checked-form.ts'
import type { FieldErrors } from '#components/ui/field-errors.ts'
import { UpdateCompanyProfile as Schema, type UpdateCompanyProfile } from '#contract/company-profile.ts'
import type { CompanyValues } from './company-values.ts'
import { entriesOf } from './entries.ts'

const texts = ['name', 'sells', 'customers', 'audience', 'offer', 'tone', 'toneSample', 'category'] as const
const lists = ['websites', 'competitors', 'wordsToUse', 'wordsToAvoid'] as const

/**
 * What would be sent: every member that the form has, so that what was emptied is removed. Authors are the site's, and left
 * as they are. Messages are at the form's fields.
 */
export function checkCompany(values: CompanyValues): CheckedForm<CompanyValues, UpdateCompanyProfile> {
  if (values.name.trim() === '') return wrong({ name: "Enter your company's name." })
  const text = values.callToActionText.trim()
  const url = values.callToActionUrl.trim()
  if (text && !url) return wrong({ callToActionUrl: 'Add the URL that the text links to.' })
  if (url && !text) return wrong({ callToActionText: 'Add the link text.' })
  const profile = {
    ...Object.fromEntries(texts.map((member) => [member, values[member].trim() || null])),
    ...Object.fromEntries(lists.map((member) => [member, entriesOf(values[member])])),
    callToAction: text ? { text, url: /^[a-z]+:/i.test(url) ? url : `https://${url}` } : null,
  }
  const parsed = Schema.safeParse(profile)
  if (parsed.success) return { ok: true, input: parsed.data }
  const errors: FieldErrors<CompanyValues> = {}
  for (const { path, code, message } of parsed.error.issues) {
    const [member, entry] = path.map(String)
    const field =
      member === 'callToAction'
        ? entry === 'url'
          ? 'callToActionUrl'
          : 'callToActionText'
        : ([...texts, ...lists].find((one) => one === member) ?? 'name')
    const isList = lists.some((one) => one === member)
    const words =
      isList && entry === undefined && code === 'too_big'
        ? 'Too many entries.'
        : isList && entry !== undefined
          ? `Entry ${Number(entry) + 1}: ${message}`
          : message
    errors[field] ??= words
  }
  return wrong(errors)
}

function wrong(errors: FieldErrors<CompanyValues>): { ok: false; errors: FieldErrors<CompanyValues> } {
  return { ok: false, errors }
}
