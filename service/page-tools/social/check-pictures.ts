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
        'No og:image. Most networks show no image.',
        '<meta property="og:image" content="https://…"> with an image of 1200 by 630 pixels',
      ),
    )
  pictures.forEach((picture, index) => {
    const written = facts.pictures[index]
    const line = written?.line
    const { from } = picture
    const tell = (severity: PageFinding['severity'], code: string, message: string, fix: string) =>
      found.push(socialFinding(severity, code, from, message, fix, line))
    if (!/^https?:/i.test(picture.url)) {
      tell('error', 'no_web_picture', `${from} isn't a web URL.`, 'Use an https URL for the image.')
      return
    }
    if (written && !/^https?:\/\//i.test(written.written))
      tell(
        'error',
        'relative_picture',
        `${from} isn't a full URL. Most networks don't resolve it.`,
        `content="${picture.url.slice(0, 300)}"`,
      )
    if (page.final_url.startsWith('https:') && picture.url.startsWith('http:'))
      tell('warning', 'insecure_picture', `${from} is loaded without encryption.`, 'Use its https URL.')
    if (picture.error) {
      tell(
        'error',
        'unreadable_picture',
        `Couldn't read ${from}: ${picture.error}`,
        "Make the URL return an image, also to visitors who aren't signed in.",
      )
      return
    }
    const { width = 0, height = 0, format = '', bytes = 0 } = picture
    if (format === 'svg')
      tell(
        'error',
        'svg_picture',
        `${from} is an SVG, which networks don't show.`,
        'Use a PNG or JPEG of 1200 by 630 pixels.',
      )
    else if (width < 200 || height < 200)
      tell(
        'error',
        'tiny_picture',
        `${from} is ${width} by ${height} pixels. Images under 200 by 200 aren't shown.`,
        'Use an image of 1200 by 630 pixels.',
      )
    else if (width < 600 || height < 315)
      tell(
        'warning',
        'small_picture',
        `${from} is ${width} by ${height} pixels. Images under 600 by 315 are shown small.`,
        'Use an image of 1200 by 630 pixels.',
      )
    if (bytes > 5_000_000)
      tell(
        'warning',
        'heavy_picture',
        `${from} has ${(bytes / 1_000_000).toFixed(1)} MB. X, LinkedIn and Slack read up to 5 MB.`,
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
        `The tags say ${saidWidth ?? '?'} by ${saidHeight ?? '?'} pixels, but the image has ${width} by ${height}.`,
        `og:image:width ${width}, og:image:height ${height}`,
      )
    else if (from === 'og:image' && saidWidth === undefined && saidHeight === undefined)
      tell(
        'notice',
        'no_size',
        'No size for og:image. The first person who shares the page on Facebook may see no image.',
        `<meta property="og:image:width" content="${width}"> <meta property="og:image:height" content="${height}">`,
      )
    if (picture.alt === undefined)
      tell('notice', 'no_alt', `No alt text for ${from}.`, `<meta property="${from}:alt" content="…">`)
  })
  return found
}
