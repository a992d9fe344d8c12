/** A person's function, as far as the words of the role say it. */
export type JobRole = { functions: string[]; seniority: number }

const functions: readonly (readonly [string, RegExp])[] = [
  ['marketing', /\b(marketing|cmo|brand|demand|marketer|communications?|pr|comms)\b/i],
  [
    'content',
    /\b(content|editorial|editor|writer|copywriter|redak\w+|inhalt\w*|contenu|contenido|journalist)\b/i,
  ],
  ['seo', /\b(seo|geo|search|organic)\b/i],
  ['growth', /\b(growth|acquisition|performance)\b/i],
  [
    'sales',
    /\b(sales|revenue|cro|account executive|business development|vertrieb|ventas|commercial|vendas)\b/i,
  ],
  ['product', /\b(product|cpo|produkt\w*|produit|producto)\b/i],
  ['engineering', /\b(engineer\w*|developer|cto|technology|technical|entwick\w+|software)\b/i],
  ['people', /\b(people|hr|human resources|talent|recruit\w*|personal\w*)\b/i],
  ['finance', /\b(finance|cfo|financial|accounting|finanz\w*)\b/i],
  ['operations', /\b(operations|coo|ops)\b/i],
  ['customer', /\b(customer|success|support|client)\b/i],
  ['partnerships', /\b(partner(?:ship)?s?|alliances)\b/i],
  [
    'leadership',
    /\b(ceo|founder|co-?founder|owner|president|managing (?:director|partner)|chief executive|geschaeftsfuehrer\w*|geschäftsführer\w*|inhaber\w*|g[ée]rante?|fondat\w+|fundador\w*|director general|directeur g[ée]n[ée]ral)\b/i,
  ],
]

/** Functions that often decide together, or for each other. */
const related: Readonly<Record<string, readonly string[]>> = {
  marketing: ['content', 'seo', 'growth'],
  content: ['marketing', 'seo'],
  seo: ['content', 'marketing', 'growth'],
  growth: ['marketing', 'seo'],
}

const ranks: readonly (readonly [number, RegExp])[] = [
  [
    5,
    /\b(founder|co-?founder|ceo|chief|c[mtofpr]o|owner|president|managing|gesch[äa]e?ftsf[üu]e?hrer\w*|inhaber\w*|g[ée]rante?|fundador\w*|fondat\w+)\b/i,
  ],
  [4, /\b(vp|vice president|svp|evp|general manager)\b/i],
  [3, /\b(head|director|leiter(?:in)?|directeur|directrice|directora?|diretora?)\b/i],
  [2, /\b(lead|manager|principal|responsable|gerente|senior)\b/i],
]
const anyRole =
  /\b(specialist|associate|assistant|coordinator|consultant|strategist|analyst|designer|engineer|developer|editor|writer|marketer|executive|officer|partner|advisor|architect|scientist|author|recruiter|representative|berater(?:in)?|redakteur(?:in)?|entwickler(?:in)?|marketing|sales|operations|finance|customer success)\b/i

/** Whether a text reads like a role rather than like a sentence. */
export function isJobRole(text: string): boolean {
  if (
    text.length < 2 ||
    text.length > 90 ||
    text.split(/\s+/).length > 12 ||
    /[.!?]\s+\p{Lu}|@|https?:/u.test(text)
  )
    return false
  return ranks.some(([, pattern]) => pattern.test(text)) || anyRole.test(text)
}

export function readRole(text: string): JobRole {
  return {
    functions: functions.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
    seniority: ranks.find(([, pattern]) => pattern.test(text))?.[0] ?? 1,
  }
}

export type RoleMatch = { match: 'exact' | 'close' | 'none'; matchedRole: string | null }

/** How well a role matches one of the requested buyer roles: the same words, or the same function. */
export function matchRole(role: string, buyerRoles: readonly string[]): RoleMatch {
  const own = readRole(role)
  const plain = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
  const words = new Set(plain(role))
  for (const wanted of buyerRoles) {
    const asked = readRole(wanted)
    const sameWords = plain(wanted).every((word) => words.has(word))
    const sameWork = asked.functions.length > 0 && asked.functions.every((one) => own.functions.includes(one))
    if (sameWords || (sameWork && asked.seniority === own.seniority))
      return { match: 'exact', matchedRole: wanted }
  }
  for (const wanted of buyerRoles) {
    const asked = readRole(wanted)
    const near = asked.functions.flatMap((one) => [one, ...(related[one] ?? [])])
    if (near.some((one) => own.functions.includes(one))) return { match: 'close', matchedRole: wanted }
  }
  return { match: 'none', matchedRole: null }
}
