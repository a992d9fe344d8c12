'use client'
import { PageCheckDesk } from '#components/page-tools/page-check-desk.tsx'
import { WatchButton } from '#components/watches/watch-button.tsx'
import type { CreateWatch } from '#components/watches/watch-order.ts'

const checks = {
  schema_check: { operation: 'validateSchema', words: 'Watch structured data' },
  preview_check: { operation: 'previewSocial', words: 'Watch social preview' },
} as const

/** The check of a page, each part of which can be repeated at an interval. */
export function WatchedCheckDesk({
  initialUrl,
  ownPages,
  createWatch,
}: {
  initialUrl: string
  ownPages: readonly string[]
  createWatch: CreateWatch
}) {
  return (
    <PageCheckDesk
      initialUrl={initialUrl}
      ownPages={ownPages}
      watchOf={({ url, kind }) => (
        <WatchButton
          subject={{ kind, input: { url } }}
          operation={checks[kind].operation}
          label={url}
          create={createWatch}
        >
          {checks[kind].words}
        </WatchButton>
      )}
    />
  )
}
