import type { Config } from '../config/config.ts'
import { siteCode } from './site-code.ts'

/** What all pages depend on besides their site: the code that draws them, and the service's own address. */
export function drawnBy({ serviceUrl }: Pick<Config, 'serviceUrl'>): string {
  return `${siteCode} ${serviceUrl}`
}
