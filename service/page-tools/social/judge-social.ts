import type { CheckedPage, PageFinding, PagePicture } from '#contract/page-reports.ts'
import type { PageFacts } from './page-facts.ts'

type Judged = { facts: PageFacts; pictures: readonly PagePicture[]; page: CheckedPage; robots: string }

/** What to mend so that a page looks as it should where it is shared. */
export function judgeSocial(judged: Judged): PageFinding[] {
  return [...judgeTexts(judged), ...judgePictures(judged), ...judgeAddresses(judged), ...judgeFrame(judged)]
}

function finding(
  severity: PageFinding['severity'],
  code: string,
  path: string,
  message: string,
  fix: string,
  line?: number,
): PageFinding {
  return { severity, rule: 'social', code, path, message, fix, ...(line !== undefined && { line }) }
}

function judgeTexts({ facts }: Judged): PageFinding[] {
  const { values, title } = facts
  const found: PageFinding[] = []
  const lineOf = (name: string) => facts.tags.find((tag) => tag.name === name)?.line
  if (!title)
    found.push(
      finding(
        'error',
        'no_title',
        'title',
        'The page has no title.',
        'Add <title>…</title> to the head, with up to 60 characters.',
      ),
    )
  else if ([...title].length > 60)
    found.push(
      finding(
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
      finding(
        'warning',
        'no_og_title',
        'og:title',
        'There is no og:title; networks fall back to the <title>.',
        '<meta property="og:title" content="…">',
      ),
    )
  if (!values.description && !values['og:description'])
    found.push(
      finding(
        'warning',
        'no_description',
        'description',
        'The page describes itself nowhere; networks show nothing or any passage.',
        '<meta name="description" content="…"> and <meta property="og:description" content="…">',
      ),
    )
  else if (!values['og:description'])
    found.push(
      finding(
        'notice',
        'no_og_description',
        'og:description',
        'There is no og:description; networks fall back to the meta description.',
        '<meta property="og:description" content="…">',
      ),
    )
  if (!values['og:type'])
    found.push(
      finding(
        'notice',
        'no_og_type',
        'og:type',
        'There is no og:type; it is read as website.',
        '<meta property="og:type" content="article"> or website',
      ),
    )
  if (!values['og:url'])
    found.push(
      finding(
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
      finding(
        'warning',
        'no_twitter_card',
        'twitter:card',
        'There is no twitter:card; X shows the small card or none.',
        '<meta name="twitter:card" content="summary_large_image">',
      ),
    )
  else if (!/^(summary|summary_large_image|app|player)$/.test(card))
    found.push(
      finding(
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
      finding(
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
      finding(
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
      finding(
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

function judgePictures({ facts, pictures, page }: Judged): PageFinding[] {
  const found: PageFinding[] = []
  if (!facts.pictures.some(({ from }) => from === 'og:image'))
    found.push(
      finding(
        'error',
        'no_picture',
        'og:image',
        'There is no og:image; most networks show no picture.',
        '<meta property="og:image" content="https://…"> with a picture of 1200 by 630 pixels',
      ),
    )
  pictures.forEach((picture, index) => {
    const written = facts.pictures[index]
    const line = written?.line
    const { from } = picture
    const tell = (severity: PageFinding['severity'], code: string, message: string, fix: string) =>
      found.push(finding(severity, code, from, message, fix, line))
    if (!/^https?:/i.test(picture.url)) {
      tell(
        'error',
        'no_web_picture',
        `${from} is no address of the web.`,
        'Give the picture an https address.',
      )
      return
    }
    if (written && !/^https?:\/\//i.test(written.written))
      tell(
        'error',
        'relative_picture',
        `${from} is not a whole address; most networks do not resolve it.`,
        `content="${picture.url.slice(0, 300)}"`,
      )
    if (page.final_url.startsWith('https:') && picture.url.startsWith('http:'))
      tell('warning', 'insecure_picture', `${from} is loaded without encryption.`, 'Use its https address.')
    if (picture.error) {
      tell(
        'error',
        'unreadable_picture',
        `${from} could not be read: ${picture.error}`,
        'Make the address answer with a picture, also to visitors who are not signed in.',
      )
      return
    }
    const { width = 0, height = 0, format = '', bytes = 0 } = picture
    if (format === 'svg')
      tell(
        'error',
        'svg_picture',
        `${from} is an SVG, which no network shows.`,
        'Use a PNG or JPEG of 1200 by 630 pixels.',
      )
    else if (width < 200 || height < 200)
      tell(
        'error',
        'tiny_picture',
        `${from} is ${width} by ${height} pixels; under 200 by 200 it is left out.`,
        'Use a picture of 1200 by 630 pixels.',
      )
    else if (width < 600 || height < 315)
      tell(
        'warning',
        'small_picture',
        `${from} is ${width} by ${height} pixels; under 600 by 315 it is shown small.`,
        'Use a picture of 1200 by 630 pixels.',
      )
    if (bytes > 5_000_000)
      tell(
        'warning',
        'heavy_picture',
        `${from} has ${(bytes / 1_000_000).toFixed(1)} MB; X, LinkedIn and Slack read at most 5 MB.`,
        'Save it as JPEG or WebP under 1 MB.',
      )
    const { declared_width: saidWidth, declared_height: saidHeight } = picture
    if (
      (saidWidth !== undefined && saidWidth !== width) ||
      (saidHeight !== undefined && saidHeight !== height)
    )
      tell(
        'warning',
        'wrong_size',
        `The tags say ${saidWidth ?? '?'} by ${saidHeight ?? '?'} pixels, and the picture has ${width} by ${height}.`,
        `og:image:width ${width}, og:image:height ${height}`,
      )
    else if (from === 'og:image' && saidWidth === undefined && saidHeight === undefined)
      tell(
        'notice',
        'no_size',
        'The size of og:image is not said; the first person who shares the page on Facebook may see no picture.',
        `<meta property="og:image:width" content="${width}"> <meta property="og:image:height" content="${height}">`,
      )
    if (picture.alt === undefined)
      tell(
        'notice',
        'no_alt',
        `${from} has no description for people who do not see it.`,
        `<meta property="${from}:alt" content="…">`,
      )
  })
  return found
}

function judgeAddresses({ facts, page }: Judged): PageFinding[] {
  const found: PageFinding[] = []
  const [canonical] = facts.canonicals
  if (!canonical)
    found.push(
      finding(
        'notice',
        'no_canonical',
        'canonical',
        'The page names no canonical address.',
        `<link rel="canonical" href="${page.final_url.slice(0, 300)}">`,
      ),
    )
  const different = new Set(facts.canonicals.map(({ url }) => url))
  if (different.size > 1)
    found.push(
      finding(
        'error',
        'several_canonicals',
        'canonical',
        `The page names ${different.size} different canonical addresses, so none counts.`,
        'Keep one.',
        facts.canonicals[1]?.line,
      ),
    )
  else if (canonical && !isSameAddress(canonical.url, page.final_url))
    found.push(
      finding(
        'notice',
        'canonical_elsewhere',
        'canonical',
        `The canonical address is another page: ${canonical.url.slice(0, 300)}`,
        'Leave it if this page is a copy; else name its own address.',
        canonical.line,
      ),
    )
  const shared = facts.values['og:url']
  if (canonical && shared && !isSameAddress(shared, canonical.url))
    found.push(
      finding(
        'warning',
        'og_url_differs',
        'og:url',
        'og:url and the canonical address differ: shares and search count for different pages.',
        `content="${canonical.url.slice(0, 300)}"`,
        facts.tags.find(({ name }) => name === 'og:url')?.line,
      ),
    )
  if (page.redirects.length > 1)
    found.push(
      finding(
        'notice',
        'many_redirects',
        'address',
        `The address redirects ${page.redirects.length} times.`,
        `Link to ${page.final_url.slice(0, 300)}`,
      ),
    )
  if (facts.refresh)
    found.push(
      finding(
        'warning',
        'meta_refresh',
        'http-equiv:refresh',
        'The page sends its visitors on by itself; networks show the page that it comes from.',
        'Answer with a redirect (301 or 308) instead.',
        facts.refresh.line,
      ),
    )
  return found
}

function judgeFrame({ facts, page, robots }: Judged): PageFinding[] {
  const found: PageFinding[] = []
  if (/\b(noindex|none)\b/i.test(robots))
    found.push(
      finding(
        'warning',
        'noindex',
        'robots',
        'The page asks search engines not to show it.',
        'Remove noindex if the page should be found.',
        facts.tags.find(({ name }) => name === 'robots' || name === 'googlebot')?.line,
      ),
    )
  if (!facts.language)
    found.push(
      finding(
        'warning',
        'no_language',
        'html lang',
        'The page does not say its language.',
        '<html lang="en">',
      ),
    )
  if (facts.icons.length === 0)
    found.push(
      finding(
        'notice',
        'no_icon',
        'icon',
        'The page names no icon; search results and Slack show a blank one or look for /favicon.ico.',
        '<link rel="icon" href="/icon.svg"> and a PNG of 48 by 48 pixels',
      ),
    )
  if (page.charset_from === 'guess')
    found.push(
      finding(
        'warning',
        'no_charset',
        'charset',
        `The page does not say its charset; it was read as ${page.charset}.`,
        '<meta charset="utf-8"> as the first thing in the head',
      ),
    )
  else if (page.charset_from === 'meta' && (facts.charsetAt ?? 0) > 1024)
    found.push(
      finding(
        'warning',
        'late_charset',
        'charset',
        'The charset is declared after the first 1024 characters, where browsers do not look.',
        'Make <meta charset="utf-8"> the first thing in the head.',
      ),
    )
  return found
}

function isSameAddress(a: string, b: string): boolean {
  const plain = (address: string) => URL.parse(address)?.href.replace(/#.*$/, '').replace(/\/$/, '')
  return plain(a) === plain(b)
}
