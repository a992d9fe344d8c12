import type { PageFinding } from '#contract/page-reports.ts'
import { type SocialPage, socialFinding } from './social-finding.ts'

/** What holds for the page as a whole: robots, language, icon, charset. */
export function checkFrame({ facts, page, robots }: SocialPage): PageFinding[] {
  const found: PageFinding[] = []
  if (/\b(noindex|none)\b/i.test(robots))
    found.push(
      socialFinding(
        'warning',
        'noindex',
        'robots',
        'The page asks search engines not to show it.',
        'Remove noindex if the page should be found.',
        facts.tags.find(({ name }) => name === 'robots' || name === 'googlebot')?.line,
      ),
    )
  if (!facts.language)
    found.push(socialFinding('warning', 'no_language', 'html lang', 'No page language.', '<html lang="en">'))
  if (facts.icons.length === 0)
    found.push(
      socialFinding(
        'notice',
        'no_icon',
        'icon',
        'No icon. Search results and Slack show a blank one or look for /favicon.ico.',
        '<link rel="icon" href="/icon.svg"> and a PNG of 48 by 48 pixels',
      ),
    )
  if (page.charset_from === 'guess')
    found.push(
      socialFinding(
        'warning',
        'no_charset',
        'charset',
        `No charset declared. It was read as ${page.charset}.`,
        '<meta charset="utf-8"> as the first thing in the head',
      ),
    )
  else if (page.charset_from === 'meta' && (facts.charsetAt ?? 0) > 1024)
    found.push(
      socialFinding(
        'warning',
        'late_charset',
        'charset',
        "The charset is declared after the first 1024 characters, where browsers don't look.",
        'Make <meta charset="utf-8"> the first thing in the head.',
      ),
    )
  return found
}
