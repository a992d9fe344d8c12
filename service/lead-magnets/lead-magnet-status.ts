import { countInWords, type StatusPart } from '../health/status-part.ts'
import { countLeadMagnets } from './count-lead-magnets.ts'

export const leadMagnetStatus: StatusPart = async (ctx) => {
  const leadMagnets = await countLeadMagnets(ctx)
  return {
    actions: [
      leadMagnets.failedLately > 0 && {
        id: 'failed_lead_magnets',
        priority: 4,
        title: countInWords(leadMagnets.failedLately, 'lead magnet failed', 'lead magnets failed'),
        detail: 'Read why, and try again; the credits came back.',
        path: '/lead-magnets?status=failed',
        count: leadMagnets.failedLately,
      },
    ],
  }
}
