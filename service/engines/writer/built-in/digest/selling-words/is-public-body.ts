import type { EvidenceSource } from '../../../writer.ts'

const named =
  /^(?:(?:the )?(?:city|town|county|borough|ministry|department|government|parliament|university) of |(?:stadt|gemeinde|landkreis|kreis|land|bundesamt|landesamt|ministerium|bundesministerium|landratsamt|universität)(?!\p{L})|(?:ville|mairie|commune|préfecture|ministère|département|région|métropole|université) (?:de|du|des|d[’'])|(?:ayuntamiento|ministerio|generalitat|diputación|junta|gobierno|universidad) (?:de|del)|(?:comune|ministero|regione|provincia|università) (?:di|del)|(?:câmara municipal|ministério|governo|universidade) d)|(?:council|ministry|university)$/iu

/** Domains that only authorities and universities get: `energystar.gov`, `gov.uk`, `service-public.gouv.fr`, `mit.edu`, `ox.ac.uk`. */
const host =
  /(?:^|\.)(?:gov|edu|mil|europa\.eu|admin\.ch|gv\.at|gouv\.[a-z]{2}|(?:gov|gob|go|govt|gub|ac|edu)\.[a-z]{2})$/u

/** True for a page of an authority or a university: they charge fees and print telephone numbers, and sell nothing. */
export function isPublicBody({ publisher, url }: EvidenceSource): boolean {
  if (named.test(publisher ?? '')) return true
  return url !== null && URL.canParse(url) && host.test(new URL(url).hostname)
}
