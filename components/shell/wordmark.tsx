import { IntentLink } from '#components/ui/intent-link.tsx'

/** The mark, an M whose mast flies a pennant, and the name. */
export function Wordmark() {
  return (
    <IntentLink href="/" className="inline-flex items-center gap-2 rounded-sm text-ink">
      <svg aria-hidden="true" viewBox="0 0 29 36" className="h-6 w-auto" fill="none">
        <path d="M5 32V14l9.5 10.5L24 14v18" stroke="currentColor" strokeWidth="4" />
        <path d="M5 15V4" stroke="currentColor" strokeWidth="2.4" />
        <path d="M5 3.4 18 7.2 5 11z" className="fill-accent" />
      </svg>
      <span className="font-[560] font-serif text-2xl tracking-[-0.015em]">Masthead</span>
    </IntentLink>
  )
}
