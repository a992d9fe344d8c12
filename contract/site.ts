import { z } from 'zod'
import { builtInLanguages } from './built-in-languages.ts'
import { operation } from './operation.ts'
import { DateTime, openEnum, text, Uuid } from './primitives.ts'

export const siteLayouts = ['magazine', 'journal', 'product'] as const
export const siteTypefaces = [
  'newsreader',
  'source-serif',
  'literata',
  'lora',
  'inter',
  'plex-sans',
  'figtree',
  'bricolage',
] as const
export const callToActionPlaces = ['none', 'text', 'end', 'both'] as const

/** A path of the site, or an http, https or mailto address: nothing else may become a link of a public page. */
export function isSiteLink(value: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(value)) return false
  if (value.startsWith('/')) return !value.startsWith('//')
  return ['http:', 'https:', 'mailto:'].includes(URL.parse(value)?.protocol ?? '')
}

const LinkTarget = z
  .string()
  .min(1)
  .max(2000)
  .refine(isSiteLink, 'Must be an http, https or mailto address, or a path that begins with /.')
  .meta({
    description: 'An http, https or mailto address, or a path of this host. At most 2000 characters.',
  })

const Color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'Must be a colour such as #1a5fb4.')
  .meta({ description: 'Red, green and blue in hexadecimal, for example `#1a5fb4`.' })

/** The name says size and tone, so that a page needs no look-up to place a picture. */
export const SitePictureFile = z
  .string()
  .regex(/^[0-9a-f]{24}-[1-9]\d{0,3}x[1-9]\d{0,3}-[dl]\.png$/, 'Must be the `file` of an uploaded picture.')
  .meta({ description: 'The `file` that the upload of the picture answered.' })

const linkMembers = {
  label: text({ min: 1, max: 60 }).meta({ description: 'The words of the link; 1 to 60 characters.' }),
  url: LinkTarget,
}

const authorMembers = {
  name: text({ min: 1, max: 80 }).meta({ description: 'The name below the title; 1 to 80 characters.' }),
  line: text({ max: 200 }).default('').meta({
    description: 'Who this is, in a line, for example the role; at most 200 characters.',
  }),
  picture: SitePictureFile.nullable()
    .default(null)
    .meta({ description: 'The `file` of an uploaded portrait; null shows none.' }),
  url: LinkTarget.nullable()
    .default(null)
    .meta({ description: 'Where the name leads, for example a profile; null: it is no link.' }),
}

const navigationText = 'Links at the top, at most 12.'
const authorsText = 'Who articles are signed by, at most 20; the first signs.'

const members = {
  name: text({ min: 1, max: 120 })
    .nullable()
    .meta({ description: 'Name of the site; null: the company’s name, or that of the account.' }),
  tagline: text({ max: 200 }).meta({
    description: 'What the site is about, in a sentence below its name; at most 200 characters.',
  }),
  layout: z.enum(siteLayouts).meta({
    description:
      '`magazine` leads with pictures, `journal` with the text, `product` with the company’s colours and next step.',
  }),
  typeface: z.enum(siteTypefaces).meta({ description: 'Typeface of the pages, served by this host.' }),
  accent: Color.meta({
    description:
      'Colour of links, buttons and pictures. Where it would be hard to read it is made darker or lighter.',
  }),
  paper: Color.meta({
    description: 'Background by day. One too dark for black text is made lighter; the dark one is derived.',
  }),
  logo: SitePictureFile.nullable().meta({ description: 'Picture in place of the name; null: the name.' }),
  mark: SitePictureFile.nullable().meta({
    description: 'Square picture in browser tabs; null: the first letter of the name on the accent.',
  }),
  navigation: z.array(z.object(linkMembers)).max(12).meta({ description: navigationText }),
  footer: text({ max: 500 }).meta({ description: 'A paragraph at the foot; at most 500 characters.' }),
  imprintUrl: LinkTarget.nullable().meta({ description: 'Where the imprint is; null: no link to one.' }),
  privacyUrl: LinkTarget.nullable().meta({
    description: 'Where the privacy notice is; null: no link to one.',
  }),
  language: z
    .enum(builtInLanguages)
    .nullable()
    .meta({ description: 'Language of the lists’ labels; null: that of most articles.' }),
  authors: z.array(z.object(authorMembers)).max(20).meta({ description: authorsText }),
  callToAction: z.enum(callToActionPlaces).meta({
    description:
      'Where the next step of the company profile stands: in the text, at its end, in both places, or nowhere.',
  }),
  leadMagnetId: z
    .guid()
    .nullable()
    .meta({ description: 'Published lead magnet whose form stands there instead; null: the next step.' }),
  contents: z.boolean().meta({ description: 'Whether longer articles begin with a table of contents.' }),
  related: z.boolean().meta({ description: 'Whether articles end with others about the same.' }),
  shareLinks: z.boolean().meta({
    description: 'Whether articles end with links for sharing: plain links, which load nothing.',
  }),
}

