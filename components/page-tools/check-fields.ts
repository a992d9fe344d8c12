import { zodResolver } from '@hookform/resolvers/zod'
import { z } from 'zod'
import { CheckPageInput } from '#contract/page-tools.ts'

const Fields = z
  .object({
    url: z.string().min(1, 'Enter the URL of a page.').pipe(CheckPageInput.shape.url),
    structuredData: z.boolean(),
    socialPreview: z.boolean(),
  })
  .refine(({ structuredData, socialPreview }) => structuredData || socialPreview, {
    message: 'Choose at least one.',
    path: ['socialPreview'],
  })

export type CheckFields = z.infer<typeof Fields>

export const checkFieldsResolver = zodResolver(Fields)

/** The address to be looked at; undefined while the form is not complete. */
export function addressToCheck(values: CheckFields): string | undefined {
  return Fields.safeParse(values).data?.url
}
