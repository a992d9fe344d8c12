/** What people call what user agents call otherwise. */
const commonNames: Readonly<Record<string, string>> = {
  'Mac OS': 'macOS',
  'Chromium OS': 'ChromeOS',
  'Mobile Safari': 'Safari',
  'Mobile Chrome': 'Chrome',
  'Mobile Firefox': 'Firefox',
  'Chrome Headless': 'Chrome',
}

/** For example `Chrome on Windows`, 100 characters at most; `Dashboard` where neither is known. */
export function deviceName(browser: string | undefined, system: string | undefined): string {
  const known = [browser, system].flatMap((name) => (name ? [commonNames[name] ?? name] : []))
  return known.join(' on ').slice(0, 100) || 'Dashboard'
}
