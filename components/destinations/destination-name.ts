const names: Readonly<Record<string, string>> = {
  wordpress: 'WordPress',
  ghost: 'Ghost',
  devto: 'DEV (dev.to)',
  shopify: 'Shopify',
  webflow: 'Webflow',
  webhook: 'Webhook',
}

/** What answers at a destination, as people call it; a newer server may know others. */
export function kindName(kind: string): string {
  return names[kind] ?? kind
}
