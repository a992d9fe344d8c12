import type { PageFinding } from '#contract/page-reports.ts'
import { type SocialPage, socialFinding } from './social-finding.ts'

/** The texts and tags that a page is shared by. */
export function checkTexts({ facts }: SocialPage): PageFinding[] {
  const { values, title } = facts
  const found: PageFinding[] = []
  const lineOf = (name: string) => facts.tags.find((tag) => tag.name === name)?.line
  if (!title)
    found.push(
      socialFinding(
        'error',
        'no_title',
        'title',
        'The page has no title.',
        'Add <title>…</title> to the head, with up to 60 characters.',
      ),
    )
  else if ([...title].length > 60)
    found.push(
      socialFinding(
        'notice',
        'long_title',
        'title',
        `The title has ${[...title].length} characters. Search results show about 60.`,
        'Put what matters first, or shorten it.',
        lineOf('title'),
      ),
    )
  if (!values['og:title'])
    found.push(
      socialFinding(
        'warning',
        'no_og_title',
        'og:title',
        'No og:title. Networks use the <title> instead.',
        '<meta property="og:title" content="…">',
      ),
    )
  if (!values.description && !values['og:description'])
    found.push(
      socialFinding(
        'warning',
        'no_description',
        'description',
        'No description. Networks may show nothing or a random passage.',
        '<meta name="description" content="…"> and <meta property="og:description" content="…">',
      ),
    )
  else if (!values['og:description'])
    found.push(
      socialFinding(
        'notice',
        'no_og_description',
        'og:description',
        'No og:description. Networks use the meta description instead.',
        '<meta property="og:description" content="…">',
      ),
    )
  if (!values['og:type'])
    found.push(
      socialFinding(
        'notice',
        'no_og_type',
        'og:type',
        "No og:type. It's read as website.",
        '<meta property="og:type" content="article"> or website',
      ),
    )
  if (!values['og:url'])
    found.push(
      socialFinding(
        'notice',
        'no_og_url',
        'og:url',
        'No og:url. Shares are counted separately for each spelling of the URL.',
        '<meta property="og:url" content="…"> with the canonical URL',
      ),
    )
  const card = values['twitter:card']
  if (!card)
    found.push(
      socialFinding(
        'warning',
        'no_twitter_card',
        'twitter:card',
        'No twitter:card. X shows the small card or none.',
        '<meta name="twitter:card" content="summary_large_image">',
      ),
    )
  else if (!/^(summary|summary_large_image|app|player)$/.test(card))
    found.push(
      socialFinding(
        'error',
        'unknown_twitter_card',
        'twitter:card',
        `“${card.slice(0, 60)}” isn't a valid card type.`,
        'Use summary or summary_large_image.',
        lineOf('twitter:card'),
      ),
    )
  for (const { name, line } of facts.repeated)
    found.push(
      socialFinding(
        'warning',
        'repeated_tag',
        name,
        `${name} appears more than once. Usually only the first one counts.`,
        'Keep one.',
        line,
      ),
    )
  for (const { name, line } of facts.misnamed.slice(0, 10))
    found.push(
      socialFinding(
        'notice',
        'name_for_property',
        name,
        `${name} uses name instead of property. Not every crawler accepts it.`,
        `<meta property="${name}" content="…">`,
        line,
      ),
    )
  const [first] = facts.tagsInBody
  if (first)
    found.push(
      socialFinding(
        'error',
        'tags_in_body',
        first.name,
        `${facts.tagsInBody.length} social tags are in the body, where most crawlers ignore them.`,
        'Something ended the head early, often a <div>, <img> or <iframe> before these tags. Move that into the body.',
        first.line,
      ),
    )
  return found
}
