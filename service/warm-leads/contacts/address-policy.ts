import { companyOf } from '../../suppressions/suppression-key.ts'
import type { SurveyedPage } from '../survey/survey.ts'

/** Providers where people, not companies, have their addresses. */
const freeProviders = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com live.com msn.com yahoo.com ymail.com icloud.com me.com mac.com aol.com
gmx.de gmx.net gmx.com web.de t-online.de freenet.de orange.fr free.fr laposte.net wanadoo.fr libero.it virgilio.it
mail.ru yandex.ru yandex.com proton.me protonmail.com zoho.com qq.com 163.com 126.com naver.com hey.com fastmail.com
uol.com.br terra.com.br hotmail.co.uk hotmail.fr yahoo.co.uk yahoo.fr yahoo.de`.split(/\s+/),
)

/** Pages on which a company says how it wants to be reached. */
const businessPages = new Set(['contact', 'legal', 'press'])

export type AddressVerdict = 'usable' | 'private' | 'foreign' | 'unwanted'

/**
 * Whether a published email address may appear in a report. An address at the company's own domain may; one at a
 * free-mail provider only if the company publishes it as its business contact (a contact, imprint or press page); a
 * third party's may not, and neither may mailboxes that are not for business enquiries.
 */
export function checkAddress(
  address: string,
  about: { registrable: string; page: Pick<SurveyedPage, 'kind'> },
): AddressVerdict {
  const [local = '', host = ''] = address.split('@')
  if (
    /^(no-?reply|do-?not-?reply|abuse|postmaster|webmaster|privacy|datenschutz|dpo|security|unsubscribe|bounce|mailer-daemon|jobs|careers|bewerbung|hr|recruiting|billing|invoices?|legal|dmca)\b/.test(
      local,
    )
  )
    return 'unwanted'
  if (companyOf(host) === about.registrable) return 'usable'
  const provider = companyOf(host) ?? host
  if (freeProviders.has(host) || freeProviders.has(provider))
    return businessPages.has(about.page.kind) ? 'usable' : 'private'
  return 'foreign'
}
