import { wholeWords } from './whole-words.ts'

/** What a section is for by its heading: what came out, what to do, what to say, what it costs. Null for what no heading tells. */
export type SectionJob = 'result' | 'advice' | 'telling' | 'money' | 'price'

const results = wholeWords(
  'what (?:made|makes) (?:a|the|most) difference|what (?:mattered|decided|counted)|was den unterschied macht\\p{L}*|was (?:zählte|entschied)|ce qui (?:a fait|fait|faisait) la différence|ce qui a compté|(?:lo )?qu[eé] marc(?:ó|a) la diferencia|lo que (?:decidió|influyó)|(?:che )?cosa (?:fa|ha fatto) la differenza|(?:che )?cosa ha (?:deciso|inciso)|wat het verschil maak\\p{L}*|o que (?:fez|faz) (?:a )?diferença|what came out(?! (?:from|of))|was (?:dabei )?heraus(?:kam|gekommen ist)|ce qui (?:en )?(?:est sorti|ressort)|lo que salió(?! mal)|qué salió(?! mal)|(?:che )?cosa è (?:emerso|venuto fuori)|wat eruit kwam|o que resultou|results?|outcomes?|findings|was (?:hat )?sich (?:ge)?änderte?|qu.est-ce qui a changé|ce qui a changé|qué (?:ha )?cambi(?:ó|ado)|(?:che )?cosa è cambiato|wat (?:is )?(?:er )?veranderd|o que mudou|(?:ever )?since then|what (?:happened|changed|it turned out to be|(?:the|they|it) (?:\\p{L}+ )?(?:did|brought|gave))|in practice|what (?:we|they|people|others) (?:found|saw|see|measured|conclude)|was (?:sie|andere|die leute) (?:fanden|vorfanden|sahen)|ce qu.(?:ils|elles|on) (?:ont|a) (?:trouvé|vu|constaté)|lo que (?:encontraron|vieron)|(?:che )?cosa hanno (?:trovato|visto)|wat (?:ze|zij) (?:vonden|zagen)|(?:our |the )?verdict|practical reading|what (?:it|this|that) means|conclusions?|in (?:one|a) (?:line|nutshell)|take-?(?:home|away)s?|bottom line|in short|summary|does it (?:help|work|pay)|ergebnis(?:se)?|was es (?:\\p{L}+ )?gebracht hat|woran es l(?:ag|iegt)|deutung|seither|seitdem|in der praxis|was (?:wir )?daraus|fazit|befunde?|was wir (?:sehen|gefunden haben|gemessen haben)|zusammenfassung|kurz gesagt|das wichtigste|résultats?|constats?|bilan|depuis lors|en pratique|ce qu.il faut (?:en )?retenir|ce que nous (?:voyons|en (?:concluons|retenons|tirons)|avons (?:vu|mesuré))|interprétation|conclusions?|en bref|à retenir|résumé|resultados?|conclusi(?:ón|ones)|desde entonces|en la práctica|lo que (?:vemos|medimos|concluimos)|en resumen|risultat[oi]|conclusion[ei]|da allora|in pratica|in (?:sintesi|breve)|resultaten|uitkomst(?:en)?|sindsdien|in de praktijk|oorzaken|conclusies?|bevindingen|samenvatting|resultados?|conclus(?:ão|ões)|desde então|na prática|em resumo|wyniki|wnioski|podsumowanie',
)
const conclusions = wholeWords(
  'in short|summary|conclusions?|(?:our |the )?verdict|bottom line|in a nutshell|in practice|practical reading|what (?:it|this|that) means|take-?(?:home|away)s?|recommendations?|interpretation|zusammenfassung|fazit|kurz gesagt|das wichtigste|deutung|empfehlung(?:en)?|en bref|à retenir|ce qu.il faut (?:en )?retenir|résumé|interprétation|ce que nous (?:en )?(?:concluons|retenons)|recommandations?|en resumen|resumen|recomendaci(?:ón|ones)|en la práctica|lo que concluimos|in (?:sintesi|breve|pratica)|sintesi|raccomandazion[ei]|conclusion[ei]|conclusi(?:ón|ones)|samenvatting|aanbeveling(?:en)?|in de praktijk|conclusies?|em resumo|na prática|recomendaç(?:ão|ões)|conclus(?:ão|ões)',
)
/** What limits conclusions concludes nothing. */
const limiting =
  /(?<!\p{L})(?:limits?|limita|limitent|limitano|limitam|beperken|begrenzt|einschränk\p{L}*)(?!\p{L})/iu

