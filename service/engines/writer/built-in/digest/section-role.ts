import { isFault, isMethod, jobOf } from './section-job.ts'
import { wholeWords } from './whole-words.ts'

/** What a section does for somebody who has to decide, by its heading; null for what no heading tells. */
export type SectionRole =
  | 'result'
  | 'rule'
  | 'steps'
  | 'cost'
  | 'fault'
  | 'safety'
  | 'limit'
  | 'beginning'
  | 'ending'
  | 'method'
  | 'telling'

/** How it is decided: questions to ask, what to check, when it holds and when it does not. */
const rules = wholeWords(
  [
    'how (?:do|should|would|can|to) (?:(?:I|we|you|they) )?(?:choose|decide|tell|know)\\p{L}*|which (?:\\p{L}+ )?(?:for|to take|do I need|should)|(?:two|three|four|five|six|\\p{N}) (?:\\p{L}+ )?(?:questions|checks|tests|conditions|rules|ways)|checks?|check(?:list|s first| before)?|what to (?:check|look for|ask|do)|what (?:is|you) need(?:ed)?|what I(?:.d| would) have|conditions?|when (?:you|it|to|not|the|a|is|do|does|should)|(?:is|does|are|do)(?: not|n.t) (?:enough|suit\\p{L}*|work|help)|not enough|better choice|out of range|who (?:may|must|can|should)|(?:they|we|I)(?: would|.d) like|by (?:yourself|hand)|(?:can|should|may|must) (?:I|we|you)|what (?:I|we|you) can|(?:do|check|test|measure) (?:it |this )?yourself|before you',
    'wie (?:entscheid|wähl|find|erkenn|prüf)\\p{L}*|(?:zwei|drei|vier|fünf|sechs|\\p{N}) (?:\\p{L}+ )?(?:fragen|punkte|prüfungen|bedingungen|regeln|wege)|prüf(?:liste|gang|en|ung(?:en)?|punkte)|checkliste|worauf|wann(?: \\p{L}+)*|(?:reicht|genügt|lohnt|hilft|geht) (?:\\p{L}+ )?nicht|nicht (?:\\p{L}+ )?(?:reicht|genügt|lohnt|hilft|geht)|bedingungen|voraussetzungen|was (?:sie|du|man) (?:selbst )?(?:\\p{L}+ )?(?:können|kannst|kann|prüfen|tun)|wer (?:darf|muss|soll)|wünsch\\p{L}+|selbst',
    "comment (?:choisir|décider|savoir|trancher|vérifier)|(?:deux|trois|quatre|cinq|six|\\p{N}) (?:\\p{L}+ )?(?:questions|points|vérifications|conditions|règles)|vérifi\\p{L}+|liste de contrôle|à (?:vérifier|regarder|contrôler)|ne (?:suffit|convient|sert|vaut) pas|conditions|avant d[’'e]\\p{L}*|qui (?:peut|doit)|souhait\\p{L}+|soi-même|vous-mêmes?",
    'cómo (?:elegir|decidir|saber|comprobar)|(?:dos|tres|cuatro|cinco|seis|\\p{N}) (?:\\p{L}+ )?(?:preguntas|puntos|comprobaciones|condiciones|reglas)|comprob\\p{L}+|lista de (?:comprobación|control)|qué (?:mirar|revisar|comprobar|hacer|le dirías|copiar)|no (?:basta|alcanza|sirve|conviene|compensa)|condiciones|el orden|antes de|quién (?:puede|debe)|(?:piden|prefieren)|un[oa] mismo',
    "come (?:scegliere|decidere|capire|sapere|controllare)|(?:due|tre|quattro|cinque|sei|\\p{N}) (?:\\p{L}+ )?(?:domande|punti|verifiche|controlli|condizioni|regole)|verific\\p{L}+|controlli|(?:che )?cosa (?:guardare|controllare|verificare|fare)|non (?:basta|conviene|serve|va)|condizioni|prima(?: di| d[’']\\p{L}+)|chi (?:può|deve)|vorrebbero|da sol[oi]|chiamare",
    'hoe (?:kies|beslis|weet|herken|controleer)\\p{L}*|(?:twee|drie|vier|vijf|zes|\\p{N}) (?:\\p{L}+ )?(?:vragen|punten|controles|voorwaarden|regels)|controle(?:s|ren|lijst)?|checklist|wanneer(?: \\p{L}+)*|(?:niet|onvoldoende) (?:genoeg|geschikt)|helpt niet|voorwaarden|waar (?:let|moet)\\p{L}*|voordat|wie (?:mag|moet)|(?:liever|wensen)|zelf',
    'como (?:escolher|decidir|saber|verificar)|(?:duas|dois|três|quatro|cinco|seis|\\p{N}) (?:\\p{L}+ )?(?:perguntas|pontos|verificações|condições|regras)|verific\\p{L}+|o que (?:ver|verificar|fazer)|não (?:basta|chega|serve|compensa)|condições|antes de|quem (?:pode|deve)|gostariam',
  ].join('|'),
)

