import { z } from 'zod'
import { readWebsite } from './own-website.ts'
import { BoundedWebAddress, text } from './primitives.ts'

const names = (max: number, length: number) =>
  z
    .array(text({ min: 1, max: length }))
    .max(max)
    .optional()

const Website = text({ min: 1, max: 253 }).superRefine((website, ctx) => {
  const { problem } = readWebsite(website)
  if (website !== '' && problem !== undefined) ctx.addIssue({ code: 'custom', message: problem })
})

const nextStep = {
  text: text({ min: 1, max: 120 }).meta({
    description: 'Words of the link or button that articles end with, at most 120 characters.',
  }),
  url: BoundedWebAddress.meta({
    description: 'Address that the link leads to, at most 2,000 characters.',
  }),
}
const nextStepMeta = { description: 'The next step an article asks for, and its address.' }

const members = {
  name: text({ min: 1, max: 120 })
    .nullable()
    .optional()
    .meta({ description: 'Name of the company as articles write it, at most 120 characters.' }),
  websites: z.array(Website).max(10).optional().meta({
    description:
      'Hosts of your own sites, for example `acme.example`: brand scans count their pages, and those of their subdomains, as yours, and scout runs mark the posts that link to them. A URL without a path is taken, too; answers have the host.',
  }),
  sells: text({ min: 1, max: 500 })
    .nullable()
    .optional()
    .meta({ description: 'What the company offers, in a sentence of at most 500 characters.' }),
  customers: text({ min: 1, max: 500 })
    .nullable()
    .optional()
    .meta({ description: 'Who buys it, in a sentence of at most 500 characters.' }),
  offer: text({ min: 1, max: 500 })
    .nullable()
    .optional()
    .meta({ description: 'What a reader is offered, for example a free estimate.' }),
  audience: text({ min: 1, max: 500 }).nullable().optional().meta({ description: 'Who reads the articles.' }),
  category: text({ min: 1, max: 120 })
    .nullable()
    .optional()
    .meta({ description: 'Market category, for example `heat pump installers`; brand scans ask about it.' }),
  competitors: names(10, 100).meta({ description: 'Brands that scans compare with.' }),
  authors: names(10, 100).meta({ description: 'Names that articles are signed with.' }),
  tone: text({ min: 1, max: 500 })
    .nullable()
    .optional()
    .meta({ description: 'How it sounds, in your own words.' }),
  toneSample: text({ min: 1, max: 3000 })
    .nullable()
    .optional()
    .meta({ description: 'A paragraph that sounds right.' }),
  wordsToUse: names(50, 80).meta({ description: 'Words and names to write exactly so.' }),
  wordsToAvoid: names(50, 80).meta({ description: 'Words that must not appear.' }),
}

/** Who writes, for whom, to what end. Empty fields are omitted. */
export const CompanyProfile = z
  .looseObject({
    ...members,
    callToAction: z.looseObject(nextStep).nullable().optional().meta(nextStepMeta),
  })
  .meta({ id: 'CompanyProfile', description: 'What the writers know of the company.' })
export type CompanyProfile = z.infer<typeof CompanyProfile>

/** What is left out stays as it is; null or an empty list removes it. */
export const UpdateCompanyProfile = z
  .object({ ...members, callToAction: z.object(nextStep).nullable().optional().meta(nextStepMeta) })
  .meta({ id: 'UpdateCompanyProfile', description: 'The fields of the profile to change.' })
export type UpdateCompanyProfile = z.infer<typeof UpdateCompanyProfile>
