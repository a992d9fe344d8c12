import { baseLanguage } from '../built-in/lexicon/find-lexicon.ts'

const opening = (words: string) => new RegExp(`^[^\\p{L}\\p{N}]*(?:${words})(?![\\p{L}\\p{M}])`, 'iu')
const unspaced = (words: string) => new RegExp(`^[^\\p{L}\\p{N}]*(?:${words})`, 'u')

/** Openings that take up what was said before: another thing, the rest of the things, the same thing. */
const openings: Readonly<Record<string, RegExp>> = {
  en: opening(
    '(?:because of|due to|thanks to|as a result of|despite|given|under|based on|in addition to) (?:this|these|such|those)|however|instead(?! of)|therefore|by contrast|in contrast|in comparison|even so|either way|that said|all the same|since then|until then|by then|in return|in turn|on top of (?:that|this|it)|(?:at|by|in|from|of|on|for|to|with|without) (?:that|this|them|it|such)|(?:in|for|with|of|to|on|at|by|from|among) (?:the )?(?:others?|latter|former|rest)|in the (?:first|second|third) (?:case|group|test)|in the (?:same|other) (?:case|group|test|year|month|period|study|way)|the (?:others?|rest(?! of)|remaining|remainder|same|latter|former|reverse|opposite|difference (?:was|is)|control group|second(?= \\p{L}+ (?:is|was|costs?|took|takes|had|has))|second (?:reason|cause|factor|benefit|advantage|option|way|step))|another|both(?! [^,.;]{1,60} and )|those(?! (?:who|whose|that|which|with|without|in|of|on|at|from|under|over|aged|living|working))|such|(?:most|some|many|few|all|none|several|half|only (?:a few|one|two|three|some|half)|(?:about |nearly |almost |only )?(?:\\p{N}+|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?%| per ?cent| in (?:\\p{N}+|two|three|four|five|ten))?) (?:of (?:them|these|those)|did|do|does|were|was|are|had|have|said|got|agreed|chose|stayed|(?:needed|used|returned|reported|paid|left)(?= (?:an?|the|it|them|this|that|only|no|to|for|more|less|up|out)(?!\\p{L})))',
  ),
  de: opening(
    '(?:wegen|aufgrund|trotz|dank|infolge) (?:diese[rsmn]?|solche[rsmn]?|dessen)|dennoch|trotzdem|dagegen|hingegen|jedoch|allerdings|andernfalls|sonst|stattdessen|seitdem|seither|dafür|damit|deswegen|demgegenüber|im gegensatz dazu|(?:der|die|das|den|dem) (?:andere[nmrs]?|übrigen?|einen|gleiche[nmrs]?|restlichen?|letztere[nmrs]?|erstere[nmrs]?)|(?:der|die|das|den|dem)selben?|ein(?:e[nmrs]?)? (?:andere[nmrs]?|solche[nmrs]?|weitere[nmrs]?)|(?:bei|in|mit|von|aus|für|unter|an|auf|nach|über|um|gegen) (?:der|dem|den|die|das) (?:andere[nmrs]?|übrigen|letzteren|gleichen)|(?:im|beim|am|vom|zum) (?:anderen|letzteren|gleichen)|im (?:ersten|zweiten|dritten) fall|in dem fall|ohne (?:ihn|sie|es|diese[nmrs]?|ihnen)|mit (?:ihm|ihr|ihnen)|für (?:sie|ihn|ihnen)|bei (?:ihm|ihr|ihnen)|auch (?:sie|er|das|hier|dort)|(?:eine[rs]?|einige|viele|manche|wenige|zwei|drei|keine[rs]?) (?:davon|von ihnen)|nur (?:eine[rs]?|wenige|einige|zwei|drei) (?:davon|von ihnen|taten|brauchte[n]?|hatte[n]?)',
  ),
  nl: opening(
    '(?:vanwege|wegens|door|dankzij|ondanks) (?:deze|dit|die|zulke)|toch|echter|daarentegen|desondanks|anders|in plaats daarvan|sindsdien|daarvoor|daarmee|de (?:andere|anderen|overige|laatste|eerstgenoemde)|het andere|dezelfde|hetzelfde|in (?:het eerste|het tweede|dat|dit|zulke) geval(?:len)?|zonder (?:hem|haar|hen|deze)|voor (?:hem|haar|hen)|(?:enkele|veel|sommige|weinig|twee|drie|geen) (?:daarvan|van hen)',
  ),
  fr: opening(
    "(?:en raison|à cause|du fait|compte tenu) de (?:ce|cet|cette|ces) \\p{L}|malgré (?:ce|cet|cette|ces) |toutefois|cependant|par contre|en revanche|au contraire|à l[’']inverse|dans (?:l[’']autre|les autres) \\p{L}+|dans (?:le (?:premier|second|même)|ce|un tel|les deux|tous les) cas|l[’']autre|les autres|des autres|aux autres|certaine?s (?:en|le|la|les|ont|sont|paient|font|préfèrent|disent|y)|d[’']autres|la plupart(?! d)|celui-ci|celle-ci|ceux-ci|celles-ci|ce (?:type|dernier)|un tel|une telle|de tels|de telles|les? mêmes?|la même|au même|de même|depuis(?=,)|depuis lors|dès lors|c[’']est (?:pourquoi|ainsi|aussi|le cas)|pour (?:autant|cela|les autres|le reste)|(?:sans|avec|pour|chez) (?:lui|elle|eux|elles|cela)|à cela|le reste(?! d)|une? autre|autre (?:avantage|raison|cause|facteur)|malgré (?:cela|tout)|à cause de cela|quant aux? (?:autres?|second|seconde)|quant à (?:lui|elle|eux)",
  ),
  es: opening(
    '(?:a causa de|debido a|gracias a|a pesar de|en virtud de) (?:est[aeo]s?|es[ae]s?|dich[oa]s?|tal(?:es)?) |sin embargo|por el contrario|en cambio|no obstante|en (?:el|la|los|las) otr[oa]s?|en (?:el primer|el segundo|el otro|ambos|tal|ese|este) casos?|(?:el|la|los|las|lo) (?:otr[oa]s?|demás|mism[oa]s?|contrario|anterior|restantes?)|l[oa]s demás|est[ea] tipo|ese tipo|tal(?:es)?(?! vez)|desde entonces|hasta entonces|por lo demás|algun[oa]s(?= (?:lo|la|no|de ellos))|ambos|ambas|un[oa]s? de ell[oa]s|otr[oa]s?|a pesar de (?:ello|eso|esto)|(?:con|sin) (?:ello|eso|esto|él|ella)|aun así|pese a ello|de ahí|quienes no',
  ),
  it: opening(
    "(?:a causa di|grazie a|nonostante|in base a|in virtù di) quest[aioe] |tuttavia|invece|per contro|al contrario|nel (?:primo|secondo|terzo) caso|in (?:quel|tal|entrambi i) cas[oi]|nell[’']altr[oa]|negli altri|nelle altre|l[’']altr[oa]|gli altri|le altre|quest[’']|gli stessi|le stesse|lo stesso|la stessa|da allora|fino ad allora|d[’']altro canto|un[oa] di (?:essi|loro|esse)|(?:alcuni|molti|altri) di (?:loro|essi)|un[’ ]altr[oa]|un[’']altra|un tale|una tale|tali|per il resto|ciò nonostante|nonostante ciò|ciononostante|altrimenti|quell[oaie](?! che)",
  ),
  pt: opening(
    '(?:por causa|apesar|em virtude) dest[ae]s? |(?:devido|graças) a est[ae]s? |no entanto|pelo contrário|em contrapartida|por outro lado|n[oa]s? outr[oa]s?|n[oa] (?:primeiro|segundo|mesmo|mesma) \\p{L}+|[oa]s? (?:outr[oa]s?|mesm[oa]s?|demais|restantes?)|outr[oa]s?|desde então|até então|esse tipo|este tipo|tais|apesar disso|mesmo assim|ambos|ambas|um[a]? del[ea]s|alguns del[ea]s|algumas delas|(?:com|sem|por) isso|de resto|caso contrário',
  ),
  ru: opening(
    'однако|поэтому|тем не менее|напротив|друг(?:ой|ая|ое|ие)|остальны[ей]|то же|тот же|та же|те же|оба|обе|последни[йе]|с тех пор|иначе|зато|вместо этого|кроме того',
  ),
  id: opening(
    'namun|tetapi|akan tetapi|oleh karena itu|sebaliknya|yang lain(?:nya)?|lainnya|keduanya|hal yang sama|sejak itu|sejak saat itu|sebagai gantinya|mereka|dia|ia',
  ),
  hi: opening('लेकिन|हालाँकि|हालांकि|इसलिए|दूसरा|दूसरी|दूसरे|बाकी|वही|दोनों|तब से|वे|वह|उन्होंने|फिर भी'),
  bn: opening('কিন্তু|তবে|তাই|অন্যটি|অন্যরা|বাকিরা|উভয়|তখন থেকে|তারা|সে|একই'),
  ar: opening(
    'لكن|ومع ذلك|لذلك|بالمقابل|في المقابل|الآخر|الأخرى|الآخرون|كلاهما|كلتاهما|منذ ذلك الحين|نفس الشيء|هم|هي|هو',
  ),
  ur: opening('لیکن|تاہم|اس لیے|دوسرا|دوسری|دوسرے|باقی|وہی|دونوں|تب سے|وہ|انہوں نے|پھر بھی'),
  zh: unspaced(
    '然而|但是|但|不过|因此|所以|其中|其他|其余|其(?=[^\\p{P}])|他们|它们|她们|它|他|她|另一|另外|同样|两者|前者|后者|相反|否则|尽管如此|从那以后|自那以后|为此|于是|而且|并且|此后|之后|随后',
  ),
  ja: unspaced(
    'この場合|その場合|もう一つ|もうひとつ|同じ(?:こと|ように|理由)|同様|後者|前者|それ以来|それから|それに|その後|これに|そうすると|すると|だから|なので|ですので|それなのに|にもかかわらず|反面|他方|他の|別の(?:方法|理由|原因)|どちらも|いずれも|双方|こちら|そちら|彼ら|彼|彼女|このうち|そのうち|残り|しかし|そのため|一方',
  ),
}

