import { ExampleLeadMagnet } from '#components/lead-magnets/example-lead-magnet.tsx'
import { LeadMagnetForm } from '#components/lead-magnets/lead-magnet-form.tsx'
import { leadMagnetPrefill } from '#components/lead-magnets/lead-magnet-form-values.ts'
import { drawSoon, formMs } from '#components/shell/draw-soon.tsx'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createLeadMagnetAction } from '../actions.ts'
import { NewLeadMagnetFrame } from './new-lead-magnet-frame.tsx'

export const metadata = { title: 'New lead magnet' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function NewLeadMagnetPage(props: Props) {
  return drawSoon(drawNewLeadMagnet(props), <NewLeadMagnetFrame />, formMs)
}

async function drawNewLeadMagnet({ searchParams }: Props) {
  const [params, settings] = await Promise.all([searchParams, readForPanel(getSettings)])
  const prefill = leadMagnetPrefill(params)
  const company = settings.ok ? settings.data.companyProfile : undefined
  return (
    <NewLeadMagnetFrame>
      <LeadMagnetForm
        initial={prefill.values}
        prefilled={prefill.given}
        create={createLeadMagnetAction}
        example={<ExampleLeadMagnet />}
        category={company?.category ?? undefined}
        audience={company?.audience ?? company?.customers ?? undefined}
      />
    </NewLeadMagnetFrame>
  )
}
