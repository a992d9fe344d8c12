'use client'
import './styles/globals.css'
import { useEndOfEarlyPresses } from '#components/ui/use-pressed-early.ts'

/** Replaces the root layout when that itself fails, so it brings its own document and leans on next to nothing. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  useEndOfEarlyPresses()
  return (
    <html lang="en">
      <body className="grid min-h-dvh content-center justify-items-center gap-3 px-4 text-center">
        <title>Masthead</title>
        <h1 className="font-serif text-3xl">Couldn't load the dashboard</h1>
        {error.digest && <p className="text-ink-faint text-sm">Error {error.digest}</p>}
        <button type="button" onClick={reset} className="h-10 rounded-md bg-primary px-4 text-on-primary">
          Try again
        </button>
      </body>
    </html>
  )
}
