import 'server-only'
import { headers } from 'next/headers'
import { userAgent } from 'next/server'

/** Whether a phone asks for the page, as far as its `User-Agent` says; the window decides once scripts run. */
export async function isPhone(): Promise<boolean> {
  return userAgent({ headers: await headers() }).device.type === 'mobile'
}
