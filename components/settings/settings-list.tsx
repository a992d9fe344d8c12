import { IntentLink } from '#components/ui/intent-link.tsx'
import { classNames } from '#lib/class-names.ts'
import { type SettingsHref, settingsGroups } from './settings-pages.ts'

/** The pages of the settings as a list beside the page, which stays in sight while a long form scrolls. */
export function SettingsList({ current }: { current: SettingsHref }) {
  return (
    <nav aria-label="Settings" className="sticky top-7 self-start max-lg:hidden">
      {settingsGroups.map(({ label, pages }) => (
        <div key={label} className="not-first:mt-6">
          <p className="pb-1.5 font-medium text-ink-faint text-xs">{label}</p>
          <ul className="grid gap-px">
            {pages.map((page) => (
              <li key={page.href}>
                <IntentLink
                  href={page.href}
                  aria-current={page.href === current ? 'page' : undefined}
                  className={classNames(
                    '-ml-2.5 block rounded-md px-2.5 py-1.5 text-ink-soft text-sm hover:bg-hover hover:text-ink',
                    page.href === current && 'bg-hover font-medium text-ink',
                  )}
                >
                  {page.label}
                </IntentLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
