'use client'
import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ThemeProvider } from 'next-themes'
import { type ReactNode, useState } from 'react'
import { isTransientError, problemOf } from '#lib/queries/fetch-json.ts'
// Links, buttons and what says that a page failed: every boundary for errors and every page has them. Here they come once
// for all, since what a layout brings is not brought again by the segments below it.
import './page-error.tsx'
import { useInsertionEffect } from 'react'
import { MadeAt } from '#components/ui/now.tsx'
import { useEndOfEarlyPresses } from '#components/ui/use-pressed-early.ts'
import { offerSignIn } from './signed-out-toast.ts'

export type ProvidersProps = {
  /** That of the document (Content-Security-Policy). */
  nonce: string | undefined
  /** When the document was made, in milliseconds. */
  madeAt: number
  children: ReactNode
}

/** Theme, queries and the time for everything below. */
export function Providers({ nonce, madeAt, children }: ProvidersProps) {
  useEndOfEarlyPresses()
  const [queryClient] = useState(
    () =>
      new QueryClient({
        queryCache: new QueryCache({ onError: offerSignIn }),
        defaultOptions: {
          queries: {
            staleTime: 10_000,
            retry: (failures, error) => failures < 2 && isTransientError(problemOf(error)),
          },
        },
      }),
  )
  return (
    <ThemeProvider
      attribute="data-theme"
      defaultTheme="system"
      enableSystem
      {...(nonce !== undefined && { nonce })}
    >
      <StyleNonce nonce={nonce} />
      <QueryClientProvider client={queryClient}>
        <MadeAt value={madeAt}>{children}</MadeAt>
      </QueryClientProvider>
    </ThemeProvider>
  )
}

declare global {
  var __webpack_nonce__: string | undefined
}

/**
 * Tells libraries that write style sheets at run time (dialogs, which stop the page behind them from scrolling) the
 * nonce to write them with. First among its siblings and before their effects, so that an open dialog finds it. The first
 * nonce stays: a layout that an action renders again brings another one, which the policy of the document does not know.
 */
function StyleNonce({ nonce }: { nonce: string | undefined }) {
  useInsertionEffect(() => {
    globalThis.__webpack_nonce__ ??= nonce
  }, [nonce])
  return null
}
