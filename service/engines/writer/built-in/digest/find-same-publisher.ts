/** Everybody publishes there: two pages of such a site are of two authors. */
const platforms =
  /(?:^|\.)(?:reddit|medium|quora|youtube|facebook|linkedin|instagram|tiktok|github|gitlab|wikipedia|wikimedia|stackexchange|stackoverflow|archive)\.(?:com|org|net)$/u
/** Below these everybody has a site of their own. */
const hosting = /\.(?:blogspot|wordpress|substack|github|netlify|vercel|pages|web|wixsite)\.[a-z]{2,4}$/u

/** True for a site where everybody publishes, so that its name says nothing of who speaks. */
export function isPlatform(host: string): boolean {
  return platforms.test(host) || hosting.test(host)
}