/**
 * A sentence that begins with what belongs to somebody named before it ("When its flowers open"), orders something done to
 * a thing named before ("Let them dry"), or quotes a person without a name ("says the professor").
 */
const owned: Readonly<Record<string, RegExp>> = {
  en: opening(
    '(?:(?:when|once|if|as|because|in|with|after|before|for|of|at|on|from) )?(?:its|their|his|her)(?= \\p{L})|(?:let|hold|put|leave|keep|wash|place|rinse|take|bring|turn|store|dry|clean|remove|break|wring|move) (?:it|them)(?= )',
  ),
  de: opening(
    '(?:(?:wenn|sobald|weil|in|mit|nach|vor|für|an|auf|aus) )(?:ihre[nrms]?|seine[nrms]?)(?= \\p{L})|(?:lassen|legen|stellen|nehmen|waschen|halten|trocknen|spülen) sie (?:sie|ihn|es)(?= )',
  ),
  fr: opening(
    '(?:(?:quand|lorsque|dès que|si|comme|dans|avec|après|avant|pour|de|à|sur) )?(?:ses|son|sa|leurs?)(?= \\p{L})|\\p{L}+ez-(?:le|la|les)',
  ),
  es: opening(
    '(?:(?:cuando|si|como|en|con|tras|antes de|para|de|a) )?sus?(?= \\p{L})|(?:deje|deja|dejar|espere a|espera a) que se \\p{L}+n|\\p{L}*[áéí]\\p{L}{0,4}[aei]l[oa]s?',
  ),
  it: opening(
    '(?:(?:quando|se|appena|con|in|dopo|prima di|per|di|a) )?(?:(?:il|la|i|le) )?(?:su[oa]|suoi|sue|loro)(?= \\p{L})|\\p{L}+(?:ate|ete|ite)l[oaie]',
  ),
  pt: opening(
    '(?:(?:quando|se|como|em|com|após|antes de|para|de) )?(?:[oa]s? )?(?:seus?|suas?)(?= \\p{L})|\\p{L}+e-[oa]s?',
  ),
}
/** Who says it, by what he is and not by his name: “…”, dit encore le professeur. */
const unnamedSpeaker: Readonly<Record<string, RegExp>> = {
  en: /[”"’],? (?:says|said|adds|added|explains) the \p{Ll}+[.!]?$/u,
  de: /[“”"«»],? (?:sagt|sagte|ergänzt|erklärt|so) (?:auch |noch )?(?:der|die) \p{Lu}\p{L}+[.!]?$/u,
  fr: /[”"»],? (?:dit|ajoute|explique|précise|conclut|poursuit) (?:encore |aussi )?(?:l[’']|le |la )\p{Ll}+[.!]?$/u,
  es: /[”"»],? (?:dice|añade|explica|concluye) (?:también )?(?:el|la) \p{Ll}+[.!]?$/u,
  it: /[”"»],? (?:dice|aggiunge|spiega|conclude) (?:ancora )?(?:l[’']|il |la )\p{Ll}+[.!]?$/u,
  pt: /[”"»],? (?:diz|acrescenta|explica|conclui) (?:ainda )?[oa] \p{Ll}+[.!]?$/u,
}

/** "Das reicht für ein Jahr", and not "Das alte Boot": a verb follows where an adjective would end in -e. */
const germanThat =
  /^Das (?:\p{Ll}*[^e\P{Ll}]|machte|kostete|sollte|konnte|führte|brachte|dauerte|reichte|senkte|wurde|hatte)(?!\p{L})/u

/** A word that stands for a thing, or for a doing, that its sentence must name before it. */
type Stand = { found: RegExp; named: RegExp }

const clauseEnd = '(?=[.,;:!)…]|$)'
const stands: Readonly<Record<string, readonly Stand[]>> = {
  en: [
    // "Only 4.1 percent of returned bikes needed one."
    {
      found: new RegExp(
        `(?<!\\p{L})(?:need|needs|needed|had|has|have|having|get|gets|got|buy|buys|bought|want|wants|wanted|use|uses|used|own|owns|owned|choose|chose|chosen|install|installed|receive|received|replace|replaced|without|with|for|like) one(?:${clauseEnd}| (?:in|at|on|by|during|within|last|this|each|every|before|after|because) )`,
        'iu',
      ),
      named: /(?<!\p{L})(?:an?|any|every|each|no) \p{L}/iu,
    },
    {
      found: /(?<!\p{L})(?:did|do|does|done|doing) so(?!\p{L})/iu,
      named: /(?<!\p{L})(?:who|if|when|can|may|to \p{L}+)(?!\p{L})/iu,
    },
    {
      found: /(?<!\p{L})(?:did|do|does) the same(?! (?:as|\p{L}))/iu,
      named: /(?<!\p{L})(?:who|if|when)(?!\p{L})/iu,
    },
    {
      found: /^(?:\S+ ){1,5}(?:it|them|him|her)[.!]$/iu,
      named: /,|(?<!\p{L})(?:if|when|that|who|and|to|an?)(?!\p{L})/iu,
    },
  ],
  de: [
    {
      found: new RegExp(
        `(?<!\\p{L})(?:brauch(?:t|te|ten|en)|benötig(?:t|te|ten|en)|hat|hatte|hatten|haben|bekam|bekamen|kauft|kaufte|kauften|nutzt|nutzte|nutzten) (?:\\p{Ll}+ )?(?:eine[nrs]?|keine[nrs]?)${clauseEnd}`,
        'iu',
      ),
      named: /(?<!\p{L})(?:eine?[nmrs]?|jede[nmrs]?|keine?[nmrs]?) (?:\p{Ll}+ )?\p{Lu}/u,
    },
    {
      found: new RegExp(`(?<!\\p{L})eine[nrs]?${clauseEnd}`, 'u'),
      named: /(?<!\p{L})(?:eine?[nmrs]?|jede[nmrs]?) (?:\p{Ll}+ )?\p{Lu}/u,
    },
    {
      found: /(?<!\p{L})t(?:at|aten|ut|un) (?:das|dies|es)(?: (?:auch|nicht|ebenfalls))?[.,;]/iu,
      named: /(?<!\p{L})(?:wer|wenn|die)(?!\p{L}).*,/iu,
    },
  ],
  fr: [
    {
      found: new RegExp(
        `(?<!\\p{L})en (?:avaient|avait|ont|a|utilisaient|utilisent|possèdent|achètent|demandent) (?:une?|deux|plusieurs|aucune?|besoin)${clauseEnd}`,
        'iu',
      ),
      named: /(?<!\p{L})(?:une|un|d[’']un|d[’']une) \p{L}/iu,
    },
    {
      found: /(?<!\p{L})(?:fait|font|ont fait|faisaient) de même/iu,
      named: /(?<!\p{L})(?:qui|si|quand)(?!\p{L})/iu,
    },
  ],
  es: [
    {
      found: new RegExp(
        `(?<!\\p{L})(?:tenían?|tienen?|tuvieron|tuvo|necesit(?:ó|aron|aba|aban|an|a)|usaban?|usan?|compr(?:ó|aron)) (?:un[oa]|ningun[oa])${clauseEnd}`,
        'iu',
      ),
      named: /(?<!\p{L})(?:una?|cada) \p{L}{3,}/iu,
    },
    {
      found: /(?<!\p{L})(?:hizo|hicieron|hacen|hace) lo mismo/iu,
      named: /(?<!\p{L})(?:quien|quienes|si|cuando|que)(?!\p{L})/iu,
    },
  ],
  it: [
    {
      found: new RegExp(
        `(?<!\\p{L})(?:aveva|avevano|ha|hanno|serviva|usava|usavano|comprato|richiesto) (?:uno|una|nessuno|nessuna)${clauseEnd}`,
        'iu',
      ),
      named: /(?<!\p{L})(?:un|una|uno|ogni) \p{L}{3,}/iu,
    },
    {
      found: /(?<!\p{L})(?:fatto|fanno|fa|facevano) lo stesso/iu,
      named: /(?<!\p{L})(?:chi|se|quando|che)(?!\p{L})/iu,
    },
  ],
  pt: [
    {
      found: new RegExp(
        `(?<!\\p{L})(?:tinham?|têm|tem|precis(?:ou|aram|am|a) de|usavam?|usam?|comprou|compraram) (?:um|uma|nenhum|nenhuma)${clauseEnd}`,
        'iu',
      ),
      named: /(?<!\p{L})(?:uma?|cada) \p{L}{3,}/iu,
    },
    {
      found: /(?<!\p{L})(?:fez|fizeram|fazem|faz) o mesmo/iu,
      named: /(?<!\p{L})(?:quem|se|quando|que)(?!\p{L})/iu,
    },
  ],
}

/** True for a sentence that takes up something said before it: "The others did nothing", "Only four percent needed one". */
export function takesUp(text: string, language: string): boolean {
  const base = baseLanguage(language)
  if (openings[base]?.test(text) || owned[base]?.test(text)) return true
  if (unnamedSpeaker[base]?.test(text)) return true
  if (base === 'de' && germanThat.test(text)) return true
  return standsForNothing(text, '', language)
}

/** True for "Only four percent needed one" where neither it nor the text before it names one. */
export function standsForNothing(text: string, before: string, language: string): boolean {
  return (stands[baseLanguage(language)] ?? []).some(({ found, named }) => {
    const match = found.exec(text)
    return match !== null && !named.test(`${before} ${text.slice(0, match.index || match[0].length)}`)
  })
}

/** The definite article with the word after it, and what introduces a thing: an indefinite article or a count. */
const articles: Readonly<Record<string, { definite: RegExp; introducing: string }>> = {
  en: { definite: /^the (\p{L}{3,})/iu, introducing: 'an?|one|some|\\p{N}[\\p{N}.,]*|two|three|four|five' },
  de: {
    definite: /^(?:Der|Die|Das|Den|Dem|Des) (?:\p{Ll}+ )?(\p{Lu}\p{L}{2,})/u,
    introducing: 'eine?[nmrs]?|\\p{N}[\\p{N}.,]*|zwei|drei|vier',
  },
  fr: {
    definite: /^(?:le |la |les |l[’'])(\p{L}{3,})/iu,
    introducing: "une?|d[’']une?|des|\\p{N}[\\p{N}.,]*|deux|trois",
  },
  es: {
    definite: /^(?:el|la|los|las) (\p{L}{3,})/iu,
    introducing: 'una?|unos|unas|\\p{N}[\\p{N}.,]*|dos|tres',
  },
  it: {
    definite: /^(?:il |lo |la |i |gli |le |l[’'])(\p{L}{3,})/iu,
    introducing: "uno?|una|un[’']|dei|degli|delle|\\p{N}[\\p{N}.,]*|due|tre",
  },
  pt: { definite: /^[oa]s? (\p{L}{3,})/iu, introducing: 'uma?|uns|umas|\\p{N}[\\p{N}.,]*|dois|duas|três' },
}

/**
 * True when a sentence begins with a thing that the text before it brought in: "The lid keeps leaves out" after "A barrel
 * needs a lid".
 * @param readBefore gives the sentence or two before it
 */
export function takesUpThing(text: string, language: string, readBefore: () => string): boolean {
  const rules = articles[baseLanguage(language)]
  const thing = rules === undefined ? undefined : rules.definite.exec(text)?.[1]
  if (rules === undefined || thing === undefined) return false
  const isGerman = baseLanguage(language) === 'de'
  const introduced = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${rules.introducing})(?:[’']|\\s)(?:\\p{L}+\\s){0,2}${isGerman ? '[\\p{L}-]*' : ''}${thing}(?:e?n|e?s|e)?(?!\\p{L})`,
    'iu',
  )
  return introduced.test(readBefore())
}
