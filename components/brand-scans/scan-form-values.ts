import type { CheckedForm } from '#components/ui/checked-form.ts'
import type { FieldErrors } from '#components/ui/field-errors.ts'
import type { CreateBrandScanInput } from '#contract/brand-scans.ts'
import { messagesByPath } from '#lib/messages-by-path.ts'

export type ScanFormValues = {
  brandName: string
  category: string
  /** Separated by commas. */
  aliases: string
}

/** What would be sent, or what is wrong with it, in words at its field. */
export async function checkScanForm(
  values: ScanFormValues,
): Promise<CheckedForm<ScanFormValues, CreateBrandScanInput>> {
  if (values.brandName.trim() === '') return { ok: false, errors: { brandName: 'Required.' } }
  const category = values.category.trim()
  const aliases = values.aliases
    .split(',')
    .map((alias) => alias.trim())
    .filter((alias) => alias !== '')
  // Loaded when there is something to judge: schemas weigh more than the page around the form.
  const { CreateBrandScanInput } = await import('#contract/brand-scans.ts')
  const parsed = CreateBrandScanInput.safeParse({
    brandName: values.brandName.trim(),
    ...(category && { category }),
    ...(aliases.length > 0 && { aliases }),
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
    } else if (field === 'brandName' || field === 'category') errors[field] = message
  }
  return errors
}

const names = { brandName: 'name', category: 'category', aliases: 'aliases' } as const

/** The form as an address asks for it: `?name=`, `?category=`, `?aliases=`. */
export function scanFormPrefill(
  params: Readonly<Record<string, string | string[] | undefined>>,
): ScanFormValues {
  const read = (name: string) => [params[name]].flat()[0] ?? ''
  return { brandName: read(names.brandName), category: read(names.category), aliases: read(names.aliases) }
}

/** The address of the form with these values. */
export function scanFormHref(values: Partial<ScanFormValues>): string {
  const search = new URLSearchParams()
  if (values.brandName) search.set(names.brandName, values.brandName)
  if (values.category) search.set(names.category, values.category)
  if (values.aliases) search.set(names.aliases, values.aliases)
  return `/brand-scans?${search}`
}
