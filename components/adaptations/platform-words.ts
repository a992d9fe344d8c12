import { findPlatformRule } from '#contract/adaptation-platforms.ts'
import { formatNumber } from '#lib/format-number.ts'

/** As a person calls it; a platform that only another server knows, as that server calls it. */
export function platformName(platform: string): string {
  // Written for X, and posted to other networks as well.
  if (platform === 'x_thread') return 'Post thread'
  return findPlatformRule(platform)?.name ?? platform.replaceAll('_', ' ')
}

/** The shape of its texts in a few words. */
export function platformHint(platform: string): string | undefined {
  const rule = findPlatformRule(platform)
  if (!rule) return undefined
  if (rule.parts.kind === 'thread')
    return `Numbered posts of up to ${formatNumber(rule.parts.limit)} characters`
  const { rules } = rule.parts
  const last = rules.at(-1)
  if (rules.some(({ label }) => label === 'Script'))
    return `A script of up to one minute, and a ${last?.label.toLowerCase()}`
  const most = `${formatNumber(last?.limit ?? 0)} characters`
  return rules.length > 1 ? `A title and up to ${most}` : `Up to ${most}`
}

/**
 * What the referral link adds.
 * @param link null where the settings have none, undefined where they could not be read
 */
export function refLinkHint(link: string | null | undefined): string {
  if (link === undefined) return 'Ends each post with the link in Settings.'
  if (link === null) return 'No link is set in Settings yet.'
  return `Ends each post with ${link.replace(/^https?:\/\/(?:www\.)?/i, '')}.`
}
