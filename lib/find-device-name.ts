import 'server-only'
import { headers } from 'next/headers'
import { userAgent } from 'next/server'

/** Browser and system of whoever asks for the page, for example `Firefox on Linux`; `Dashboard` where they do not tell. */
export async function findDeviceName(): Promise<string> {
  const { browser, os } = userAgent({ headers: await headers() })
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 100) || 'Dashboard'
}
