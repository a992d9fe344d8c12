import { drawSoon } from '#components/shell/draw-soon.tsx'
import { FormPage } from '#components/ui/form-page.tsx'
import { PageHeader } from '#components/ui/page-header.tsx'
import { WarmLeadForm } from '#components/warm-leads/warm-lead-form.tsx'
import { warmLeadPrefill } from '#components/warm-leads/warm-lead-form-values.ts'
import { listWarmLeads } from '#contract/warm-leads.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createWarmLeadAction } from '../actions.ts'
import { NewWarmLeadSkeleton } from './new-warm-lead-skeleton.tsx'

export const metadata = { title: 'Create a warm-lead report' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function NewWarmLeadPage(props: Props) {
  return drawSoon(drawNewWarmLead(props), <NewWarmLeadSkeleton />)
}

async function drawNewWarmLead({ searchParams }: Props) {
  const [params, last] = await Promise.all([
    searchParams,
    readForPanel(listWarmLeads, { query: { limit: 1 } }),
  ])
  const prefill = warmLeadPrefill(params, last.ok ? last.data.runs[0]?.icp : undefined)
  return (
    <FormPage>
      <PageHeader title="Create a warm-lead report" parent={{ label: 'Warm leads', href: '/warm-leads' }} />
      <WarmLeadForm initial={prefill.values} prefilled={prefill.given} create={createWarmLeadAction} />
    </FormPage>
  )
}
