'use client'
import './styles/globals.css'
import './styles/newsreader.css'
import { useLayoutEffect } from 'react'
import { useEndOfEarlyPresses } from '#components/ui/use-pressed-early.ts'
import { geist, geistLatin } from './fonts/geist.ts'
import { newsreader } from './fonts/newsreader.ts'

/** Replaces the root layout when that itself fails, so it brings its own document and leans on next to nothing. */
export default function GlobalError({
  error,
  reset,
}: {
  error: Error & { digest?: string }
  reset: () => void
}) {
  useEndOfEarlyPresses()
  // What chooses the theme elsewhere went with the layout.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = chosenTheme()
  }, [])
  return (
    <html
      lang="en"
      suppressHydrationWarning
      className={`${geistLatin.variable} ${geist.variable} ${newsreader.variable}`}
    >
      <body>
        <title>Masthead</title>
        <main className="mx-auto grid max-w-2xl gap-4 px-4 py-16">
          <h1 className="font-medium font-serif text-2xl text-ink">Couldn't load the dashboard</h1>
          <p className="text-ink-soft text-sm">
            Something went wrong on our side. If it stays, contact the operator with the error below.
          </p>
          {error.digest && (
            <p className="text-ink-faint text-xs">
              Error <code className="select-all font-mono">{error.digest}</code>
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <button
              type="button"
              onClick={reset}
              className="h-10 rounded-md bg-primary px-4 font-medium text-base text-on-primary hover:bg-primary-hover"
            >
              Try again
            </button>
            {/* A whole load: what fails is the layout around every page. */}
            <a
              href="/"
              className="inline-flex h-10 items-center rounded-md border border-rule px-4 font-medium text-base text-ink hover:bg-hover"
            >
              Go to Overview
            </a>
          </div>
        </main>
      </body>
    </html>
  )
}

/** That of the switch, under the name by which next-themes keeps it; else that of the system. */
function chosenTheme(): 'light' | 'dark' {
  let kept: string | null = null
  try {
    kept = localStorage.getItem('theme')
  } catch {
    // A browser may forbid storage.
  }
  if (kept === 'light' || kept === 'dark') return kept
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
