import type { Config } from '../config/config.ts'

/** Where a person buys or requests credits: the dashboard's credits page. */
export function topUpUrl(config: Pick<Config, 'dashboardUrl'>): string {
  return `${config.dashboardUrl}/credits`
}