/** What its writer would do and where not: what a paper comes to for whoever has to decide. */
const verdicts = wholeWords(
  'when (?:the|an?|it) (?:\\p{L}+ ){1,4}(?:right|better|enough)(?: after all)?|wann (?:\\p{L}+ ){1,4}(?:trotzdem|dennoch|besser|richtig|reicht)|quand (?:\\p{L}+ ){1,5}(?:suffit|mieux|quand même)|cuándo (?:\\p{L}+ ){1,4}(?:basta|mejor)|quando (?:\\p{L}+ ){1,4}(?:basta|meglio|melhor)|wanneer (?:\\p{L}+ ){1,4}(?:toch|beter|genoeg)|where (?:I|we) draw the line|what (?:I|we)(?:.d| would) \\p{L}+|when (?:I|we) (?:say|tell you) no|wo wir die grenze ziehen|was wir \\p{L}+ würden|wann wir (?:\\p{L}+ )?nein sagen|où nous mettons la limite|ce que nous (?:ferions|prendrions|achèterions)|quand nous disons non|dónde ponemos el límite|qué (?:haríamos|compraríamos)|(?:diremos|decimos) que no|(?:che )?cosa faremmo|quando diciamo di no|waar wij de grens trekken|wat wij zouden \\p{L}+|wanneer wij nee zeggen|o que (?:faríamos|compraríamos)|quando dizemos não',
)

/** True for a heading over what the writer of a paper would do, or advises against. */
export function isVerdict(heading: string): boolean {
  return verdicts.test(heading)
}

/** What must not be done, what is dangerous or cannot wait, what the law asks and who answers for it. */
const dangers = wholeWords(
  [
    'safety|dangers?|dangerous|hazards?|warnings?|emergenc(?:y|ies)|urgent\\p{L}*|never|not to (?:do|use|say|mix|try)|(?:must|do|should) not|prohibited|forbidden|the law|legal\\p{L}*|liab\\p{L}+|duties|obligations?|what applies',
    'sicherheit\\p{L}*|gefahr\\p{L}*|gefährlich\\p{L}*|warnung\\p{L}*|notf(?:all|älle)|dringend|nie(?:mals)?|nicht (?:tun|erlaubt|dürfen|darf)|was (?:man|sie) (?:\\p{L}+ )?nicht|verboten|was gilt|haftet|recht(?:slage|lich\\p{L}*)|gesetz\\p{L}*|wer haftet|haftung|pflicht(?:en)?|vorschrift\\p{L}*',
    'sécurité|dangers?|dangereu\\p{L}+|urgen\\p{L}+|jamais|ne (?:pas|jamais)|ne (?:faut|doit) pas|interdi\\p{L}+|obligat\\p{L}+|responsab\\p{L}+|la loi|légal\\p{L}*|règlement\\p{L}*|réglement\\p{L}+',
    'seguridad|peligros?|peligros[oa]s?|urgen\\p{L}+|emergencias?|nunca|jamás|no (?:se )?debe\\p{L}*|no hay que|prohibid\\p{L}+|obligaci\\p{L}+|responsab\\p{L}+|la ley|legal\\p{L}*|normativa',
    'sicurezza|pericol\\p{L}+|urgen\\p{L}+|emergenz[ae]|mai|cosa non|da non fare|non si deve|vietat\\p{L}+|obblig\\p{L}+|responsab\\p{L}+|la legge|normativa',
    'veiligheid|gevaar|gevaren|gevaarlijk\\p{L}*|dringend|spoed|nooit|niet (?:doen|mag|mogen)|verboden|verplicht\\p{L}*|aansprakelijk\\p{L}*|de wet|wettelijk\\p{L}*',
    'segurança|perig\\p{L}+|urgen\\p{L}+|emergências?|nunca|o que não|não se deve|proibid\\p{L}+|obriga\\p{L}+|responsab\\p{L}+|a lei|legal|legais',
  ].join('|'),
)

