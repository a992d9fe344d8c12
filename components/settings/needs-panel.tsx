import { buttonStyles } from '#components/ui/button-styles.ts'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { Variables } from './parts-panel.tsx'
import type { NeedingPart } from './server-parts.ts'

export type NeedsPanelProps = {
  parts: readonly NeedingPart[]
  /** The documentation of the settings of the server. */
  docsUrl: string
  /** Where email is kept that is not sent; undefined where there is no such page. */
  outbox: string | undefined
}

/** What somebody has to set up: what it stops until then, where that is done, and the variables of the server. */
export function NeedsPanel({ parts, docsUrl, outbox }: NeedsPanelProps) {
  if (parts.length === 0) return null
  return (
    <Panel flush title={parts.length === 1 ? '1 thing to set up' : `${parts.length} things to set up`}>
      <ul className="divide-y divide-rule">
        {parts.map(({ part, label, stops, page, variables, docs }) => (
          <li
            key={part}
            className="grid items-start gap-x-6 gap-y-3 px-4 py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="grid min-w-0 gap-1">
              <h3 className="font-medium text-ink text-sm">{label}</h3>
              <p className="max-w-prose wrap-anywhere text-ink-soft text-sm">
                {stops}
                {part === 'mail' && outbox && (
                  <>
                    {' '}
                    It is kept in the <OutboxLink href={outbox} />.
                  </>
                )}
              </p>
              {variables.length > 0 && (
                <p className="flex flex-wrap items-center gap-x-3 text-ink-faint text-xs">
                  {page ? 'Or for every workspace:' : 'On the server:'} <Variables names={variables} />
                </p>
              )}
            </div>
            {page ? (
              <LinkButton href={page.href} className="justify-self-start">
                {page.act}
              </LinkButton>
            ) : (
              docs && (
                <a
                  href={`${docsUrl}#${docs.section}`}
                  target="_blank"
                  rel="noreferrer"
                  className={buttonStyles({ className: 'justify-self-start' })}
                >
                  {docs.label}
                </a>
              )
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function OutboxLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="font-medium text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent"
    >
      outbox
    </a>
  )
}
