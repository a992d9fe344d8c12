import { PageHeader } from '#components/ui/page-header.tsx'
import { WarmLeadForm } from '#components/warm-leads/warm-lead-form.tsx'
import { warmLeadPrefill } from '#components/warm-leads/warm-lead-form-values.ts'
import { createWarmLeadAction } from '../actions.ts'

export const metadata = { title: 'Create a company report' }

export default async function NewWarmLeadPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const prefill = warmLeadPrefill(await searchParams)
  return (
    <>
      <PageHeader title="Create a company report" parent={{ label: 'Warm leads', href: '/warm-leads' }} />
      <WarmLeadForm initial={prefill.values} prefilled={prefill.given} create={createWarmLeadAction} />
    </>
  )
}
