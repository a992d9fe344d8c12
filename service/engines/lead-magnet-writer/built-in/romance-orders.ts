import { fold } from '../../writer/shared.ts'

type RomanceLanguage = 'es' | 'it' | 'pt'

type Verbs = {
  /** Stems of the verbs in -ar or -are, without accents. */
  first: string
  /** Stems of the regular verbs in -er, -ir or -ere. */
  second: string
  /** Formal imperatives whose stem changes. */
  formal: string
  /** The same among friends. */
  informal: string
}

const verbs: Record<RomanceLanguage, Verbs> = {
  es: {
    first:
      'acept aclar actualiz agrup ajust almacen analiz anot anunci apag aplic apunt archiv asegur asign avis ayud borr busc calcul cambi cancel captur cit coloc compar complet compr comunic confirm conserv consider consult control copi cre cuid declar dej descans descarg desactiv detall document emple encarg enfri enlaz enseñ entreg envi enumer escuch esper estudi evalu evit explic export fij firm formul grab guard habl identific indic inform inspeccion instal invit junt lav levant limit limpi list llam llen llev mand marc mejor mencion mezcl mir nombr numer observ orden organiz pag pas pes planific practic pregunt prepar present prioriz program public quit realiz recort reemplaz registr reserv respet revis sac segment separ señal solicit sum tom trabaj trat us utiliz valid verific vigil visit',
    second:
      'abr aprend añad compart comprend cumpl decid defin describ discut escrib imprim inclu le met permit promet recib respond sub vend',
    formal:
      'ofrezca agradezca establezca elija corrija dirija recoja exija mida pida sirva repita siga diga haga ponga proponga mantenga tenga obtenga traiga venga salga vaya sea sepa piense cierre empiece comience caliente recomiende siembre pruebe muestre demuestre recuerde cuente encuentre vuelva resuelva muela mueva acuerde incluya construya distribuya reduzca introduzca traduzca conduzca produzca lea oiga vea reuna',
    informal:
      'ofrece agradece establece elige corrige recoge mide pide sirve repite sigue di haz pon mantén ten piensa cierra empieza comienza recomienda siembra prueba muestra demuestra recuerda cuenta encuentra vuelve resuelve muele mueve incluye construye reduce introduce traduce lee reune',
  },
  it: {
    first:
      'abbin accett acquist aggiorn aiut alleg analizz annunci annot applic archivi ascolt aspett assegn attiv avvis calcol cambi cancell cerc cit collabor colleg compil complet compr comunic conferm confront conserv consider consult cont controll copi cre cur decor dedic deline disattiv disegn document domand elabor elenc elimin esamin esegu esport evit firm formul fotograf garant gener guard identific impar impost incoraggi indic individu inform insegn integr invi invit lanci lasci lav limit list macin mand marc mescol mett miglior mir misur mostr motiv nomin not numer ordin organizz osserv pag parl pass pens pes pianific port prenot prepar present prest prov pubblic raccont registr regal richiam rifiut ringrazi ripass rispett salv scaric segment segn segnal seleziona separ sfrutt spieg spost stabil stamp studi telefon timbr torn tratt trov us utilizz valut verific visit',
    second:
      'accend aggiung append attend chied chiud condivid corregg descriv discut divid giung inser legg mett permett prend promett raccogl ricev ripet rispond scriv spend vend',
    formal:
      'apra offra copra scelga tenga mantenga ottenga ponga proponga esponga faccia dia stia vada venga esca dica definisca pulisca inserisca garantisca fornisca suggerisca stabilisca costruisca restituisca sostituisca unisca finisca raccolga tolga rimuova elimini riduca traduca beva rilegga riveda veda sappia abbia sia racconti',
    informal:
      'apri offri copri scegli tieni mantieni ottieni poni proponi fai dai vai vieni esci definisci pulisci inserisci garantisci fornisci suggerisci stabilisci costruisci restituisci sostituisci unisci finisci raccogli togli rimuovi riduci traduci bevi rileggi rivedi vedi',
  },
  pt: {
    first:
      'acab aceit acompanh acrescent actualiz adicion agend agrup ajud ajust analis anot anunci apag aplic apont apresent arquiv assin atualiz avali avis busc calcul cheg coloc combin compar complet compr comunic confirm conserv consider consult cont control copi cri cuid deix descans descarreg desenh destac detalh document elabor empreg encaminh encomend ensin entreg envi escut esper estud evit explic export fal fech fic fix form grav guard identific indic inform inspecion instal integr investig junt lanç lav levant lig limit limp list mand marc melhor mencion mistur model mostr mud nome not numer observ organiz olh orden pag par particip pass pens pes planej pratic prepar prioriz procur program prov public questi receb recomend record registr relembr repar respeit reserv revis salv segment separ sinaliz solicit somn test tir tom trabalh trat troc us utiliz valid verific vigi visit convers convid pergunt',
    second:
      'abr aprend atend compreend corr defin desenvolv discut divid envolv escolh escrev imprim inclu met part permit promet receb respond vend',
    formal:
      'ofereça agradeça estabeleça conheça esclareça forneça eleja corrija dirija recolha exija meça peça sirva repita siga diga faça ponha proponha exponha mantenha tenha obtenha traga venha saia va seja saiba leia releia veja reveja ouça reuna inclua construa distribua reduza introduza traduza produza conduza descubra cubra durma moa prefira sugira escolha',
    informal:
      'oferece agradece estabelece mede pede serve repete segue diz faz poe propoe mantem tem le ve reve ouve reune inclui constroi reduz introduz traduz descobre',
  },
}

