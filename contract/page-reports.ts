import { z } from 'zod'
import { openEnum } from './primitives.ts'

/** How much a finding matters. */
export const FindingSeverity = z.enum(['error', 'warning', 'notice']).meta({
  id: 'FindingSeverity',
  description: '`error`: broken; `warning`: should be improved; `notice`: informational.',
})
export type FindingSeverity = z.infer<typeof FindingSeverity>

export const CheckedPage = z
  .looseObject({
    url: z.string().meta({ description: 'Address of the page as it was asked for.' }),
    final_url: z.string().meta({ description: 'What answered, after redirects.' }),
    redirects: z.array(z.string()).meta({ description: 'The addresses that redirected, in order.' }),
    status: z.int().meta({ description: 'HTTP status that the page answered.' }),
    content_type: z.string().optional().meta({ description: 'Media type that the server declared.' }),
    charset: z.string().meta({ description: 'What the page was read as, for example `utf-8`.' }),
    charset_from: openEnum('byte_order_mark', 'header', 'meta', 'guess').meta({
      description: '`byte_order_mark`, `header`, `meta`, or `guess` when the page says nothing.',
    }),
    language: z.string().optional().meta({ description: 'The `lang` of the page, as written.' }),
    bytes: z.int().meta({ description: 'Size of the body in bytes, decompressed.' }),
    cut: z.boolean().meta({ description: 'True if only the beginning of the page was analysed.' }),
    checked_at: z.string().meta({ description: 'When the page was read, ISO 8601 in UTC.' }),
  })
  .meta({ id: 'CheckedPage', description: 'The page that was looked at.' })
export type CheckedPage = z.infer<typeof CheckedPage>

export const FindingCounts = z
  .looseObject({
    errors: z.int().meta({ description: 'Findings that break something.' }),
    warnings: z.int().meta({ description: 'Findings that should be improved.' }),
    notices: z.int().meta({ description: 'Findings that are only information.' }),
  })
  .meta({ id: 'FindingCounts', description: 'Number of findings of each severity.' })
export type FindingCounts = z.infer<typeof FindingCounts>

export const PageFinding = z
  .looseObject({
    severity: FindingSeverity,
    rule: openEnum('syntax', 'vocabulary', 'rich_result', 'social').meta({
      description: '`syntax`, `vocabulary` (schema.org), `rich_result` (a search engine), or `social`.',
    }),
    code: z.string().meta({ description: 'Machine-readable, for example `unknown_property`.' }),
    path: z.string().meta({
      description:
        'Where: `Product.offers[0].price` in structured data, else the tag, for example `og:image`.',
    }),
    message: z.string().meta({ description: 'What is wrong, as a sentence for a person.' }),
    fix: z.string().meta({ description: 'What to write instead.' }),
    line: z.int().optional().meta({ description: 'In the source of the page, from 1.' }),
    item: z.string().optional().meta({ description: 'Id of the item that it belongs to.' }),
    suggestion: z.string().optional().meta({ description: 'The word that was probably meant.' }),
    feature: z.string().optional().meta({ description: 'The rich result that asks for it.' }),
  })
  .meta({ id: 'PageFinding', description: 'A problem and how to fix it.' })
export type PageFinding = z.infer<typeof PageFinding>

export const RichResult = z
  .looseObject({
    name: z.string().meta({ description: 'For example `Product snippet`.' }),
    status: openEnum('eligible', 'missing_required', 'retired', 'limited').meta({
      description: '`eligible`, `missing_required`, `retired` (not shown any more) or `limited`.',
    }),
    note: z.string().optional().meta({ description: 'What stands in the way, or what limits it.' }),
  })
  .meta({ id: 'RichResult', description: 'How a search engine may show the item.' })
export type RichResult = z.infer<typeof RichResult>

export const StructuredItem = z
  .looseObject({
    id: z.string().meta({ description: 'Id of the item within this report, which findings name.' }),
    format: openEnum('json-ld', 'microdata', 'rdfa').meta({
      description: 'How it is written: `json-ld`, `microdata` or `rdfa`.',
    }),
    types: z.array(z.string()).meta({ description: 'Without the address of the vocabulary.' }),
    name: z.string().optional().meta({ description: 'Its name, headline or title.' }),
    line: z.int().optional().meta({ description: 'Line in the source of the page where it begins, from 1.' }),
    counts: FindingCounts,
    rich_results: z.array(RichResult).meta({ description: 'The rich results that it could appear as.' }),
    data: z.unknown().meta({ description: 'Its properties as JSON; long texts and lists are cut.' }),
  })
  .meta({ id: 'StructuredItem', description: 'One thing that the page describes.' })
export type StructuredItem = z.infer<typeof StructuredItem>

export const StructuredDataReport = z
  .looseObject({
    page: CheckedPage,
    vocabulary: z.string().meta({ description: 'What the types and properties were compared with.' }),
    items: z
      .array(StructuredItem)
      .meta({ description: 'The things that the page describes, at most as many as a report holds.' }),
    findings: z.array(PageFinding).meta({ description: 'Errors first, then by place.' }),
    counts: FindingCounts.extend({
      items: z.int().meta({ description: 'Number of things that the page describes.' }),
    }).meta({ description: 'Number of items, and of findings by severity.' }),
    cut: z.boolean().meta({ description: 'True if there was more than a report holds.' }),
  })
  .meta({
    id: 'StructuredDataReport',
    description:
      'Every thing a page describes in JSON-LD, microdata or RDFa, with what to fix. Masthead extension.',
  })
export type StructuredDataReport = z.infer<typeof StructuredDataReport>

