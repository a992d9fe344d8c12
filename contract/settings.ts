import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { CompanyProfile, UpdateCompanyProfile } from './company-profile.ts'
import { operation } from './operation.ts'
import { BoundedWebAddress, TimeZone, text } from './primitives.ts'

const PostsPerDay = z.int().min(1).max(24)

const Slots = z
  .array(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time of day such as 09:00.'))
  .min(1)
  .max(24)
  .refine((slots) => new Set(slots).size === slots.length, { message: 'Must not name a time twice.' })

export const Settings = z
  .looseObject({
    publishSchedule: z
      .looseObject({
        postsPerDay: z.int().meta({ description: 'Target number of published articles per day, 1 to 24.' }),
        slots: z.array(z.string()).meta({ description: 'Times of day, `HH:MM`, in `targetTimezone`.' }),
        slotsChosen: z
          .boolean()
          .optional()
          .meta({ description: 'False until `slots` is set; see `source` of the suggested slots.' }),
      })
      .meta({ description: 'How many articles a day are aimed at, and at which times.' }),
    targetTimezone: z.string().meta({
      description:
        'IANA name of the time zone in which days and slots are counted, for example `Europe/Lisbon`.',
    }),
    autoPublish: z.boolean().meta({ description: 'What `auto_publish` means when it is left out.' }),
    lowBalanceCredits: z.int().meta({
      description:
        'Balance in credits, reserved ones included, at which or below which the status is `low` and `billing.credits_low` is sent.',
    }),
    referralLink: z.string().nullable().meta({
      description:
        'Link that social posts end with when `include_ref_link` is true; null when there is none.',
    }),
    siteTitle: z.string().optional().meta({
      description: 'Name that the published site shows in its header and feeds, at most 120 characters.',
    }),
    contactRetentionDays: alwaysSent(
      z.int().meta({ description: 'Days after which the contacts of a warm-lead report are erased.' }),
    ),
    results: alwaysSent(
      z
        .looseObject({
          countViews: z.boolean().meta({ description: 'Whether views of pages are counted at all.' }),
          countReads: z.boolean().meta({
            description: 'Whether pages carry the script that says when the end was reached.',
          }),
          weeklyMail: z.boolean().meta({ description: 'Whether the owner gets a mail on Monday morning.' }),
          retentionDays: z.int().meta({ description: 'Days for which counted days are kept.' }),
        })
        .meta({
          description: 'How the published pages are measured, without cookies and without kept addresses.',
        }),
    ),
    companyProfile: alwaysSent(
      CompanyProfile.meta({
        description: 'What articles know about the company. Fields without a value are omitted.',
      }),
    ),
  })
  .meta({ id: 'Settings', description: 'How the workspace publishes, counts days and keeps data.' })
export type Settings = z.infer<typeof Settings>

/** No field has a default: an omitted one stays unchanged, inside `publishSchedule` too. */
export const UpdateSettingsInput = z
  .object({
    publishSchedule: z
      .object({
        postsPerDay: PostsPerDay.meta({ description: 'How many articles a day are aimed at, 1 to 24.' }),
        slots: Slots.nullable().meta({
          description: 'Null: chosen automatically, learned from past publications or defaults.',
        }),
      })
      .partial()
      .optional()
      .meta({ description: 'How often and when to publish.' }),
    targetTimezone: TimeZone.optional().meta({
      description: 'IANA time zone in which days and slots are counted.',
    }),
    autoPublish: z
      .boolean()
      .optional()
      .meta({ description: 'Whether new articles are published without a review.' }),
    lowBalanceCredits: z
      .int()
      .min(0)
      .max(1_000_000)
      .optional()
      .meta({ description: 'Credits below which the balance counts as low.' }),
    referralLink: BoundedWebAddress.nullable()
      .optional()
      .meta({ description: 'Link that social posts end with, at most 2,000 characters; null removes it.' }),
    siteTitle: text({ min: 1, max: 120 }).optional().meta({
      description: 'Name that the published site shows in its header and feeds, 1 to 120 characters.',
    }),
    contactRetentionDays: z.int().min(1).max(365).optional().meta({
      description:
        'Days after which the contacts of a warm-lead report are erased, 1 to 365 and 90 at first; it applies to existing reports too.',
    }),
    results: z
      .object({
        countViews: z
          .boolean()
          .meta({ description: 'False: nothing that readers do is counted from then on.' }),
        countReads: z.boolean().meta({
          description: 'False: published pages are rendered again without any script.',
        }),
        weeklyMail: z.boolean().meta({ description: 'True: a mail on Monday morning in `targetTimezone`.' }),
        retentionDays: z
          .int()
          .min(30)
          .max(3650)
          .meta({ description: 'Days after which counted days are deleted. Default: 730.' }),
      })
      .partial()
      .optional()
      .meta({ description: 'How the published pages are measured.' }),
    companyProfile: UpdateCompanyProfile.optional().meta({
      description: 'Who the company is and how it sounds; only what is given changes.',
    }),
  })
  .meta({ id: 'UpdateSettingsInput', description: 'The settings to change; the others stay as they are.' })
export type UpdateSettingsInput = z.infer<typeof UpdateSettingsInput>

export const Persona = z
  .looseObject({
    slug: z.string().meta({ description: 'What `persona` of an article takes for this voice.' }),
    name: z.string().meta({ description: 'Name of the voice as the dashboard shows it.' }),
    description: z.string().meta({ description: 'What the voice does with a text, in a sentence.' }),
  })
  .meta({ id: 'Persona', description: 'A voice that an article can be written in.' })
export type Persona = z.infer<typeof Persona>

export const PersonaList = z
  .looseObject({
    personas: z
      .array(Persona)
      .meta({ description: 'The voices that `persona` of an article knows by name, in a fixed order.' }),
  })
  .meta({ id: 'PersonaList', description: 'All voices.' })
export type PersonaList = z.infer<typeof PersonaList>

export const getSettings = operation({
  id: 'getSettings',
  method: 'GET',
  path: '/api/agent/settings',
  auth: 'agent',
  origin: 'ours',
  noun: 'settings',
  summary: 'Get the settings of the tenant',
  description: 'Returns every setting of the tenant with the value in force, defaults included.',
  sample: {},
  responses: { 200: Settings },
  errors: [401, 429, 500],
})

export const updateSettings = operation({
  id: 'updateSettings',
  method: 'PUT',
  path: '/api/agent/settings',
  auth: 'agent',
  origin: 'ours',
  noun: 'settings',
  summary: 'Update settings of the tenant',
  description:
    'Changes the settings that are sent and leaves the others as they are, inside `publishSchedule` and `companyProfile` too. Takes effect for work that starts afterwards.',
  body: UpdateSettingsInput,
  refusesSlips: true,
  sample: { lowBalanceCredits: 50 },
  responses: { 200: Settings },
  errors: [400, 401, 413, 415, 429, 500],
})

export const SuggestCompanyProfileInput = z
  .object({ url: BoundedWebAddress.meta({ description: 'A page of the site, usually its home page.' }) })
  .meta({ id: 'SuggestCompanyProfileInput', description: 'The site that a profile is read from.' })
export type SuggestCompanyProfileInput = z.infer<typeof SuggestCompanyProfileInput>

export const CompanyProfileSource = z
  .looseObject({
    member: z
      .string()
      .meta({ description: 'The field of the profile that was read here, for example `sells`.' }),
    url: z.string().meta({ description: 'The page it was read from.' }),
    passage: z.string().optional().meta({ description: 'As published, at most 300 characters.' }),
    engine: z.string().meta({ description: '`built-in`, or the model that read it.' }),
  })
  .meta({ id: 'CompanyProfileSource', description: 'Where a field of a suggested profile was read.' })
export type CompanyProfileSource = z.infer<typeof CompanyProfileSource>

export const CompanyProfileSuggestion = z
  .looseObject({
    profile: CompanyProfile,
    sources: z
      .array(CompanyProfileSource)
      .meta({ description: 'For each field of the profile, the page and passage it was read from.' }),
    pages: z.array(z.string()).meta({ description: 'The pages that were read.' }),
    engine: z.string().meta({ description: '`built-in`, or the model that helped.' }),
    warnings: z
      .array(z.string())
      .meta({ description: 'What could not be read or looked doubtful, in sentences.' }),
  })
  .meta({
    id: 'CompanyProfileSuggestion',
    description: 'A profile as the site has it. Nothing is saved: look it over and send what is right.',
  })
export type CompanyProfileSuggestion = z.infer<typeof CompanyProfileSuggestion>

export const suggestCompanyProfile = operation({
  id: 'suggestCompanyProfile',
  method: 'POST',
  path: '/api/agent/settings/profile-suggestion',
  auth: 'agent',
  origin: 'ours',
  noun: 'settings',
  summary: 'Suggest a company profile from a site',
  description:
    'Reads up to eight pages of the site, robots.txt obeyed. 409 when the site cannot be read. Costs nothing and saves nothing.',
  body: SuggestCompanyProfileInput,
  responses: { 200: CompanyProfileSuggestion },
  errors: [400, 401, 409, 413, 415, 429, 500],
})

export const listPersonas = operation({
  id: 'listPersonas',
  method: 'GET',
  path: '/api/agent/personas',
  auth: 'agent',
  origin: 'ours',
  noun: 'settings',
  summary: 'List the voices an article can be written in',
  description:
    'Returns the voices that `persona` of an article knows by name, each with a sentence on how it sounds. `persona` takes a description in your own words as well.',
  sample: {},
  responses: { 200: PersonaList },
  errors: [401, 429, 500],
})
