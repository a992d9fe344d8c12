import type { AgentContext } from '../core/context.ts'
import type { StatusPart } from '../health/status-part.ts'
import { getSettingsRow } from './get-settings.ts'

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

/** Whether the writers know enough about the company, and what they lack, as text. */
async function describeCompany(ctx: AgentContext): Promise<{ isReady: boolean; detail: string }> {
  const { profile } = await getSettingsRow(ctx)
  const isReady = Boolean(profile.name && profile.sells)
  if (isReady) return { isReady, detail: profile.name ?? '' }
  return { isReady, detail: "Not filled in. Drafts aren't written for a specific company." }
}