/** Words that follow an imperative and hardly follow a noun of the same spelling. */
const followers: Record<RomanceLanguage, string> = {
  es: 'el la los las un una unos unas tu tus su sus cada siempre solo también al a quién qué cuándo cómo cuánto cuántas todo toda todos todas este esta estos estas dos tres cuatro cinco',
  it: 'il lo la i gli le un uno una ogni solo sempre anche subito al alla allo ai agli alle chi che cosa come quando quanto quanta quanti quante tutto tutta tutti tutte questo questa questi queste due tre quattro cinque',
  pt: 'o a os as um uma uns umas o seu a sua cada sempre só também ao à aos às quem que quando como quanto quantas todo toda todos todas este esta estes estas dois duas três quatro cinco',
}
const prefixes: Record<RomanceLanguage, { adverbs: string; clauses: string }> = {
  es: {
    adverbs: 'siempre nunca no primero luego después también',
    clauses: 'si cuando antes después para en con al durante tras',
  },
  it: {
    adverbs: 'sempre mai non prima poi dopo anche',
    clauses: 'se quando prima dopo per in con al alla durante',
  },
  pt: {
    adverbs: 'sempre nunca não primeiro depois também',
    clauses: 'se quando antes depois para em com ao durante após',
  },
}
const clitics = {
  es: '(?:se|nos|me|l[aeo]s?){0,2}',
  it: '(?:l[aeio]|ci|ne|si|gli){0,2}',
  pt: '(?:-\\p{L}+){0,2}',
}

/** True for a sentence in Spanish, Italian or Portuguese that opens with an order. */
export function opensWithOrder(text: string, language: string): boolean {
  if (!isRomance(language)) return false
  orders[language] ??= patternOf(language)
  return orders[language].test(fold(text))
}

const isRomance = (language: string): language is RomanceLanguage => Object.hasOwn(verbs, language)

const orders: Partial<Record<RomanceLanguage, RegExp>> = {}

function patternOf(language: RomanceLanguage): RegExp {
  const { first, second, formal, informal } = verbs[language]
  const stems = { first: first.split(' '), second: second.split(' ') }
  const toStrangers = language === 'it' ? [] : stems.first.map((stem) => `${hardened(stem, language)}e`)
  // Italian says "controlli" for an order and for checks.
  const likeNouns = [
    ...(language === 'it' ? stems.first.map((stem) => `${hardened(stem, language).replace(/i$/, '')}i`) : []),
    ...stems.first.map((stem) => `${stem}a`),
    ...stems.second.map((stem) => `${stem}${language === 'it' ? 'i' : 'e'}`),
    ...informal.split(' '),
  ]
  const plain = [...toStrangers, ...stems.second.map((stem) => `${stem}a`), ...formal.split(' ')]
  const { adverbs, clauses } = prefixes[language]
  const any = (words: readonly string[]) => [...new Set(words.map(fold))].join('|')
  const apart = String.raw`(?![\p{L}'’-])`
  const opening = `^(?:(?:(?:${any(adverbs.split(' '))})[, ]+|(?:${any(clauses.split(' '))}) [^,.]{3,60}, )(?:(?:l[aeio]s?|se|si|ne|ci) )?){0,2}`
  const follower = String.raw`(?= (?:(?:${any(followers[language].split(' '))})${apart}|[ld]['’]|\d))`
  return new RegExp(
    `${opening}(?:(?:${any(plain)})${clitics[language]}${apart}|(?:${any(likeNouns)})${clitics[language]}${follower})`,
    'u',
  )
}

/** As the stem is spelt before e or i, where it is to sound as before a. */
function hardened(stem: string, language: RomanceLanguage): string {
  if (language === 'it') return stem.replace(/[cg]$/, '$&h')
  return stem
    .replace(/c$/, 'qu')
    .replace(/g$/, 'gu')
    .replace(language === 'es' ? /z$/ : /ç$/, 'c')
}