/** How a story began: the heading says so and nothing else. */
const beginnings =
  /^(?:(?:the )?(?:problem|situation|beginning|start)|before|how (?:it|they|we) (?:began|started|came about|noticed|found out)|where (?:it|they) (?:comes from|began|started|stood)|what was there|(?:die )?ausgangslage|das problem|vorher|(?:der )?anfang|wie es (?:anfing|begann|dazu kam)|(?:le )?problème|avant|(?:la )?situation|au départ|comment (?:ça|tout) a commencé|(?:el )?problema|antes|(?:la )?situación|al principio|cómo empezó(?: todo)?|(?:il )?problema|prima|(?:la )?situazione|all[’']inizio|com[’']è (?:cominciat|iniziat)[ao]|(?:het )?probleem|vooraf|(?:de )?situatie|(?:het )?begin|hoe het begon|(?:o )?problema|antes|(?:a )?situação|como começou)$/iu

/** How a story ended. */
const endings =
  /^(?:\p{L}+ (?:years?|months?|winters?|summers?) (?:later|on)|nach \p{L}+ (?:jahr|monat|winter|sommer)\p{L}*|\p{L}+ (?:jahre?|monate?) (?:später|danach)|\p{L}+ (?:ans?|mois|hivers?|étés?) (?:plus tard|après)|\p{L}+ (?:años?|mes(?:es)?|inviernos?|veranos?) (?:después|más tarde)|\p{L}+ (?:ann[oi]|mes[ei]|invern[oi]|estat[ei]) dopo|\p{L}+ (?:jaar|jaren|maand(?:en)?) later|\p{L}+ (?:anos?|mês|meses) depois|(?:ever )?since(?: then)?|after(?:wards)?|today|now|what (?:came of it|(?:they|we) have now)|der ausgang|was daraus wurde|ce qu.il en est|lo que quedó|com[’']è finita|hoe het afliep|como acabou|danach|seither|seitdem|heute|nachher|depuis(?: lors)?|après|aujourd[’']hui|desde entonces|después|hoy|ahora|da allora|dopo|oggi|sindsdien|daarna|nu|vandaag|desde então|depois|hoje)(?!\p{L})/iu

/** True for a topic that asks how something is chosen. */
export function asksChoice(topic: string): boolean {
  return rules.test(topic)
}

export function roleOf(heading: string): SectionRole | null {
  if (isFault(heading)) return 'fault'
  if (dangers.test(heading)) return 'safety'
  if (beginnings.test(heading.trim())) return 'beginning'
  if (endings.test(heading.trim())) return 'ending'
  if (isMethod(heading)) return 'method'
  const job = jobOf(heading)
  if (job === 'telling') return 'telling'
  if (rules.test(heading) || verdicts.test(heading)) return 'rule'
  if (job === 'advice') return 'steps'
  return job === 'result' ? 'result' : job === null ? null : 'cost'
}
