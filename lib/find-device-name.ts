import 'server-only'
import { headers } from 'next/headers'
import { userAgent } from 'next/server'
import { deviceName } from './device-name.ts'

/** Browser and system of whoever asks for the page, for example `Firefox on Linux`; `Dashboard` where they do not tell. */
export async function findDeviceName(): Promise<string> {
  const { browser, os } = userAgent({ headers: await headers() })
  return deviceName(browser.name, os.name)
}
