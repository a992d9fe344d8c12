import { countInWords, type StatusPart } from '../health/status-part.ts'
import { countRecentEnds } from './count-recent-ends.ts'

export const warmLeadStatus: StatusPart = async (ctx) => {
  const warmLeads = await countRecentEnds(ctx)
  return {
    actions: [
      warmLeads.failed > 0 && {
        id: 'failed_warm_leads',
        priority: 3,
        title: countInWords(warmLeads.failed, 'warm-lead report failed', 'warm-lead reports failed'),
        detail: 'Of this week. Read why, and try again; the credits came back.',
        path: '/warm-leads?status=failed',
        count: warmLeads.failed,
      },
    ],
  }
}
