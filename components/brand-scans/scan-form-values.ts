import type { CheckedForm } from '#components/ui/checked-form.ts'
import type { FieldErrors } from '#components/ui/field-errors.ts'
import type { CreateBrandScanInput } from '#contract/brand-scans.ts'
import type { Settings } from '#contract/settings.ts'
import { messagesByPath } from '#lib/messages-by-path.ts'

export type ScanFormValues = {
  brandName: string
  category: string
  /** Separated by commas. */
  aliases: string
  /** One a line; empty for the usual ones. */
  questions: string
}

/** What would be sent, or what is wrong with it, in words at its field. */
export async function checkScanForm(
  values: ScanFormValues,
): Promise<CheckedForm<ScanFormValues, CreateBrandScanInput>> {
  if (values.brandName.trim() === '') return { ok: false, errors: { brandName: 'Enter a brand.' } }
  const category = values.category.trim()
  const aliases = values.aliases
    .split(',')
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '')
  const questions = [...new Set(values.questions.split('\n').map((line) => line.trim()))].filter(Boolean)
  // Loaded when there is something to judge: schemas weigh more than the page around the form.
  const { CreateBrandScanInput } = await import('#contract/brand-scans.ts')
  const parsed = CreateBrandScanInput.safeParse({
    brandName: values.brandName.trim(),
    ...(category && { category }),
    ...(aliases.length > 0 && { aliases }),
    ...(questions.length > 0 && { questions }),
  })
  if (parsed.success) return { ok: true, input: parsed.data }
  return {
    ok: false,
    errors: scanFormErrors(messagesByPath(parsed.error)),
  }
}

/** Errors by path of the request, as errors of the form's fields. */
export function scanFormErrors(fieldErrors: Readonly<Record<string, string>>): FieldErrors<ScanFormValues> {
  const errors: FieldErrors<ScanFormValues> = {}
  for (const [path, message] of Object.entries(fieldErrors)) {
    const field = path.split('.')[0]
    if (field === 'aliases') {
      errors.aliases = path === 'aliases' ? 'Enter up to 10 names.' : `Other names: ${message}`
    } else if (field === 'questions') {
      errors.questions =
        path === 'questions' ? 'Enter up to 8 questions, one on each line.' : `Each question: ${message}`
    } else if (field === 'brandName' || field === 'category') errors[field] = message
  }
  return errors
}

const names = { brandName: 'name', category: 'category', aliases: 'aliases', questions: 'questions' } as const

/** The form as an address asks for it: `?name=`, `?category=`, `?aliases=`, `?questions=`. */
export function scanFormPrefill(
  params: Readonly<Record<string, string | string[] | undefined>>,
): ScanFormValues {
  const read = (name: string) => [params[name]].flat()[0] ?? ''
  return {
    brandName: read(names.brandName),
    category: read(names.category),
    aliases: read(names.aliases),
    questions: read(names.questions),
  }
}

/** The company's own brand, by its profile: what most people ask about first. */
export function profilePrefill({
  companyProfile: { name, category } = {},
}: Settings): Pick<ScanFormValues, 'brandName' | 'category'> {
  return { brandName: name ?? '', category: category ?? '' }
}

/** The address of the form with these values. */
export function scanFormHref(values: Partial<ScanFormValues>): string {
  const search = new URLSearchParams()
  if (values.brandName) search.set(names.brandName, values.brandName)
  if (values.category) search.set(names.category, values.category)
  if (values.aliases) search.set(names.aliases, values.aliases)
  if (values.questions) search.set(names.questions, values.questions)
  return `/brand-scans/new?${search}`
}
