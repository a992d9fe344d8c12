import { isQuestion } from '../clean-heading.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import { isSpaceless } from '../split-words.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { asksWhoPays, saysWhoPays } from './asks-who-pays.ts'
import { askedAspects } from './aspects/find-aspects.ts'
import { findAmounts } from './find-frequencies.ts'
import { asksHowOften, saysHowOften } from './how-often.ts'
import { findMeasures, type Measure } from './measure.ts'
import type { Passage } from './passage.ts'
import { findQuestionType, patternOf } from './question-type.ts'
import { findVerdicts } from './rule-words/find-verdicts.ts'
import { asksWhen, tellsWhen } from './says-when.ts'
import { saysYesOrNo } from './says-yes-or-no.ts'
import { findStance } from './stance/find-stance.ts'
import type { Subject } from './subject.ts'
import { asksLasting, saysReplaced, wantedAmounts } from './wanted-amounts.ts'

/** What kind of answer a question wants: how often, how long, what it costs, how much, when, who pays, why, whether, how. */
export type AskedKind =
  | 'interval'
  | 'duration'
  | 'price'
  | 'amount'
  | 'when'
  | 'payer'
  | 'who'
  | 'why'
  | 'verdict'
  | 'worth'
  | 'how'
  | 'means'
  | 'other'

const judges = patternOf('judges')
const leading =
  /^[^\p{L}]*(?:(?:with|at|by|for|from|after|in|on|mit|nach|von|zu|bei|auf|für|ab|bis|seit|aus|avec|à|de|en|par|pour|dans|après|con|a|por|para|desde|hasta|di|da|per|su|dopo|com|em|até|após|met|na|van|voor|op) )+(?=(?:wie ?viel|how|what|which|welch|was|combien|quel|cuánt|qué|quant|qual|cosa|che|que|hoe|wat)\p{L}*)/iu
const paysWho =
  /(?<!\p{L})(?:who(?: has to| must| should| needs to)? (?:pays?|is liable|covers?|bears)|who is responsible|wer (?:muss (?:\p{L}+ )*)?(?:(?:be)?zahl|trägt|haftet|kommt)|qui (?:doit )?(?:pa[iy]e|prend en charge)|quién (?:tiene que |debe )?(?:paga|asume|corre)|chi (?:deve )?paga|quem (?:deve |tem de |tem que )?paga|wie (?:moet (?:\p{L}+ )*)?betaal)/iu
const liable =
  /(?<!\p{L})(?:pay(?:s|ing|ment|ments)?|paid|costs? (?:of|are|is)|at (?:the|his|her|their|your|its) (?:own )?(?:cost|expense)|reimburs\p{L}*|responsib\p{L}*|liab\p{L}*|insur\p{L}*|contribut(?:e|es|ed|ions?)(?! (?:to|zu) \p{L}+ing)|bears? the|deposit|(?:be)?zahl(?:t|en)|bezahl\p{L}*|erstatte\p{L}*|haft(?:et|en|ung)|versicher\p{L}*|trägt die|tragen die|übernimmt|übernehmen|aufkommen|zuständig|pa[iy]e(?:r|nt)?|rembours\p{L}+|à la charge|incombe\p{L}*|responsable\p{L}*|assurances?|pag(?:a|an|ar|are|ano|am)|reembols\p{L}+|a cargo de|seguro|rimbors\p{L}+|a carico|spetta\p{L}*|assicurazion\p{L}*|responsabil\p{L}*|cabe a\p{L}*|responsáve\p{L}*|seguradora|betal(?:en|t)|vergoed\p{L}*|aansprakelijk\p{L}*|verzekering)(?!\p{L})/iu
const paysBack =
  /(?<!\p{L})(?:amorti\p{L}*|pay(?:s|ing)? (?:for itself|back|off)|payback|rechne[tn] (?:es |sie )?sich|sich (?:\p{L}+ ){0,2}rechne[tn]|lohn\p{L}*|rentab\p{L}*|rentier\p{L}*|ammortizz\p{L}*|bezahlt gemacht)/iu
const timesOfDay =
  /(?<!\p{L})(?:mornings?|evenings?|noon|midday|night|dawn|dusk|morgens|abends|früh(?: am morgen|morgens)|mittags?|nachts|matin(?:ée)?|soir(?:ée)?|midi|nuit|mañanas?|tardes?|noche|mediodía|mattin[oa]|sera|mezzogiorno|notte|manhã|noite|ochtend|avond)(?!\p{L})/iu
