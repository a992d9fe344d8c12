'use client'
import type { ReactNode } from 'react'
import type { OwnPage } from '#components/page-tools/own-pages.tsx'
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
  sample,
  createWatch,
}: {
  initialUrl: string
  ownPages: readonly OwnPage[]
  sample: ReactNode
  createWatch: CreateWatch
}) {
  return (
    <PageCheckDesk
      initialUrl={initialUrl}
      ownPages={ownPages}
      sample={sample}
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
