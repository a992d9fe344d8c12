import { drawSoon, formMs } from '#components/shell/draw-soon.tsx'
import { ExampleReport } from '#components/warm-leads/example-report.tsx'
import { WarmLeadForm } from '#components/warm-leads/warm-lead-form.tsx'
import { warmLeadPrefill } from '#components/warm-leads/warm-lead-form-values.ts'
import { listWarmLeads } from '#contract/warm-leads.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createWarmLeadAction } from '../actions.ts'
import { NewWarmLeadFrame } from './new-warm-lead-frame.tsx'

export const metadata = { title: 'New warm-lead report' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function NewWarmLeadPage(props: Props) {
  return drawSoon(drawNewWarmLead(props), <NewWarmLeadFrame />, formMs)
}

async function drawNewWarmLead({ searchParams }: Props) {
  const [params, last] = await Promise.all([
    searchParams,
    readForPanel(listWarmLeads, { query: { limit: 1 } }),
  ])
  const prefill = warmLeadPrefill(params, last.ok ? last.data.runs[0]?.icp : undefined)
  return (
    <NewWarmLeadFrame>
      <WarmLeadForm
        initial={prefill.values}
        prefilled={prefill.given}
        example={<ExampleReport />}
        create={createWarmLeadAction}
      />
    </NewWarmLeadFrame>
  )
}
