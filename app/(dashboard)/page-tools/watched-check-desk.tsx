'use client'
import type { OwnPage } from '#components/page-tools/check-form.tsx'
import { PageCheckDesk, type WatchedCheck } from '#components/page-tools/page-check-desk.tsx'
import { WatchMenu } from '#components/watches/watch-menu.tsx'
import type { CreateWatch } from '#components/watches/watch-order.ts'

const checks: Readonly<Record<WatchedCheck, { operation: string; name: string }>> = {
  schema_check: { operation: 'validateSchema', name: 'Structured data' },
  preview_check: { operation: 'previewSocial', name: 'Social preview' },
}

/** The check of a page, each part of which can be repeated at an interval. */
export function WatchedCheckDesk({
  initialUrl,
  ownPages,
  createWatch,
}: {
  initialUrl: string
  ownPages: readonly OwnPage[]
  createWatch: CreateWatch
}) {
  return (
    <PageCheckDesk
      initialUrl={initialUrl}
      ownPages={ownPages}
      watchOf={({ url, kinds }) => (
        <WatchMenu
          orders={kinds.map((kind) => ({
            ...checks[kind],
            subject: { kind, input: { url } },
            label: url,
            create: createWatch,
          }))}
        />
      )}
    />
  )
}
