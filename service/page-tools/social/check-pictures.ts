import type { PageFinding } from '#contract/page-reports.ts'
import { type SocialPage, socialFinding } from './social-finding.ts'

type Picture = SocialPage['pictures'][number]
type Written = SocialPage['facts']['pictures'][number]
type Finding = [severity: PageFinding['severity'], code: string, message: string, fix: string]

/** The pictures: whether networks can read them, and how they would look. */
export function checkPictures({ facts, pictures, page }: SocialPage): PageFinding[] {
  const found = pictures.flatMap((picture, index) => {
    const written = facts.pictures[index]
    return findingsOf(picture, written, page.final_url).map(([severity, code, message, fix]) =>
      socialFinding(severity, code, picture.from, message, fix, written?.line),
    )
  })
  if (facts.pictures.some(({ from }) => from === 'og:image')) return found
  return [
    socialFinding(
      'error',
      'no_picture',
      'og:image',
      'No og:image. Most networks show no image.',
      '<meta property="og:image" content="https://…"> with an image of 1200 by 630 pixels',
    ),
    ...found,
  ]
}

function findingsOf(picture: Picture, written: Written | undefined, pageUrl: string): Finding[] {
  const { from, url, error } = picture
  if (!/^https?:/i.test(url))
    return [['error', 'no_web_picture', `${from} isn't a web URL.`, 'Use an https URL for the image.']]
  const found = addressFindings(picture, written, pageUrl)
  if (error) {
    const fix = "Make the URL return an image, also to visitors who aren't signed in."
    return [...found, ['error', 'unreadable_picture', `Couldn't read ${from}: ${error}`, fix]]
  }
  found.push(...shownFindings(picture), ...declaredFindings(picture))
  if (picture.alt === undefined)
    found.push(['notice', 'no_alt', `No alt text for ${from}.`, `<meta property="${from}:alt" content="…">`])
  return found
}

function addressFindings({ from, url }: Picture, written: Written | undefined, pageUrl: string): Finding[] {
  const found: Finding[] = []
  if (written && !/^https?:\/\//i.test(written.written))
    found.push([
      'error',
      'relative_picture',
      `${from} isn't a full URL. Most networks don't resolve it.`,
      `content="${url.slice(0, 300)}"`,
    ])
  if (pageUrl.startsWith('https:') && url.startsWith('http:'))
    found.push(['warning', 'insecure_picture', `${from} is loaded without encryption.`, 'Use its https URL.'])
  return found
}

/** How the picture that was read would look. */
function shownFindings({ from, width = 0, height = 0, format = '', bytes = 0 }: Picture): Finding[] {
  const found: Finding[] = []
  const size = `${from} is ${width} by ${height} pixels.`
  const larger = 'Use an image of 1200 by 630 pixels.'
  if (format === 'svg')
    found.push([
      'error',
      'svg_picture',
      `${from} is an SVG, which networks don't show.`,
      'Use a PNG or JPEG of 1200 by 630 pixels.',
    ])
  else if (width < 200 || height < 200)
    found.push(['error', 'tiny_picture', `${size} Images under 200 by 200 aren't shown.`, larger])
  else if (width < 600 || height < 315)
    found.push(['warning', 'small_picture', `${size} Images under 600 by 315 are shown small.`, larger])
  if (bytes > 5_000_000)
    found.push([
      'warning',
      'heavy_picture',
      `${from} has ${(bytes / 1_000_000).toFixed(1)} MB. X, LinkedIn and Slack read up to 5 MB.`,
      'Save it as JPEG or WebP under 1 MB.',
    ])
  return found
}

/** What the tags say of the picture's size. */
function declaredFindings(picture: Picture): Finding[] {
  const { from, width = 0, height = 0, declared_width: saidWidth, declared_height: saidHeight } = picture
  const isWrong =
    (saidWidth !== undefined && saidWidth !== width) || (saidHeight !== undefined && saidHeight !== height)
  if (isWrong)
    return [
      [
        'warning',
        'wrong_size',
        `The tags say ${saidWidth ?? '?'} by ${saidHeight ?? '?'} pixels, but the image has ${width} by ${height}.`,
        `og:image:width ${width}, og:image:height ${height}`,
      ],
    ]
  if (from !== 'og:image' || saidWidth !== undefined || saidHeight !== undefined) return []
  return [
    [
      'notice',
      'no_size',
      'No size for og:image. The first person who shares the page on Facebook may see no image.',
      `<meta property="og:image:width" content="${width}"> <meta property="og:image:height" content="${height}">`,
    ],
  ]
}
