/**
 * Where credits are bought: the address that the service names, unless it is a page of this dashboard, which sells none.
 * Undefined for what is no web address.
 */
export function checkoutAddress(topupUrl: string | undefined, dashboardUrl: string): string | undefined {
  if (!topupUrl || !/^https?:\/\//.test(topupUrl) || !URL.canParse(topupUrl)) return undefined
  return new URL(topupUrl).origin === new URL(dashboardUrl).origin ? undefined : topupUrl
}