/** True for a heading over what a paper comes to in short. */
export function concludes(heading: string): boolean {
  return conclusions.test(heading) && !limiting.test(heading)
}

const advice = wholeWords(
  'what to do\\p{L}*|what you can do|what (?:I|we|you)(?:.d| would| should| could) (?:have \\p{L}+ )?do|how (?:we|they|I) (?:do|go about) it|step by step|how to|steps?|procedure|(?:first|immediate) (?:hour|steps?|aid|actions?|measures)|recommendations?|(?:our )?advice|we (?:advise|recommend)|order of (?:measures|work)|decision|before (?:you|any)|checklist|rules?|schritt für schritt|wie wir (?:es|das) machen|so gehen? wir|was tun|was wir raten|vorgehen|sofortmaßnahmen|empfehlung(?:en)?|maßnahmen|reihenfolge|ablauf|schritte?|pas à pas|comment nous (?:faisons|procédons)|que faire|quand|marche à suivre|démarche|étapes|recommandations?|conseils?|paso a paso|cómo lo hacemos|qué hacer|cuándo|pasos|recomendaci(?:ón|ones)|consejos|procedimiento|principi[oe]s?|passo (?:per|dopo) passo|come (?:lo )?facciamo|come si fa|cosa fare|quando|passi|raccomandazion[ei]|consigli|stap voor stap|hoe wij (?:het|dat) doen|wat te doen|stappen|aanbeveling(?:en)?|advies|passo a passo|como fazemos|o que fazer|quando|passos|recomendaç(?:ão|ões)|co robić|zalecenia|kroki',
)
const telling = wholeWords(
  'what to (?:say|tell)\\p{L}*|what we (?:say|tell)|how to (?:say|explain)|was (?:sagen|wir sagen)|was man (?:\\p{L}+ )?sagt|que dire|ce que nous disons|qué decir|qué decimos|cosa dire|wat te zeggen|o que dizer|co mówić',
)
const money = wholeWords(
  'costs?|sums?|arithmetic|rechnung|calculs?|cuentas|cálculos?|cont[oi]|calcol[oi]|rekensom|berekening|contas|how much|(?:was |were )?lost|loss(?:es)?|savings?|kosten|was kostet\\p{L}*|ersparnis|verluste?|co[uû]ts?|combien|économies?|pertes?|costes?|costos?|cuánto|cuánt[oa]s|pérdidas?|ahorros?|compensan?|cost[oi]|quanto|perdite|risparmi[oe]?|kosten|verlies|custos?|perdas?|koszt|koszty',
)

const prices = wholeWords(
  '(?:our )?prices?(?: guide| list)?|pricing|plans|(?:unsere )?preise?|preisliste|(?:nos )?(?:prix|tarifs?|formules?)|(?:nuestros )?precios?|tarifas|prezz[oi]|tariffe|prijs|prijzen|tarieven|preços?|ceny|cennik',
)

/** "After", "Nach acht Monaten": how a story ended. */
const after =
  /^(?:after(?:wards)?|before and after|(?:one|two|three|a) (?:years?|months?|winters?|summers?) (?:on|later)|danach|(?:nach|après|después de|tras|dopo|na|depois de|after) (?:\p{L}+|\p{N}+) (?:[\p{L}]+)|après|después|dopo|daarna|depois)$/iu

