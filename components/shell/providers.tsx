'use client'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ThemeProvider } from 'next-themes'
import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { type ReactNode, useState } from 'react'
import { problemOf } from '#lib/queries/fetch-json.ts'
// Links, buttons and what says that a page failed: every boundary for errors and every page has them. Here they come once
// for all, since what a layout brings is not brought again by the segments below it.
import './page-error.tsx'
import { offerSignIn } from './signed-out-toast.ts'
import { StyleNonce } from './style-nonce.tsx'

/** Theme, queries and URL state for everything below. `nonce` is that of the document (Content-Security-Policy). */
export function Providers({ nonce, children }: { nonce: string | undefined; children: ReactNode }) {
  const [queryClient] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({ onError: offerSignIn }),
        defaultOptions: {
          queries: {
            staleTime: 10_000,
            // Only what may pass by itself is worth asking again.
            retry: (failures, error) => failures < 2 && problemOf(error).kind === 'unavailable',
          },
        },
      }),
  )
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="system"
      enableSystem
      disableTransitionOnChange
      {...(nonce !== undefined && { nonce })}
    >
      <StyleNonce nonce={nonce} />
      <QueryClientProvider client={queryClient}>
        <NuqsAdapter>{children}</NuqsAdapter>
      </QueryClientProvider>
    </ThemeProvider>
  )
}
