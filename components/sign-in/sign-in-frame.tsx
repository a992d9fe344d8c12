import type { ReactNode } from 'react'
import { Wordmark } from '#components/shell/wordmark.tsx'
import { ProductView } from './product-view.tsx'

const promises = [
  ['Written from your sources', 'Your documents and the pages you choose. Every statement keeps its source.'],
  ['Published on your site', 'You review each draft and publish it, now or at a time you choose.'],
  ['Connected to your tools', 'Webhooks send every event, and your agents use the same workspace.'],
] as const

/** The page around signing in: the form at the left; beside it, where there is room, what the desk does. */
export function SignInFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <div className="flex flex-col px-5 py-6 sm:px-10">
        <header>
          <Wordmark />
        </header>
        {/* Hung from above, not centred: the heading keeps its place when an error or the next step changes the height. */}
        <main className="mx-auto grid w-full max-w-sm flex-1 content-start pt-[clamp(2.5rem,17vh,11rem)] pb-10">
          {children}
        </main>
      </div>
      <aside
        aria-label="About Masthead"
        className="hidden content-center gap-9 border-rule border-l bg-well px-14 py-12 lg:grid xl:px-24"
      >
        <p className="max-w-lg text-balance font-serif text-[2.75rem] text-ink leading-[1.1] tracking-[-0.02em]">
          A content desk that shows where <em>every statement</em> comes from.
        </p>
        <ProductView />
        <dl className="max-w-lg border-rule-strong/50 border-t-2">
          {promises.map(([title, text]) => (
            <div
              key={title}
              className="grid gap-x-6 gap-y-0.5 border-rule border-b py-2.5 xl:grid-cols-[11rem_1fr]"
            >
              <dt className="font-medium font-serif text-ink text-lg">{title}</dt>
              <dd className="text-ink-soft text-sm">{text}</dd>
            </div>
          ))}
        </dl>
      </aside>
    </div>
  )
}
