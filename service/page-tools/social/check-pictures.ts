import type { PageFinding } from '#contract/page-reports.ts'
import { type SocialPage, socialFinding } from './social-finding.ts'

/** The pictures: whether networks can read them, and how they would look. */
export function checkPictures({ facts, pictures, page }: SocialPage): PageFinding[] {
  const found: PageFinding[] = []
  if (!facts.pictures.some(({ from }) => from === 'og:image'))
    found.push(
      socialFinding(
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
      found.push(socialFinding(severity, code, from, message, fix, line))
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
