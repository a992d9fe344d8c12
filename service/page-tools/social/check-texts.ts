import type { PageFinding } from '#contract/page-reports.ts'
import { type SocialPage, socialFinding } from './social-finding.ts'

type Facts = SocialPage['facts']

const maxTitleCharacters = 60
const maxMisnamed = 10

/** The texts and tags that a page is shared by. */
export function checkTexts({ facts }: SocialPage): PageFinding[] {
  return [checkTitle, checkDescription, checkOpenGraph, checkCard, checkPlacement].flatMap((check) =>
    check(facts),
  )
}

function checkTitle({ title, tags }: Facts): PageFinding[] {
  const fix = 'Add <title>…</title> to the head, with up to 60 characters.'
  if (!title) return [socialFinding('error', 'no_title', 'title', 'The page has no title.', fix)]
  const { length } = [...title]
  if (length <= maxTitleCharacters) return []
  return [
    socialFinding(
      'notice',
      'long_title',
      'title',
      `The title has ${length} characters. Search results show about 60.`,
      'Put what matters first, or shorten it.',
      lineOf(tags, 'title'),
    ),
  ]
}

function checkDescription({ values }: Facts): PageFinding[] {
  if (values['og:description']) return []
  if (!values.description)
    return [
      socialFinding(
        'warning',
        'no_description',
        'description',
        'No description. Networks may show nothing or a random passage.',
        '<meta name="description" content="…"> and <meta property="og:description" content="…">',
      ),
    ]
  return [
    socialFinding(
      'notice',
      'no_og_description',
      'og:description',
      'No og:description. Networks use the meta description instead.',
      '<meta property="og:description" content="…">',
    ),
  ]
}

const openGraphTags = [
  {
    severity: 'warning',
    tag: 'og:title',
    code: 'no_og_title',
    message: 'No og:title. Networks use the <title> instead.',
    fix: '<meta property="og:title" content="…">',
  },
  {
    severity: 'notice',
    tag: 'og:type',
    code: 'no_og_type',
    message: "No og:type. It's read as website.",
    fix: '<meta property="og:type" content="article"> or website',
  },
  {
    severity: 'notice',
    tag: 'og:url',
    code: 'no_og_url',
    message: 'No og:url. Shares are counted separately for each spelling of the URL.',
    fix: '<meta property="og:url" content="…"> with the canonical URL',
  },
] as const

function checkOpenGraph({ values }: Facts): PageFinding[] {
  return openGraphTags
    .filter(({ tag }) => !values[tag])
    .map(({ severity, code, tag, message, fix }) => socialFinding(severity, code, tag, message, fix))
}

function checkCard({ values, tags }: Facts): PageFinding[] {
  const card = values['twitter:card']
  if (!card)
    return [
      socialFinding(
        'warning',
        'no_twitter_card',
        'twitter:card',
        'No twitter:card. X shows the small card or none.',
        '<meta name="twitter:card" content="summary_large_image">',
      ),
    ]
  if (/^(summary|summary_large_image|app|player)$/.test(card)) return []
  return [
    socialFinding(
      'error',
      'unknown_twitter_card',
      'twitter:card',
      `“${card.slice(0, 60)}” isn't a valid card type.`,
      'Use summary or summary_large_image.',
      lineOf(tags, 'twitter:card'),
    ),
  ]
}

/** Tags that stand twice, under the wrong attribute, or where no crawler looks. */
function checkPlacement({ repeated, misnamed, tagsInBody }: Facts): PageFinding[] {
  const [inBody] = tagsInBody
  return [
    ...repeated.map(({ name, line }) =>
      socialFinding(
        'warning',
        'repeated_tag',
        name,
        `${name} appears more than once. Usually only the first one counts.`,
        'Keep one.',
        line,
      ),
    ),
    ...misnamed
      .slice(0, maxMisnamed)
      .map(({ name, line }) =>
        socialFinding(
          'notice',
          'name_for_property',
          name,
          `${name} uses name instead of property. Not every crawler accepts it.`,
          `<meta property="${name}" content="…">`,
          line,
        ),
      ),
    ...(inBody
      ? [
          socialFinding(
            'error',
            'tags_in_body',
            inBody.name,
            `${tagsInBody.length} social tags are in the body, where most crawlers ignore them.`,
            'Something ended the head early, often a <div>, <img> or <iframe> before these tags. Move that into the body.',
            inBody.line,
          ),
        ]
      : []),
  ]
}

function lineOf(tags: Facts['tags'], name: string): number | undefined {
  return tags.find((tag) => tag.name === name)?.line
}
