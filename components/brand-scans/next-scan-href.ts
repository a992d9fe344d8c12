import type { BrandScan } from '#contract/brand-scans.ts'
import type { AskedPrompt } from './prompts-of.ts'
import { scanFormHref } from './scan-form-values.ts'

/** The form of a scan, filled in like this one, to ask these questions; the usual ones if there are none. */
export function nextScanHref(scan: BrandScan, prompts: readonly AskedPrompt[]): string {
  return scanFormHref({
    brandName: scan.brand_name ?? '',
    category: scan.category?.source === 'given' ? scan.category.name : '',
    aliases: scan.aliases?.join(', ') ?? '',
    questions: prompts.map(({ question }) => question).join('\n'),
  })
}