const time = (unit: string) => unit === 'second' || unit === 'month'
const money = /^[A-Z]{3}$/

/** A question with what it asks for, and which sentences carry that. */
export type Asked = {
  kind: AskedKind
  /** It is asked after how long something has paid for itself. */
  isPayback: boolean
  /** The amounts of a text that are of the kind that is asked for. */
  amountsIn(text: string, lexicon: Lexicon): Measure[]
  /** True for a line that has the amount or says the kind of thing that is asked for. */
  carries(text: string, lexicon: Lexicon, place: LinePlace): boolean
  /** Its kind shows by what is asked of the thing: its noise, its risk. */
  showsAspect: boolean
  /** True for a line that says it in its own words, and not only under its heading. */
  tells(text: string, lexicon: Lexicon): boolean
  /** True for a heading that asks for the same kind of thing. */
  heads(heading: string): boolean
  /** True for a word of the question that its kind stands for: "pay" in "who pays". */
  isOwnWord(word: string): boolean
}

/** Where a line stands: how much of the question it has with its headings, and its passage. */
export type LinePlace = {
  covered: number
  passage: Passage
  /** A row of a table. */
  isRow: boolean
  /** It, or the heading over it, names what is done. */
  hasAction: boolean
  /** It, or the heading over it, has a word of the question's own. */
  hasOwn: boolean
  /** It, or the heading over it, has a word of what is asked about. */
  hasThing: boolean
}

/** Kinds that a figure answers. */
export function isMeasured({ kind }: Asked): boolean {
  return kind === 'interval' || kind === 'duration' || kind === 'price' || kind === 'amount'
}

/** What a question asks for, by its own words; `unitsOf` finds the units in which what it names is measured. */
export function readAskedKind(
  subject: Subject,
  topic: Subject,
  unitsOf: (subject: Subject) => ReadonlySet<string>,
): Asked {
  const asks = kindOf(subject)
  const { isWanted, isKindKnown } = wantedAmounts({ ...subject, concepts: topic.concepts })
  // "Repair it or replace it": what names both weighs them.
  const isChoice = subject.concepts.filter((one) => one.isNamed && one.aspect === null).length > 1
  const isLasting = asksLasting(subject.text) || lifetime.test(subject.text)
  const units = asks === 'amount' && !isKindKnown ? unitsOf(subject) : new Set<string>()
  // "How cold brew keeps its aroma": of what no source measures no amount is asked for.
  const kind = asks === 'amount' && !isKindKnown && units.size === 0 ? 'other' : asks
  const isPayback = kind === 'duration' && paysBack.test(topic.text)
  const amountsIn = (text: string, lexicon: Lexicon): Measure[] => {
    if (kind === 'interval') {
      const isOften = saysHowOften(text)
      return findAmounts(text, lexicon).filter(
        (one) => one.kind === 'interval' || (time(one.unit) && (isOften || !lasts.test(text))),
      )
    }
    const measures = findMeasures(text, lexicon)
    if (kind === 'duration')
      return measures.filter((one) => (isLasting || time(one.unit)) && isWanted(one, text))
    if (kind === 'price') return measures.filter((one) => money.test(one.unit) && isWanted(one, text))
    if (kind === 'amount')
      return measures.filter((one) => (isKindKnown ? isWanted(one, text) : units.has(one.unit)))
    return []
  }
  const carries = (text: string, lexicon: Lexicon, place: LinePlace): boolean => {
    const { covered, passage, isRow } = place
    const says = findAnswerWords(lexicon.language)
    switch (kind) {
      case 'interval':
        return carriesInterval(text, lexicon, place)
      case 'duration':
        return (
          amountsIn(text, lexicon).length > 0 &&
          (!isLasting ||
            saysLasting(text) ||
            lifetime.test([...passage.path, ...(isRow ? headersOf(passage) : [])].join(' '))) &&
          (!isPayback || paysBack.test(`${text} ${passage.path.join(' ')}`))
        )
      case 'price':
        // What claims, markets and budgets come to is no price.
        return amountsIn(text, lexicon).some(({ min }) => min < million)
      case 'amount':
        return amountsIn(text, lexicon).length > 0
      case 'when':
        return tellsWhen(text) || timesOfDay.test(text) || bestTime.test(text)
      case 'payer':
        return liable.test(text)
      case 'who':
        return covered >= halfOf && mayWho.test(text) && someone.test(text)
      case 'why':
        return says.causal(text) || causes.test(text) || reasons.test(passage.section.heading ?? '')
      case 'verdict':
        return carriesVerdict(text, lexicon, place)
      case 'worth':
        return (isChoice && covered >= minShareNamed) || carriesWorth(text, lexicon, place)
      case 'means':
        return uses.test(text)
      case 'how':
        return (
          (says.advises(text) || says.obliges(text) || advisesPlainly.test(text)) && !ofOneself.test(text)
        )
      default:
        return false
    }
  }
  return {
    kind,
    isPayback,
    amountsIn,
    carries,
    showsAspect: !['price', 'duration', 'interval', 'worth', 'payer'].includes(kind),
    tells: (text, lexicon) => tellsKind(text, lexicon, kind),
    heads: (heading) => headsKind(heading, kind, isPayback),
    isOwnWord: (word) =>
      kind === 'payer'
        ? saysWhoPays(word) || liable.test(word) || paying.test(word)
        : kind === 'duration' && taking.test(word),
  }
}