export const PageTag = z
  .looseObject({
    source: openEnum('meta', 'link', 'title', 'html', 'header').meta({
      description: 'What kind of tag it is: `meta`, `link`, `title`, `html` or an HTTP `header`.',
    }),
    name: z.string().meta({ description: 'Name or property of the tag, for example `og:title`.' }),
    value: z.string().meta({ description: 'Its content as the page has it.' }),
    line: z.int().optional().meta({ description: 'Line in the source of the page, from 1.' }),
  })
  .meta({ id: 'PageTag', description: 'One thing that the page says of itself, as written.' })
export type PageTag = z.infer<typeof PageTag>

export const PagePicture = z
  .looseObject({
    url: z.string().meta({ description: 'Absolute address of the picture.' }),
    from: z.string().meta({ description: 'The tag that names it, for example `og:image`.' }),
    declared_width: z.int().optional().meta({ description: 'Width that the page declares, in pixels.' }),
    declared_height: z.int().optional().meta({ description: 'Height that the page declares, in pixels.' }),
    alt: z.string().optional().meta({ description: 'Alternative text that the page gives the picture.' }),
    status: z.int().optional().meta({ description: 'HTTP status that the picture answered.' }),
    content_type: z.string().optional().meta({ description: 'What the server calls it.' }),
    format: z.string().optional().meta({ description: 'What it is, for example `png`.' }),
    width: z.int().optional().meta({ description: 'Real width, in pixels.' }),
    height: z.int().optional().meta({ description: 'Real height, in pixels.' }),
    bytes: z.int().optional().meta({ description: 'Size of the file in bytes.' }),
    error: z.string().optional().meta({ description: 'Why it could not be read or measured.' }),
    data_url: z.string().optional().meta({ description: 'The picture itself, where it was asked for.' }),
  })
  .meta({ id: 'PagePicture', description: 'A picture of a preview, measured.' })
export type PagePicture = z.infer<typeof PagePicture>

export const ShownText = z
  .looseObject({
    value: z.string().meta({ description: 'The text as the network shows it, cut where it cuts.' }),
    from: z.string().meta({ description: 'The tag it comes from, for example `og:title`.' }),
    fallback: z.boolean().meta({ description: 'True if the first choice of the network is missing.' }),
    cut: z.boolean().meta({ description: 'True if the network shows only its beginning.' }),
  })
  .meta({ id: 'ShownText', description: 'A text as a network shows it.' })
export type ShownText = z.infer<typeof ShownText>

export const NetworkPreview = z
  .looseObject({
    network: openEnum('google', 'x', 'linkedin', 'facebook', 'slack').meta({
      description: 'The network: `google`, `x`, `linkedin`, `facebook` or `slack`.',
    }),
    layout: openEnum('result', 'large_picture', 'small_picture', 'text', 'link').meta({
      description: '`result`, `large_picture`, `small_picture`, `text`, or `link` when no card is drawn.',
    }),
    title: ShownText.optional(),
    description: ShownText.optional(),
    site: ShownText.optional(),
    picture: z
      .looseObject({
        url: z.string().meta({ description: 'Absolute address of the picture.' }),
        from: z.string().meta({ description: 'The tag that names it, for example `og:image`.' }),
        fallback: z.boolean().meta({ description: 'True if the first choice of the network is missing.' }),
      })
      .optional()
      .meta({ description: 'Left out when none is shown.' }),
    notes: z.array(z.string()).meta({ description: 'What differs from what the page asks for, and why.' }),
  })
  .meta({ id: 'NetworkPreview', description: 'What one network would show.' })
export type NetworkPreview = z.infer<typeof NetworkPreview>

export const SocialPreviewReport = z
  .looseObject({
    page: CheckedPage,
    title: z
      .string()
      .optional()
      .meta({ description: 'Content of the `title` element, as search engines show it.' }),
    description: z
      .string()
      .optional()
      .meta({ description: 'Content of the `description` meta tag, as search engines show it.' }),
    canonical: z
      .string()
      .optional()
      .meta({ description: 'The address that the page names as its own, made absolute.' }),
    robots: z
      .looseObject({
        meta: z
          .string()
          .optional()
          .meta({ description: 'Content of the `robots` meta tag, where there is one.' }),
        header: z
          .string()
          .optional()
          .meta({ description: 'Content of the `X-Robots-Tag` header, where there is one.' }),
        indexable: z.boolean().meta({ description: 'True when search engines may index the page.' }),
        blocked: z.array(z.string()).meta({ description: 'Crawlers that robots.txt keeps out.' }),
      })
      .meta({ description: 'What search engines and social networks read.' }),
    icons: z
      .array(
        z.looseObject({
          url: z.string().meta({ description: 'Absolute address of the icon.' }),
          rel: z.string().meta({ description: 'Its `rel`, for example `icon` or `apple-touch-icon`.' }),
          sizes: z.string().optional().meta({ description: 'Its `sizes` as written, for example `32x32`.' }),
          type: z.string().optional().meta({ description: 'Its media type as written.' }),
        }),
      )
      .meta({ description: 'The icons that the page names, in order.' }),
    open_graph: z.record(z.string(), z.string()).meta({ description: 'The first value of each property.' }),
    twitter: z
      .record(z.string(), z.string())
      .meta({ description: 'The first value of each `twitter:` tag.' }),
    pictures: z.array(PagePicture).meta({ description: 'Every picture that a preview may show, measured.' }),
    networks: z.array(NetworkPreview).meta({ description: 'What each network would show.' }),
    tags: z.array(PageTag).meta({ description: 'As written, in order.' }),
    findings: z.array(PageFinding).meta({ description: 'What to fix, errors first.' }),
    counts: FindingCounts,
  })
  .meta({ id: 'SocialPreviewReport', description: 'How a page looks when it is shared. Masthead extension.' })
export type SocialPreviewReport = z.infer<typeof SocialPreviewReport>
