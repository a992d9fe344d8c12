/** Run once by Next before the first request is answered. */
export async function register(): Promise<void> {
  // The proxy may run elsewhere, and draws nothing.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { captureRequestLocale } = await import('#lib/capture-request-locale.ts')
  captureRequestLocale()
}
