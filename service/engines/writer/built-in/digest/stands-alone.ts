import type { Sentence } from '../sentence.ts'

/** Words that point at something outside the sentence, by language. */
type Pointers = { demonstrative: RegExp; announced: RegExp; document: RegExp; elsewhere: RegExp }

const word = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'giu')
const start = (list: string) => new RegExp(`^[^\\p{L}\\p{N}]*(?:${list})(?![\\p{L}\\p{M}])`, 'iu')

const pointers: Record<string, Pointers> = {
  en: {
    demonstrative: word(
      '(?:this|these|those|such)(?! (?:year|month|week|is (?:why|because)))|therefore|thus|hence|consequently|the (?:former|latter|above|aforementioned)',
    ),
    announced: word(
      '(?:two|three|four|five|six|seven|eight|nine|ten|several|various|many|some|a few|a number of|the following) (?:(?!of |to )[\\p{L}-]+ ){0,3}(?:advantages|benefits|reasons|factors|ways|types|kinds|steps|things|options|questions|rules|tips|examples|categories|aspects|mistakes|methods|features|challenges|drawbacks|disadvantages|principles|criteria|approaches|elements|components)',
    ),
    document: start(
      'the (?:study|survey|report|authors?|researchers?|paper|article|results?|findings?|analysis|data|experiment|trial|company|firm|team|price|amount|fee|offer|package|procedure|figure|companies|employees|users|customers|patients|chart|graph|table|group|sample|respondents|participants|first|second|third|other|others|difference|answer|reason|result|problem|idea|goal|trick|key|latter|former|rest|whole|two|three|following|more|less|better|higher|lower|\\p{L}{3,}est)(?= |,)|(?:one|two|three|four|five|six|seven|eight|nine|ten|most|some|many|few|half|several|none) (?:said|say|asked|ask|were|was|are|is|had|have|has|did|do|chose|reported|gave|wanted|needed|found|used|agreed|told|came|went|took|made|got|\\p{L}{2,}ed)(?!\\p{L})|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) \\p{L}+ed',
    ),
    elsewhere: word(
      'see (?:our|the|also|below|above|section|page|chapter)|as (?:mentioned|described|noted|shown|discussed|explained)|(?:above|below|overleaf)(?=[.,;)]|$)|in (?:the (?:next|previous|last) (?:section|chapter|part)|our (?:guide|article|post|blog))|click|read (?:on|more|our)|(?:for|of|by|with|among) (?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten)(?=[.]$)|(?:one|some|most|all|both|none|each|two|three) of (?:them|these|those)|said one|(?:figure|table|chart|fig\\.) \\d',
    ),
  },
  de: {
    demonstrative: word(
      'deshalb|daher|deswegen|somit|folglich|diese[rsmn]?(?! (?:jahr|monat|woche))|dies|solche[rsmn]?|jene[rsmn]?|letztere[rsn]?|erstere[rsn]?|(?:der|die|das|den|dem)selben?|oben genannte\\p{L}*|genannte[nrsm]?|hierzu|hierfür|hierbei|(?:sind|ist|wären|wäre|macht|ergibt|waren|war) (?:das|es)',
    ),
    announced: word(
      '(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mehrere|verschiedene|einige|viele|folgende[nrsm]?|die folgenden) (?:[\\p{L}-]+ ){0,2}(?:vorteilen?|nachteilen?|gründen?|faktoren|möglichkeiten|arten|schritten?|dingen?|fragen|regeln|tipps|beispielen?|kategorien|aspekten?|fehlern?|methoden|merkmalen?|varianten|wegen?|optionen|kriterien)',
    ),
    document: start(
      'hinzu komm(?:t|en)|dazu komm(?:t|en)|(?:der|die|das|den) (?:preis|betrag|angebot|paket|verfahren|studie|umfrage|bericht|autor(?:en|in)?|forscher\\p{L}*|ergebnisse?|analyse|untersuchung|daten|unternehmen|firma|abbildung|tabelle|grafik|antwort|grund|gründe|unterschied|problem|ziel|lösung|rest|erste|zweite|dritte|andere|anderen|beiden|folgenden?)',
    ),
    elsewhere: word(
      'siehe|wie (?:oben|bereits|schon) |oben|unten(?=[.,;)])|im (?:nächsten|folgenden|vorigen) (?:abschnitt|kapitel)|lesen sie|klicken|(?:abbildung|tabelle|abb\\.|tab\\.) \\d|in unserem (?:ratgeber|beitrag|artikel)',
    ),
  },
  fr: {
    demonstrative: word(
      '(?:ce|cet|cette|ces)(?! (?:qui|que|qu|dont|sont|n|mois|année|jour|soir))|donc|ainsi|par conséquent|ceux-ci|celui-ci|celle-ci|cela|ceci|ce dernier|cette dernière|ces derniers|ces dernières',
    ),
    announced: word(
      '(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|plusieurs|quelques|divers(?:es)?|les) (?:[\\p{L}-]+ ){0,2}(?:avantages|inconvénients|raisons|facteurs|façons|types|étapes|choses|options|questions|règles|conseils|exemples|catégories|aspects|erreurs|méthodes|critères|éléments)(?: suivant(?:e?s))?',
    ),
    document: start(
      "(?:l[’']|le |la |les )(?:étude|enquête|rapport|auteurs?|chercheurs?|article|résultats?|analyse|données|entreprise|société|tableau|graphique|figure|réponse|raison|différence|problème|premier|première|deuxième|second|seconde|autre|autres)",
    ),
    elsewhere: word(
      'voir (?:notre|aussi|ci|le|la)|ci-dess(?:us|ous)|ci-après|comme (?:indiqué|mentionné|vu|expliqué)|dans (?:notre|le prochain|la prochaine) (?:guide|article|section|partie)|cliquez|(?:figure|tableau) \\d',
    ),
  },
  es: {
    demonstrative: word(
      'est[aeo]s?(?! (?:año|mes|semana))|es[aeo]s?|aquel(?:l[ao]s?)?|por (?:eso|tanto|ello)|dich[oa]s?|tal(?:es)?|est[eo]s últimos|este último|esta última|el mismo|la misma',
    ),
    announced: word(
      '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|vari[oa]s|algun[oa]s|much[oa]s|l[oa]s siguientes) (?:[\\p{L}-]+ ){0,2}(?:ventajas|desventajas|razones|factores|formas|maneras|tipos|pasos|cosas|opciones|preguntas|reglas|consejos|ejemplos|categorías|aspectos|errores|métodos|criterios|elementos)',
    ),
    document: start(
      '(?:el|la|los|las) (?:estudio|encuesta|informe|autore?s?|autora|investigador\\p{L}*|artículo|resultados?|análisis|datos|empresa|tabla|gráfico|figura|respuesta|razón|diferencia|problema|primer[oa]?|segund[oa]|otr[oa]s?|siguientes?)',
    ),
    elsewhere: word(
      'véase|ver (?:también|más|nuestr[oa])|como (?:se )?(?:indic|mencion|explic|vimos)\\p{L}*|más (?:arriba|abajo|adelante)|anteriormente|a continuación|en nuestr[oa] (?:guía|artículo|blog)|haz clic|(?:figura|tabla) \\d',
    ),
  },
  it: {
    demonstrative: word(
      "quest[aeio]|quell[aeio]|quei|quegli|tal[ei]|ciò|lo stesso|la stessa|suddett[aeio]|quest[’']ultim[oa]",
    ),
    announced: word(
      '(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|divers[ie]|alcun[ie]|i seguenti|le seguenti) (?:[\\p{L}-]+ ){0,2}(?:vantaggi|svantaggi|ragioni|motivi|fattori|modi|tipi|passi|cose|opzioni|domande|regole|consigli|esempi|categorie|aspetti|errori|metodi|criteri)',
    ),
    document: start(
      "(?:l[’']|il |lo |la |i |gli |le )(?:studio|sondaggio|rapporto|autor[ei]|ricercator\\p{L}+|articolo|risultat[oi]|analisi|dati|azienda|tabella|grafico|figura|risposta|differenza|problema|prim[oa]|second[oa]|altr[oaie])",
    ),
    elsewhere: word(
      'vedi|come (?:indicato|accennato|detto|visto)|(?:qui )?sopra|(?:qui )?sotto|in seguito|nella nostra guida|clicca|(?:figura|tabella) \\d',
    ),
  },
  pt: {
    demonstrative: word(
      'est[ae]s?|ess[ae]s?|isto|isso|aquel[ae]s?|aquilo|tais|tal|o mesmo|a mesma|dess[ae]s?|dest[ae]s?|ness[ae]s?|nest[ae]s?',
    ),
    announced: word(
      '(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|vári[oa]s|algum[oa]s|[oa]s seguintes) (?:[\\p{L}-]+ ){0,2}(?:vantagens|desvantagens|razões|motivos|fatores|formas|maneiras|tipos|passos|coisas|opções|perguntas|regras|dicas|exemplos|categorias|aspectos|erros|métodos|critérios)',
    ),
    document: start(
      '(?:o|a|os|as) (?:estudo|pesquisa|relatório|autor(?:es|a)?|pesquisador\\p{L}*|artigo|resultados?|análise|dados|empresa|tabela|gráfico|figura|resposta|razão|diferença|problema|primeir[oa]|segund[oa]|outr[oa]s?)',
    ),
    elsewhere: word(
      'veja|como (?:indicado|mencionado|dito|visto)|acima|abaixo|a seguir|em nosso (?:guia|artigo)|clique|(?:figura|tabela) \\d',
    ),
  },
}

