import type { WarmLeadRun } from '#contract/warm-leads.ts'

/** The address of the form with what a run was asked for with, for another try. */
export function warmLeadFormHref(run: Pick<WarmLeadRun, 'domain' | 'input'>): string {
  const input = run.input ?? {}
  const search = new URLSearchParams({ domain: run.domain })
  const add = (name: 'icp' | 'roles' | 'contacts' | 'drafts' | 'days', value: unknown) => {
    if (value !== undefined && value !== null) search.set(name, String(value))
  }
  add('icp', input.icp)
  if (Array.isArray(input.buyerRoles)) add('roles', input.buyerRoles.join(', '))
  add('contacts', input.maxContacts)
  add('drafts', input.drafts)
  add('days', input.freshnessDays)
  return `/warm-leads/new?${search}`
}