export const SiteBranding = z
  .looseObject({
    ...members,
    navigation: z.array(z.looseObject(linkMembers)).meta({ description: navigationText }),
    authors: z
      .array(
        z.looseObject({
          ...authorMembers,
          line: z.string().meta({ description: 'Who this is, in a line; may be empty.' }),
          picture: SitePictureFile.nullable().meta({ description: 'The portrait; null shows none.' }),
          url: LinkTarget.nullable().meta({ description: 'Where the name leads; null: it is no link.' }),
        }),
      )
      .meta({ description: authorsText }),
  })
  .meta({ id: 'SiteBranding', description: 'How the published site looks and what stands on every page.' })
export type SiteBranding = z.infer<typeof SiteBranding>

/** What is left out stays as it is. */
export const UpdateSiteInput = z
  .object(members)
  .partial()
  .meta({ id: 'UpdateSiteInput', description: 'The parts of the branding to change; the others stay.' })
export type UpdateSiteInput = z.infer<typeof UpdateSiteInput>

export const SiteColor = z
  .looseObject({
    theme: z.string().meta({ description: '`light` or `dark`.' }),
    given: z.string().meta({ description: 'The colour that was chosen.' }),
    used: z.string().meta({ description: 'The colour that text and links have.' }),
    ratio: z.number().meta({ description: 'Its contrast with the background, from 1 to 21 (WCAG 2.2).' }),
    adjusted: z.boolean().meta({ description: 'True where the chosen one would have been below 4.5.' }),
  })
  .meta({ id: 'SiteColor', description: 'The accent on one background, and whether it had to change.' })

export const SiteDomain = z
  .looseObject({
    domain: z.string().meta({ description: 'Host name in lower case, without a port.' }),
    status: openEnum('waiting', 'live').meta({ description: '`waiting` for its proof, or `live`.' }),
    main: z.boolean().meta({ description: 'Whether it is the address of the site; others lead to it.' }),
    dnsName: z.string().meta({ description: 'Name of the TXT record that proves it.' }),
    dnsValue: z.string().meta({ description: 'Value of that record, and content of the file.' }),
    fileUrl: z.string().meta({ description: 'Address of the file that proves it instead of the record.' }),
    problem: z.string().optional().meta({ description: 'Why the last check did not find the proof.' }),
    checkedAt: DateTime.optional().meta({ description: 'When it was last checked.' }),
  })
  .meta({ id: 'SiteDomain', description: 'A domain of the site, and what proves that it is yours.' })
export type SiteDomain = z.infer<typeof SiteDomain>

export const Site = z
  .looseObject({
    url: z.string().meta({ description: 'Address of the home page.' }),
    title: z.string().meta({ description: 'The name that readers see.' }),
    branding: SiteBranding,
    colors: z.array(SiteColor).meta({ description: 'The accent by day and by night, as it is used.' }),
    domains: z
      .array(SiteDomain)
      .meta({ description: 'Host names of its own, oldest first, proven or waiting.' }),
    feeds: z
      .looseObject({
        rss: z.string().meta({ description: 'Address of the RSS feed.' }),
        atom: z.string().meta({ description: 'Address of the Atom feed.' }),
        json: z.string().meta({ description: 'Address of the JSON feed.' }),
      })
      .meta({ description: 'Where readers subscribe: the newest articles with their whole text.' }),
  })
  .meta({ id: 'Site', description: 'The published site of the tenant.' })
export type Site = z.infer<typeof Site>

export const getSite = operation({
  id: 'getSite',
  method: 'GET',
  path: '/api/agent/site',
  auth: 'agent',
  origin: 'ours',
  noun: 'site',
  summary: 'Get the branding and the address of the published site',
  description: 'Branding with every default filled in, the colours that readers see, domains and feeds.',
  sample: {},
  responses: { 200: Site },
  errors: [401, 429, 500],
})

export const updateSite = operation({
  id: 'updateSite',
  method: 'PUT',
  path: '/api/agent/site',
  auth: 'agent',
  origin: 'ours',
  noun: 'site',
  summary: 'Update the branding of the published site',
  description:
    'Published pages are rendered again within seconds, behind what is being published. Costs nothing.',
  body: UpdateSiteInput,
  responses: { 200: Site },
  errors: [400, 401, 413, 415, 429, 500],
})

export const PreviewSiteInput = z
  .object({
    branding: UpdateSiteInput.default({}).meta({
      description: 'What to try, on top of what is saved; nothing of it is kept.',
    }),
    page: z
      .enum(['home', 'article', 'landing'])
      .default('home')
      .meta({ description: 'Which page: the list of articles, one article, or a lead magnet’s page.' }),
    article_id: Uuid.optional().meta({
      description: 'The article that the page `article` shows, a draft too; your newest when left out.',
    }),
    theme: z
      .enum(['light', 'dark'])
      .default('light')
      .meta({ description: 'By day or by night, whatever the reader’s device prefers.' }),
  })
  .meta({ id: 'PreviewSiteInput', description: 'Branding to try out, on top of what is saved.' })