const faults = wholeWords(
  'what (?:went|was going) wrong|(?:our|my|the)(?: \\p{L}+)? (?:mistake|blunder|error)s?|mistakes?|(?:gave|given) up|failed|aufgegeben|gescheitert|misslungen|(?:ont|a|avons) (?:abandonné|échoué)|abandonaron|fracas\\p{L}+|(?:ha|hanno|abbiamo) (?:rinunciato|fallito)|opgegeven|mislukt|desistiram|falh\\p{L}+|(?:where|what|the one) (?:we|I) (?:got it|got|went|did) wrong|was schief\\p{L}*|fehler|wo wir falsch \\p{L}+|l.erreur|erreurs?|ce qui (?:n.a pas marché|a raté)|(?:el |los )?error(?:es)?|lo que salió mal|nos equivocamos|l.errore|error[ei]|(?:dove|che cosa|cosa) (?:abbiamo|ho) sbagliato|(?:è )?andat[oa] storto|fouten?|mis(?: ?)ging|(?:o )?nosso erro|erros?|(?:correu|deu) (?:mal|errado)',
)

/** True for a heading that announces what went wrong. */
export function isFault(heading: string): boolean {
  return faults.test(heading)
}

export function jobOf(heading: string): SectionJob | null {
  if (telling.test(heading)) return 'telling'
  if (advice.test(heading)) return 'advice'
  if (prices.test(heading)) return 'price'
  if (money.test(heading)) return 'money'
  return results.test(heading) || after.test(heading.trim()) ? 'result' : null
}

const method =
  /^(?:the )?(?:data|design|assumptions|annahmen|hypothèses|supuestos|methods?|methodology|aims?|approach|purpose|(?:research )?questions?|why (?:we did it|this \p{L}+)|what (?:we did|was done)|how we (?:measured|tested|did it)|sample|(?:\p{L}+ and )method|grundlage|daten|methodik?|vorgehen|versuchsaufbau|fragestellung|wie wir messen|anlass|ziel|méthodes?|protocoles?|données|objectifs?|ce que nous avons (?:fait|mesuré)|contexte|méthodologie|datos|métodos?|qué hicimos|objetivos?|objeto|metodi?o?|dati|obiettiv[oi]|cosa abbiamo fatto|methode|aanpak|aanleiding|gegevens|opzet|metodologia|métodos?|dados|dane|metoda)$/iu

/** True for a heading over how something was looked into, which answers nothing. */
export function isMethod(heading: string): boolean {
  return method.test(heading.trim())
}

const voices =
  /(?<!\p{L})(?:testimonials?|what (?:\p{L}+ )?(?:people|customers|clients) say|artist voices|customer voices|reviews|kundenstimmen|^stimmen|témoignages|opiniones|testimonianze|recensioni|ervaringen van|depoimentos)(?!\p{L})/iu
const noticeboard =
  /^(?:any other business|breves|termine|notices?|news in brief|en bref|kurz notiert|notizie in breve|varia|divers)$/iu

/** What colleagues tell each other not to write, and what one adds behind. */
const orders =
  /^(?:don[’']ts?(?!\p{L})|do not (?:write|claim|say)|never (?:say|print|write)|nicht schreiben|nachtrag|addendum|à ne pas (?:écrire|dire)|ne pas (?:écrire|dire)|no (?:escribir|decir)|non (?:scrivere|dire)|niet schrijven)/iu

const cleared =
  /\((?:[^)]*(?<!\p{L}))?(?:quote ok|ok(?:ay)?|approved|cleared|may be (?:quoted|named)|darf|freigegeben|mit namen|(?:d[’'])?accord|autorisée?|acepta|con (?:su )?permiso|autorizad[oa]|de acuerdo|autorizzat[oa]|d[’']accordo|akkoord|toestemming)(?!\p{L})/iu

/** True for a heading over what somebody says who agreed to be quoted. */
export function isCleared(heading: string): boolean {
  return cleared.test(heading)
}

/** True for a heading under which a page has its customers praise it, or what it has of everything. */
export function isAside(heading: string): boolean {
  return voices.test(heading) || noticeboard.test(heading.trim()) || orders.test(heading.trim())
}
