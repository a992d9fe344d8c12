import type { AgentContext } from '../core/context.ts'
import type { ContactChoice } from './contacts/choose-contacts.ts'
import type { Survey } from './survey/survey.ts'
import { maxRequests } from './survey/survey-company.ts'

const robotsWords = {
  found: 'Read and followed.',
  absent: 'None found. All pages may be read.',
  unreachable: "Couldn't be read, so we read no pages.",
} as const

/** What was obeyed, what was left out and why, and what was not read. */
export function describePolicy(
  ctx: AgentContext,
  survey: Survey,
  choice: ContactChoice,
): Record<string, unknown> {
  const { robots, unread } = survey
  return {
    user_agent: ctx.engines.siteReader.userAgent,
    robots: {
      url: robots.url,
      state: robots.state,
      detail: robotsWords[robots.state],
      ...(robots.crawlDelaySeconds !== null && { crawl_delay_seconds: robots.crawlDelaySeconds }),
      forbidden: unread.filter(({ reason }) => reason === 'robots').length,
    },
    most_addresses_read: maxRequests,
    not_read: unread.map(({ url, reason, detail }) => ({ url, reason, detail })),
    suppressed: { contacts: choice.leftOut.suppressed },
    addresses_left_out: {
      private: choice.leftOut.private,
      other_company: choice.leftOut.foreign,
      not_for_business: choice.leftOut.unwanted,
    },
    contacts:
      'Only people and email addresses that the company publishes on its own pages, each with its page. We never guess addresses. Addresses at free email providers are kept only if the company lists them as business contacts.',
    sending: 'Drafts are never sent.',
  }
}
