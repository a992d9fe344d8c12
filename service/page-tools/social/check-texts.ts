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
        `The title has ${[...title].length} characters; search results show about 60.`,
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
        'There is no og:title; networks fall back to the <title>.',
        '<meta property="og:title" content="…">',
      ),
    )
  if (!values.description && !values['og:description'])
    found.push(
      socialFinding(
        'warning',
        'no_description',
        'description',
        'The page describes itself nowhere; networks show nothing or any passage.',
        '<meta name="description" content="…"> and <meta property="og:description" content="…">',
      ),
    )
  else if (!values['og:description'])
    found.push(
      socialFinding(
        'notice',
        'no_og_description',
        'og:description',
        'There is no og:description; networks fall back to the meta description.',
        '<meta property="og:description" content="…">',
      ),
    )
  if (!values['og:type'])
    found.push(
      socialFinding(
        'notice',
        'no_og_type',
        'og:type',
        'There is no og:type; it is read as website.',
        '<meta property="og:type" content="article"> or website',
      ),
    )
  if (!values['og:url'])
    found.push(
      socialFinding(
        'notice',
        'no_og_url',
        'og:url',
        'There is no og:url; each spelling of the address counts its shares apart.',
        '<meta property="og:url" content="…"> with the canonical address',
      ),
    )
  const card = values['twitter:card']
  if (!card)
    found.push(
      socialFinding(
        'warning',
        'no_twitter_card',
        'twitter:card',
        'There is no twitter:card; X shows the small card or none.',
        '<meta name="twitter:card" content="summary_large_image">',
      ),
    )
  else if (!/^(summary|summary_large_image|app|player)$/.test(card))
    found.push(
      socialFinding(
        'error',
        'unknown_twitter_card',
        'twitter:card',
        `“${card.slice(0, 60)}” is no kind of card.`,
        'Write summary or summary_large_image.',
        lineOf('twitter:card'),
      ),
    )
  for (const { name, line } of facts.repeated)
    found.push(
      socialFinding(
        'warning',
        'repeated_tag',
        name,
        `${name} is written more than once; the first one counts, and not everywhere.`,
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
        `${name} is written with name instead of property; not every reader takes it.`,
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
        `${facts.tagsInBody.length} social tags stand in the body, where most readers do not look.`,
        'Something in the head ended it early, often a <div>, <img> or <iframe> before these tags. Move that into the body.',
        first.line,
      ),
    )
  return found
}