/** "In 39 of them the limit was kept", "The median is 43", "One in ten is above 48": parts of what was just counted. */
const ofThem =
  /^(?:\S+ ){0,5}(?:of (?:them|these|those)|davon|d[’']entre (?:eux|elles)|de (?:ellos|ellas)|di (?:essi|loro)|del[ea]s)(?!\p{L})|^(?:the (?:median|average|mean|total|lowest|highest|loudest|quietest|rest|effect|hash|others?)|one in \p{L}+|der (?:median|durchschnitt|mittelwert)|la (?:médiane|moyenne|mediana|media)|what (?:arrives|remains|is left)|two thirds|half|most) (?:is|are|was|were|changes|lag|liegt|ist|est|es|é|è|makes|said|of)(?!\p{L})/iu

const opening = (list: string) => new RegExp(`^[^\\p{L}\\p{N}]*(?:${list})(?!\\p{L})`, 'iu')

/** Connectives and pronouns that open a sentence in the middle of a thought, besides those of the lexicon. */
const connectives: Record<string, RegExp> = {
  en: opening(
    "(?:that|this)(?: is|[’']s) (?:why|because|how|where|what|when)|an? additional|additional|includes|shows|measures|calculated|in addition to|on the other hand|for (?:others|some|context)|that way|that means|as an example|just (?:like|as)|otherwise|whether|regardless|next|first(?:ly)?|by doing|however|although|while it|once you|in these|your|sometimes",
  ),
  de: opening(
    'vor allem|außerdem|zudem|darüber hinaus|allerdings|jedoch|dennoch|trotzdem|dabei|damit|dazu|dadurch|danach|dann|zum beispiel|beispielsweise|andererseits|ebenso|auch|denn|aber|und|oder|schließlich|so|es ist|es sind|er|indem|diese',
  ),
  fr: opening(
    "pour (?:d[’']autres|cela)|d[’']un autre côté|par exemple|par ailleurs|de plus|en effet|en outre|cependant|toutefois|néanmoins|pourtant|enfin|ensuite|puis|mais|et|ou|il|ils|elle|elles|vous pouvez (?:également|aussi|même)|peu importe|comme tout le monde|une fois que|alors que|sous cette|dans d[’']autres|évidemment|c[’']est|ce",
  ),
  es: opening(
    'para (?:otros|otras|algunos)|les?(?= \\p{L}+a)|por ejemplo|sin embargo|no obstante|además|también|tampoco|finalmente|entonces|luego|después|pero|y|o|ellos|ellas|él|ella|eso|esto|en cambio|a veces|por otro lado|algun[oa]s no|dicho esto|más allá de los|por (?:eso|tanto)|porque',
  ),
  it: opening(
    "per esempio|ad esempio|inoltre|tuttavia|però|anche|infine|poi|quindi|dunque|ma|e|o|lui|lei|loro|d[’']altra parte|per altri",
  ),
  pt: opening(
    'para outros|é aqui que|conforme (?:descrito|mencionado|visto)|por exemplo|no entanto|contudo|porém|entretanto|além disso|também|finalmente|então|depois|mas|ele|ela|eles|elas|às vezes|por outro lado|você também|isso|isto|ao fazer isso',
  ),
}

/** "About two per cent stayed": of whom? */
const shareOfWhom =
  /^[^\p{L}\p{N}]*(?:(?:about|around|only|some|nearly|almost|rund|etwa|nur|fast|environ|près de|seulement|unos?|cerca de?l?|solo|sólo|circa|quasi|quase|apenas|el|le|il) )*(?:\p{N}[\p{N}.,]*\s?|\p{L}{2,9} )(?:%|per ?cent|prozent|pour cent|por ciento|per cento|por cento)\s(?!(?:of|der|des|von|aller|de|del|della|dei|degli|delle|do|da|dos|das|d[’'])(?!\p{L})|less|more|weniger|mehr|lower|higher|cheaper)/iu

/** "The first large study of a four-day week", "the cost of a loaf": a thing that its own words name. */
const saysWhich =
  /^(?:\S+ ){2,5}(?:of (?:an?|the|all) |des? (?!r )|du |d[’']un|del? |della |dello |do |da )(?!(?:them|these|those|others?|former|latter|year|study|survey)(?!\p{L}))\p{L}{3,}/iu

/** "So the code wins half of the tables": what comes out, with its subject named. */
const drawsConclusion =
  /^(?:so|somit|folglich|donc|así que|por tanto|quindi|dunque|portanto)(?:,)? (?:(?:the|an?|der|die|das|ein|eine|le|la|les|l[’']|un|une|el|los|las|il|lo|i|gli|o|os|as|uma?) ?)\p{L}{3,}/iu

/** Words before which a demonstrative may still point back into its own sentence. */
const antecedentWords = 6

/**
 * True when a sentence says what it is about: no "these climates", no "two key advantages" that come later, no "the
 * study" that nobody has named, no "see our guide", no question.
 */
export function standsAlone({ text, leaning, question, announces, lexicon }: Sentence): boolean {
  if (question || announces) return false
  if ((leaning || connectives[lexicon.language]?.test(text) === true) && !drawsConclusion.test(text))
    return false
  if (ofThem.test(text) || shareOfWhom.test(text)) return false
  const rules = pointers[lexicon.language]
  if (rules === undefined) return true
  if (matches(rules.elsewhere, text) || (rules.document.test(text) && !saysWhich.test(text))) return false
  if (
    matches(rules.announced, text) &&
    !/[:：]|\p{N}|\p{L}, \p{L}[^,]*(?:,| and | und | et | y | e )/u.test(text)
  )
    return false
  if (lexicon.language === 'de' && germanPronoun.test(text)) return false
  return !pointsOut(text, rules.demonstrative)
}

/** True for a sentence that points at no other place of its page and does not begin with a pronoun or a connective. */
export function pointsNowhere(text: string, language: string): boolean {
  const rules = pointers[language]
  if (rules === undefined || connectives[language]?.test(text) === true) return false
  if (ofThem.test(text) || shareOfWhom.test(text)) return false
  return !matches(rules.elsewhere, text) && !pointsOut(text, rules.demonstrative)
}

/** Words that draw a conclusion from the sentence before, wherever they are. */
const concludes =
  /(?<!\p{L})(?:therefore|thus|hence|consequently|deshalb|daher|deswegen|somit|folglich|(?:sind|ist|macht|ergibt|wären) das|donc|par conséquent|por (?:eso|tanto|ello))(?!\p{L})/iu

/** True when a sentence points at the one before and at nothing further off, so that both can be quoted together. */
export function leansOnPrevious({ text, leaning, question, announces, lexicon }: Sentence): boolean {
  if (question || announces) return false
  const rules = pointers[lexicon.language]
  if (rules === undefined) return leaning
  if (matches(rules.elsewhere, text) || matches(rules.announced, text)) return false
  if (ofThem.test(text) || concludes.test(text) || connectives[lexicon.language]?.test(text) === true)
    return true
  // "These costs are forgotten" points back one sentence; "in these climates" may point anywhere.
  const [first] = text.matchAll(rules.demonstrative)
  if (pointsOut(text, rules.demonstrative)) return first !== undefined && first.index <= 2
  return leaning || rules.document.test(text)
}

/** "Gerichte haben sie …": a German pronoun near the start, whose capital would be polite address. */
const germanPronoun = /^(?:\S+ ){1,3}(?:sie|ihn|ihm|ihnen|dazu|davon|dafür|darauf)(?![\p{L}])/u

/** "Where a pump is loud, this is the reason" points into its own sentence; "In these climates" does not. */
function pointsOut(text: string, demonstrative: RegExp): boolean {
  return [...text.matchAll(demonstrative)].some(({ index }) => {
    const before = text.slice(0, index)
    return !(/[,;:–—]/u.test(before) && before.trim().split(/\s+/).length >= antecedentWords)
  })
}

function matches(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0
  const found = pattern.test(text)
  pattern.lastIndex = 0
  return found
}

const hype =
  /!|(?<![\p{L}])(?:world[- ]class|award[- ]winning|whisper[- ]quiet|preisgekrönt\p{L}*|flüsterleise\p{L}*|best(?:e|er|es)? (?:seiner|ihrer) klasse|(?:in|of) its class|genius|customers (?:love|trust|choose)|loved by|trusted by|clientes (?:nos|confían)|kunden (?:lieben|schätzen|vertrauen)|clients (?:adorent|nous)|best[- ]in[- ]class|industry[- ]leading|leading provider|game[- ]chang\p{L}+|revolutionar\p{L}+|unparalleled|unbeatable|cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]level|seamless(?:ly)?|one[- ]stop|peace of mind|dream|amazing|incredible|awesome|stunning|ultimate|marktführ\p{L}+|einzigartig\p{L}*|revolutionär\p{L}*|unschlagbar\p{L}*|führender anbieter|traumhaft\p{L}*|leader (?:du marché|mondial)|révolutionnaire\p{L}*|incroyable\p{L}*|imbattable\p{L}*|líder (?:del mercado|mundial)|revolucionari\p{L}+|inigualable\p{L}*|increíble\p{L}*)(?![\p{L}])/iu

/** True for a sentence that praises instead of saying something. */
export function isHype(text: string): boolean {
  return hype.test(text)
}
