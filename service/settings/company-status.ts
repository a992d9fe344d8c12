import type { StatusPart } from '../health/status-part.ts'
import { describeCompany } from './describe-company.ts'

export const companyStatus: StatusPart = async (ctx) => {
  const company = await describeCompany(ctx)
  return {
    area: {
      step: 1,
      id: 'company',
      title: 'Company profile',
      ready: company.isReady,
      detail: company.detail,
      path: '/settings/company',
    },
    actions: [],
  }
}
