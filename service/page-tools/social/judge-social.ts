import type { PageFinding } from '#contract/page-reports.ts'
import { judgeAddresses } from './judge-addresses.ts'
import { judgeFrame } from './judge-frame.ts'
import { judgePictures } from './judge-pictures.ts'
import { judgeTexts } from './judge-texts.ts'
import type { SocialPage } from './social-finding.ts'

/** What to mend so that a page looks as it should where it is shared. */
export function judgeSocial(page: SocialPage): PageFinding[] {
  return [...judgeTexts(page), ...judgePictures(page), ...judgeAddresses(page), ...judgeFrame(page)]
}
