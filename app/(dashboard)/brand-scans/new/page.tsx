import { ExampleScan } from '#components/brand-scans/example-scan.tsx'
import { ScanForm } from '#components/brand-scans/scan-form.tsx'
import { profilePrefill, scanFormPrefill } from '#components/brand-scans/scan-form-values.ts'
import { drawSoon, formMs } from '#components/shell/draw-soon.tsx'
import { getSettings } from '#contract/settings.ts'
import { readForPanel } from '#lib/session-page.ts'
import { createBrandScanAction } from '../actions.ts'
import { NewBrandScanFrame } from './new-brand-scan-frame.tsx'

export const metadata = { title: 'New brand scan' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default function NewBrandScanPage(props: Props) {
  return drawSoon(drawNewBrandScan(props), <NewBrandScanFrame />, formMs)
}

async function drawNewBrandScan({ searchParams }: Props) {
  const [params, settings] = await Promise.all([searchParams, readForPanel(getSettings)])
  const asked = scanFormPrefill(params)
  const isAsked = asked.brandName !== ''
  return (
    <NewBrandScanFrame>
      <ScanForm
        initial={isAsked ? asked : { ...asked, ...(settings.ok && profilePrefill(settings.data)) }}
        prefilled={isAsked}
        create={createBrandScanAction}
        example={<ExampleScan />}
        category={(settings.ok && settings.data.companyProfile?.category) || undefined}
      />
    </NewBrandScanFrame>
  )
}
