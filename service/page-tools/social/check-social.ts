import type { PageFinding } from '#contract/page-reports.ts'
import { checkAddresses } from './check-addresses.ts'
import { checkFrame } from './check-frame.ts'
import { checkPictures } from './check-pictures.ts'
import { checkTexts } from './check-texts.ts'
import type { SocialPage } from './social-finding.ts'

/** What to mend so that a page looks as it should where it is shared. */
export function checkSocial(page: SocialPage): PageFinding[] {
  return [...checkTexts(page), ...checkPictures(page), ...checkAddresses(page), ...checkFrame(page)]
}
