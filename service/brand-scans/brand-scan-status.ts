import { countInWords, type StatusPart } from '../health/status-part.ts'
import { getVisibilityHealth } from './get-visibility-health.ts'

export const brandScanStatus: StatusPart = async (ctx) => {
  const visibility = await getVisibilityHealth(ctx)
  return {
    area: {
      step: 8,
      id: 'brand_visibility',
      title: 'Brand visibility',
      ready: visibility.brands > 0,
      detail:
        visibility.brands > 0
          ? `${countInWords(visibility.brands, 'brand', 'brands')} scanned`
          : 'No scans yet',
      path: '/brand-scans',
    },
    actions: [
      visibility.failed > 0 && {
        id: 'failed_brand_scans',
        priority: 2,
        title: countInWords(visibility.failed, 'brand scan failed', 'brand scans failed'),
        detail: 'See the reason and scan again. Credits were refunded.',
        path: visibility.failed === 1 ? `/brand-scans/${visibility.lastFailedId}` : '/brand-scans',
        count: visibility.failed,
      },
    ],
  }
}