const bareAdverb =
  /(?<!\p{L})(?:dai|week|month|year)ly|annually|täglich\p{L}*|wöchentlich\p{L}*|monatlich\p{L}*|jährlich\p{L}*|quotidien\p{L}*|mensuel\p{L}*|annuel\p{L}*|diari\p{L}*|semanal\p{L}*|mensual\p{L}*|anual\p{L}*|mensil\p{L}*|cada día|ogni giorno|every day|chaque jour(?!\p{L})/giu

function isBareAdverb(text: string): boolean {
  return !saysHowOften(text.replace(bareAdverb, ' '))
}

/** What lasts is told by words for it, and not by how long something else takes. */
const lifetime =
  /(?<!\p{L})(?:lasted|kept|stays? (?:\p{L}+[- ])?(?:fresh|good|usable|safe)|fresh for|use(?:d)? (?:it |them )?(?:up )?within|best (?:before|until|between|within|at day)|(?:un)?opened|after opening|expires?|goes (?:off|stale|flat)|(?:at its|their) best|shelf[- ]life|innerhalb|(?:un)?geöffnet\p{L}*|mindestens haltbar|verbrauch\p{L}+ (?:sie|bis)|à consommer|après ouverture|non ouvert\p{L}*|consumir|una vez abiert\p{L}*|sin abrir|entro|dopo l[’']apertura|consumar\p{L}*|depois de abert\p{L}*|na opening|survived|hielten|duró|duraron|durò|durarono|life ?spans?|life ?times?|service life|lebensdauer|haltbarkeit|durée de vie|longévité|vida útil|duración|durata|durabilidade|vida|levensduur)(?!\p{L})|寿命/iu

function saysLasting(text: string): boolean {
  return asksLasting(text) || saysReplaced(text) || lifetime.test(text)
}

const taking = /^(?:takes?|dauert?|dauern|prend(?:re)?|tardan?|tardar|llevan?|impiegan?o?|leva[mr]?|duurt)$/iu
const paying = /^(?:pay|zahlen|payer|pagar|pagare|betalen)$/iu
/** Who may do a thing: that somebody may, must or need not, and whom that is said of. */
const mayWho =
  /(?<!\p{L})(?:may|can|cannot|must|should|shall|only|needs? to|has to|have to|(?:is|are|be) (?:allowed|required|responsible|qualified|competent|carried out|done|performed)|nobody but|reserved (?:for|to)|darf|dürfen|muss|müssen|kann|können|sollte\p{L}*|nur|befugt|berechtigt|vorbehalten|zuständig|peut|peuvent|doit|doivent|seul\p{L}*|réservée?s?|habilitée?s?|puede|pueden|debe|deben|solo|sólo|reservad[oa]s?|può|possono|deve|devono|soltanto|riservat[oaie]|pode|podem|devem|só|apenas|mag|mogen|moet|moeten|alleen|bevoegd)(?!\p{L})/iu
const someone =
  /(?<!\p{L})(?:persons?|people|anyone|anybody|somebody|someone|nobody|yourself|inspectors?|engineers?|experts?|employees?|staff|specialists?|contractors?|professionals?|operators?|owners?|suppliers?|technicians?|electricians?|fitters?|surveyors?|managers?|tenants?|landlords?|keepers?|doctors?|vets?|in-house|trained|competent|qualified|certifi(?:ed|cated)|licen[cs]ed|authori[sz]ed|\p{L}*person(?:en)?|jeder|fach\p{L}+|sachkundig\p{L}*|sachverständig\p{L}*|befähigt\p{L}*|\p{L}*mitarbeiter\p{L}*|\p{L}*betriebe?|meister\p{L}*|\p{L}*prüfer\p{L}*|\p{L}*techniker\p{L}*|eigentümer\p{L}*|mieter\p{L}*|vermieter\p{L}*|personne|quiconque|professionnels?|experts?|géomètres?(?:-experts?)?|opérateurs?|techniciens?|salariés?|propriétaires?|locataires?|personas?|profesional\p{L}*|técnic[oa]s?|expert[oa]s?|emplead[oa]s?|propietari[oa]s?|person[ae]|professionist[ai]|tecnic[oi]|espert[oi]|dipendenti|proprietari[oi]?|pessoas?|profissional|profissionais|funcionári[oa]s?|vak\p{L}+|deskundig\p{L}*|medewerkers?|eigenaar)(?!\p{L})/iu
const asksWho =
  /^[^\p{L}]*(?:who (?!pays?(?!\p{L}))|by whom|wer (?!zahlt|trägt|haftet)|von wem|durch wen|qui (?!paie|paye)(?!est-ce)|par qui|quién(?:es)? |chi (?!paga)|quem |door wie )/iu
/** "12 months is the longest interval", "no rule fixes the interval". */
const speaksOfInterval =
  /(?<!\p{L})(?:intervals?|\p{L}*intervall\p{L}*|turnus|abst(?:and|ände)n?|intervalles?|périodicité|intervalos?|periodicidad|intervall[oi]|periodicità|periodicidade|months apart|weeks apart|days apart|monthly|yearly|(?:hours?|days?|weeks?|months?|years?) (?:apart|at (?:the )?(?:most|latest))|not more than \p{N}+ (?:days|weeks|months|years))(?!\p{L})/iu
/** True for a sentence that begins with who may or must do it: "The expert may be an employee of the user". */
export function beginsWithWho(text: string): boolean {
  const open = text.split(/\s+/u).slice(0, openingWords).join(' ')
  return someone.test(open) && mayWho.test(open)
}

function carriesInterval(
  text: string,
  lexicon: Lexicon,
  { covered, passage, isRow, hasAction, hasOwn, hasThing }: LinePlace,
): boolean {
  // "Daily users" uses no kettle cleaner: a bare adverb has to be of what is done.
  if (saysHowOften(text) || oftenMore.test(text)) return (hasAction && hasThing) || !isBareAdverb(text)
  if (speaksOfInterval.test(text) && covered >= halfOf) return true
  const heading = passage.section.heading ?? ''
  const isHeaded = frequencies.test(heading) || asksHowOften(heading)
  return (
    (isHeaded || (isRow && hasOwn && hasThing && covered >= halfOf)) &&
    findMeasures(text, lexicon).some(({ unit }) => time(unit))
  )
}

function carriesVerdict(text: string, { language }: Lexicon, { covered, hasOwn }: LinePlace): boolean {
  if (saysYesOrNo(text) || (hasOwn && covered >= minShareNamed)) return true
  const isJudged =
    findVerdicts(text, language).length > 0 ||
    findStance(text) !== null ||
    findAnswerWords(language).judges(text) ||
    comesOut.test(text)
  return hasOwn && covered >= halfOf && isJudged
}

function carriesWorth(text: string, { language }: Lexicon, { covered, passage, isRow }: LinePlace): boolean {
  const says = findAnswerWords(language)
  if (says.judges(text) || paysBack.test(text)) return true
  const isGain = gains.test(isRow ? `${text} ${headersOf(passage).join(' ')}` : text) || says.opposes(text)
  return covered >= leastOfGain && /\p{N}/u.test(text) && isGain
}

function headersOf({ parts }: Passage): string[] {
  return parts.flatMap((part) => (part.kind === 'table' ? part.table.header : []))
}

/** What comes of a thing, for better or worse, and to whom it is reserved. */
const comesOut =
  /(?<!\p{L})(?:the same|better|worse|well|preserv\p{L}+|damag\p{L}+|ruin\p{L}*|harm\p{L}*|not supported|isn[’']t supported|reserved|besser|schlechter|schad\p{L}*|erhält|bewahrt|vorbehalten|mieux|meilleure?s?|pire|abîm\p{L}+|préserv\p{L}+|réservée?s?|mejor|peor|dañ\p{L}+|conserva\p{L}*|reservad[oa]s?|meglio|peggio|danneggia\p{L}*|riservat[oaie]|melhor|pior|danific\p{L}+|beter|slechter|schaadt|voorbehouden)(?!\p{L})/iu
/** What says in its own words that its amount is a price. */
const priced =
  /(?<!\p{L})(?:cost\p{L}*|pric\p{L}+|fees?|charg\p{L}+|pays?|paid|rates?|rent\p{L}*|from|(?:per|a|an) (?:\p{L}+)|kost\p{L}*|\p{L}*preis\p{L}*|\p{L}*gebühr\p{L}*|berechne\p{L}*|\p{L}*zahl(?:en|t)|\p{L}*rate|miete\p{L}*|einmalig|netto|monatlich|je|pro|prix|co[uû]t\p{L}*|tarif\p{L}*|factur\p{L}+|louer|location|ht|par|compter|comptez|cuesta\p{L}*|preci\p{L}+|tarifa\p{L}*|cobra\p{L}*|pag\p{L}+|cost[oaie]\p{L}*|prezz\p{L}+|tariff\p{L}+|custa\p{L}*|preç\p{L}+|por|betaal\p{L}*|prij\p{L}+)(?!\p{L})/iu
const million = 1_000_000
const leastOfGain = 0.15
const openingWords = 7
/** What somebody gains or loses by a thing. */
const gains =
  /(?<!\p{L})(?:sav(?:e|es|ed|ing|ings)|gain(?:s|ed)?|los(?:e|es|s|ses)|lost|cheaper|dearer|profit\p{L}*|margin|waste|spar(?:en|t|te)|\p{L}*ersparnis\p{L}*|gespart|verlier\p{L}*|verloren|teurer|billiger|günstiger|gewinn\p{L}*|économi\p{L}+|gagn\p{L}+|perd\p{L}*|pertes?|moins chers?|plus chers?|ahorr\p{L}+|gan(?:a|an|ar)|pierd\p{L}+|más (?:caro|barato)s?|risparmi\p{L}*|guadagn\p{L}+|perd\p{L}+|economi[az]\p{L}*|poup\p{L}+|bespaar\p{L}*|bespar\p{L}+|verlie\p{L}+|duurder|goedkoper)(?!\p{L})/iu
const halfOf = 0.5
const minShareNamed = 0.7
const causes =
  /(?<!\p{L})(?:caus\p{L}+|leads? to|results? (?:in|from)|kills?|culprit|responsible for|risk of|verursach\p{L}*|führt zu|führen zu|grund|gründe|ursache\p{L}*|provoqu\p{L}+|entraîn\p{L}+|causas?|provoca\p{L}*|causan?|provoc\p{L}+|porta a|oorza\p{L}+|leidt tot)(?!\p{L})/iu
const advisesPlainly =
  /(?<!\p{L})(?:recommend\p{L}*|advice|it[’']?s best to|best (?:is )?to|should|we (?:feed|treat|put|use|weigh|give)|empf(?:ehl|iehl|ohl)\p{L}*|am besten|sollte\p{L}*|conseil\p{L}*|il (?:faut|vaut mieux)|recomiend\p{L}*|conviene|consigli\p{L}*|recomend\p{L}*|aanbevolen)(?!\p{L})/iu
const uses =
  /(?<!\p{L})(?:us(?:e|es|ed)|using (?!(?:the |an? )?(?:wrong|improper|appropriate|proper|right)(?!\p{L}))|mix(?:ed)?|appl(?:y|ied)|add(?:ed)?|pour|solutions?|products?|cleaners?|agents?|detergents?|descalers?|verwend\p{L}*|benutz\p{L}*|nehmen|nimm|misch\p{L}*|mittel|\p{L}*lösung|\p{L}*reiniger|utilis\p{L}*|mélang\p{L}*|ajout\p{L}*|produits?|us[aeo]|usar|utiliz\p{L}*|mezcl\p{L}*|añad\p{L}*|productos?|soluci[oó]n|mescol\p{L}*|aggiung\p{L}*|prodott[oi]|soluzion[ei]|mistur\p{L}*|adicion\p{L}*|produtos?|soluç(?:ão|ões)|gebruik\p{L}*|meng\p{L}*|oplossing)(?!\p{L})/iu
const ofOneself = /(?<!\p{L})(?:I|I[’']m|I[’']ve|my|ich|mein\p{L}*|je|j[’']\p{L}+|yo|mi|io|eu|meu)(?!\p{L})/u
const lasts =
  /(?<!\p{L})(?:duration|lasts?|dauer\p{L}*|hält|durée|dure|duraci[oó]n|dura[ns]?|durata|duração|leva|sit|soak|einwirk\p{L}*)(?!\p{L})/iu

const frequencies =
  /(?<!\p{L})(?:how often|schedule|frequen\p{L}*|interval\p{L}*|rhythm|ritmo|rythme|rhythmus|turnus|wie oft|häufig\p{L}*|fréquence|frecuencia|cada cuánto|ogni quanto|frequenza|frequência)(?!\p{L})/iu
const reasons =
  /(?<!\p{L})(?:why|causes?|reasons?|warum|weshalb|ursachen?|gründe|pourquoi|causes|raisons|por qué|causas?|razones|perché|cause|motivi|por ?qu[eê]|razões|waarom|oorza\p{L}+)(?!\p{L})/iu

/** "The best time to water". */
const bestTime =
  /(?<!\p{L})(?:(?:best|right|ideal|good) (?:time|moment|season|month|day|hour)|(?:beste\p{L}*|richtige\p{L}*|ideale\p{L}*) (?:zeit\p{L}*|tageszeit|uhrzeit|moment|monat)|(?:meilleur\p{L}*|bon|bonne|idéal\p{L}*) (?:moment|heure|période|saison)|(?:mejor|buen) (?:momento|hora|época)|(?:miglior\p{L}*|buon) (?:momento|ora|periodo)|(?:melhor|bom) (?:momento|hora|época))(?!\p{L})/iu
const oftenMore =
  /(?<!\p{L})(?:diariamente|a diario|quotidienne(?:ment)?|quotidien|giornalmente|quotidian[ao](?:mente)?|semanalmente|mensualmente|mensilmente|settimanalmente|hebdomadaire(?:ment)?)(?!\p{L})/iu

/** True for a line that has the kind of answer in its own words. */
function tellsKind(text: string, lexicon: Lexicon, kind: AskedKind): boolean {
  const says = findAnswerWords(lexicon.language)
  if (kind === 'why') return says.causal(text) || causes.test(text)
  if (kind === 'price') return priced.test(text) || isSpaceless(text)
  if (
    kind === 'interval' &&
    saysHowOften(text) &&
    isBareAdverb(text) &&
    !says.obliges(text) &&
    !says.advises(text)
  )
    return oftenMore.test(text)
  if (kind === 'interval') return saysHowOften(text) || oftenMore.test(text) || speaksOfInterval.test(text)
  if (kind !== 'verdict') return true
  return (
    saysYesOrNo(text) ||
    comesOut.test(text) ||
    findStance(text) === 'against' ||
    findVerdicts(text, lexicon.language).some(({ verdict }) => verdict !== 'works' && verdict !== 'fails')
  )
}

/** True for a heading over the kind of thing that a question asks for. */
function headsKind(heading: string, kind: AskedKind, isPayback: boolean): boolean {
  switch (kind) {
    case 'interval':
      return asksHowOften(heading) || frequencies.test(heading)
    case 'duration':
      return isPayback ? paysBack.test(heading) : askedAspects(heading).includes('duration')
    case 'price':
      return askedAspects(heading).includes('cost')
    case 'who':
      return asksWho.test(heading) || (someone.test(heading) && isQuestion(heading))
    case 'when':
      return asksWhen(heading) || findQuestionType(heading) === 'when' || bestTime.test(heading)
    case 'payer':
      return paysWho.test(heading) || asksWhoPays(heading)
    case 'why':
      return reasons.test(heading)
    case 'worth':
      return judges.test(heading) || paysBack.test(heading)
    case 'how':
    case 'means':
      return findQuestionType(heading) === 'how_to'
    default:
      return false
  }
}

const oftenAsked =
  /(?<!\p{L})(?:quanto spesso|con quale frequenza|à quel rythme|hoe dikwijls|com que regularidade)(?!\p{L})/iu

function kindOf(subject: Subject): AskedKind {
  const text = subject.text.replace(leading, '')
  if (asksHowOften(subject.text) || oftenAsked.test(subject.text)) return 'interval'
  if (paysWho.test(subject.text) || asksWhoPays(subject.text)) return 'payer'
  if (asksWho.test(text)) return 'who'
  if (ofNamed.test(text) || asksWhere(text)) return 'other'
  const type = findQuestionType(text)
  if (type === 'amount') {
    if (subject.aspects.includes('cost')) return 'price'
    return subject.aspects.includes('duration') || paysBack.test(text) || asksTime.test(text)
      ? 'duration'
      : 'amount'
  }
  if (type === 'when') return 'when'
  if (type === 'why') return 'why'
  if (type === 'worth') return judges.test(text) ? 'worth' : 'verdict'
  if (type === 'whether') return 'verdict'
  if (means.test(subject.text)) return 'means'
  if (type === 'how_to' || whatToDo.test(subject.text)) return 'how'
  if ((type === 'other' || type === 'which') && subject.aspects.includes('cost')) return 'price'
  if ((type === 'other' || type === 'which') && subject.aspects.includes('duration')) return 'duration'
  // "Which precision?" names a measure and nothing else.
  if (
    type === 'which' &&
    text
      .replace(/^.*[:：]/u, '')
      .trim()
      .split(/\s+/u).length <= shortQuestion
  )
    return 'amount'
  return type === 'which' && leading.test(subject.text) ? 'amount' : 'other'
}

/** "How cold brew keeps its aroma" asks not how cold something is. */
const ofNamed =
  /^[^\p{L}]*how (?:cold|hot|warm|dry|wet|soft|hard|fast|light|heavy|old|new|green|open) (?!(?:is|are|was|were|do|does|did|can|could|should|must|may|might|will|would|has|have|had|an?|the|to|it|they|you|we)(?!\p{L}))\p{L}+ \p{L}+/iu

const shortQuestion = 2
const where = /^[^\p{L}]*(?:where|wo|wohin|woher|où|(?:a)?dónde|dove|(?:a)?onde|waar(?:heen)?)(?!\p{L})/iu

/** "Where", "wohin": a question after a place, or the word for it. */
export function asksWhere(text: string): boolean {
  return where.test(text)
}

/** "Years", "Jahren": a unit of time. */
export function isTimeWord(word: string): boolean {
  return new RegExp(`^(?:${asksTime.source})$`, 'iu').test(word)
}

const asksTime =
  /(?<!\p{L})(?:years?|months?|weeks?|days?|hours?|minutes?|jahren?|monaten?|wochen?|tagen?|stunden?|minuten?|ans|années|mois|semaines|jours|heures|años|meses|semanas|días|horas|anni|mesi|settimane|giorni|ore|minuti|anos|dias|jaar|maanden|weken|dagen|uur)(?!\p{L})/iu
/** "What can a keeper do about it?" */
const whatToDo =
  /(?<!\p{L})(?:what (?:can|could|should|must|may) [^?]{1,40} do|was (?:kann|können|soll\p{L}*|muss) [^?]{1,40} (?:tun|machen)|que (?:peut|doit|faire)|qué (?:puede|debe|hacer|hay que)|(?:che )?cosa (?:può|deve|possono|fare)|o que (?:pode|deve|fazer)|wat (?:kan|moet) [^?]{1,40} doen)(?!\p{L})/iu
/** "With what", "womit": what is done with. */
const means =
  /(?<!\p{L})(?:with what|womit|wodurch|avec quoi|con qué|con (?:che )?cosa|com (?:o )?que|waarmee)(?!\p{L})/iu