export type PreviewSiteInput = z.infer<typeof PreviewSiteInput>

export const SitePreview = z
  .looseObject({
    html: z.string().meta({ description: 'The whole page; its links and pictures have full addresses.' }),
    colors: z.array(SiteColor).meta({ description: 'The accent by day and by night, as it would be used.' }),
  })
  .meta({ id: 'SitePreview', description: 'A page as readers would see it.' })
export type SitePreview = z.infer<typeof SitePreview>

export const previewSite = operation({
  id: 'previewSite',
  method: 'POST',
  path: '/api/agent/site/preview',
  auth: 'agent',
  origin: 'ours',
  noun: 'site',
  summary: 'Preview a page of the site with other branding',
  description: 'Renders your newest articles, or samples where there are none. Saves nothing, costs nothing.',
  body: PreviewSiteInput,
  sample: { page: 'home' },
  responses: { 200: SitePreview },
  errors: [400, 401, 413, 415, 429, 500],
})

export const maxSitePictureBytes = 700_000

export const UploadSitePictureInput = z
  .object({
    role: z
      .enum(['logo', 'mark', 'author'])
      .meta({ description: 'What it is for, which decides its largest size.' }),
    content: z
      .base64()
      .max(Math.ceil(maxSitePictureBytes / 3) * 4)
      .meta({ description: 'The file in Base64: PNG, JPEG, WebP, GIF or SVG, at most 700 KB.' }),
  })
  .meta({
    id: 'UploadSitePictureInput',
    description: 'A file to draw anew and keep: a logo, a mark or a portrait.',
  })
export type UploadSitePictureInput = z.infer<typeof UploadSitePictureInput>

export const SitePicture = z
  .looseObject({
    file: SitePictureFile,
    url: z.string().meta({ description: 'Where the stored picture can be seen.' }),
    width: z.int().meta({ description: 'How wide it was drawn, in pixels.' }),
    height: z.int().meta({ description: 'How tall it was drawn, in pixels.' }),
  })
  .meta({
    id: 'SitePicture',
    description: 'A stored picture. It is drawn anew, so nothing else of the file is kept.',
  })
export type SitePicture = z.infer<typeof SitePicture>

export const uploadSitePicture = operation({
  id: 'uploadSitePicture',
  method: 'POST',
  path: '/api/agent/site/pictures',
  auth: 'agent',
  origin: 'ours',
  noun: 'site',
  summary: 'Upload a logo, a mark or the picture of an author',
  description: 'The picture is drawn anew as PNG: scripts, links and metadata of the file are not kept.',
  body: UploadSitePictureInput,
  responses: { 200: SitePicture },
  errors: [400, 401, 413, 415, 429, 500],
})

const DomainParams = z.object({
  domain: text({ min: 1, max: 253 }).meta({ description: 'The domain, as its creation answered it.' }),
})

export const AddSiteDomainInput = z
  .object({
    domain: text({ min: 1, max: 253 }).meta({
      description: 'Host name that readers shall use, for example `blog.example.com`.',
    }),
  })
  .meta({
    id: 'AddSiteDomainInput',
    description: 'Which host name readers shall use instead of the address below the desk.',
  })
export type AddSiteDomainInput = z.infer<typeof AddSiteDomainInput>

export const addSiteDomain = operation({
  id: 'addSiteDomain',
  method: 'POST',
  path: '/api/agent/site/domains',
  auth: 'agent',
  origin: 'ours',
  noun: 'site',
  summary: 'Add a custom domain to the site',
  description:
    'Answers the TXT record or the file that proves the domain. Adding one again changes nothing; at most 10.',
  body: AddSiteDomainInput,
  responses: { 200: SiteDomain },
  errors: [400, 401, 409, 413, 415, 429, 500],
})

export const verifySiteDomain = operation({
  id: 'verifySiteDomain',
  method: 'POST',
  path: '/api/agent/site/domains/{domain}/verify',
  auth: 'agent',
  origin: 'ours',
  noun: 'site',
  summary: 'Verify a custom domain and make it the address of the site',
  description:
    'Where the proof is missing, `problem` says what was found. Earlier addresses lead to the new one.',
  params: DomainParams,
  responses: { 200: SiteDomain },
  errors: [400, 401, 404, 409, 429, 500],
})

export const removeSiteDomain = operation({
  id: 'removeSiteDomain',
  method: 'DELETE',
  path: '/api/agent/site/domains/{domain}',
  auth: 'agent',
  origin: 'ours',
  noun: 'site',
  summary: 'Remove a custom domain from the site',
  description: 'Its addresses stop working. The site is at the domain proven before, or below the desk.',
  params: DomainParams,
  responses: { 200: Site },
  errors: [400, 401, 404, 429, 500],
})
