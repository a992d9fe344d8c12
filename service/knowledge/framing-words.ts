import { isSmallCount } from './read-count.ts'

/**
 * Words with which topics are phrased and not what they are about. PostgreSQL's lists of very common words leave them in,
 * and they are rare in documents, so that they would otherwise weigh most.
 */
const framingWords: ReadonlySet<string> = new Set(
  `really actually truly exactly basically simply quickly easily best better good great top essential ultimate complete
  definitive comprehensive guide guides tip tips trick tricks way ways step steps thing things reason reasons idea ideas
  example examples introduction intro beginner beginners overview explained explain everything anything something
  anyone everyone people important need needs want should must can could would may might know knowing learn work works
  working make makes making get gets getting got gotten use uses using used help helps helping choose choosing find look looking
  take keep avoid mistake mistakes myth myths fact facts question questions answer answers faq vs versus new latest
  modern today now year years first many much still ever never always often long far without actual real right wrong worth
  suit suits suited suitable include includes included including within
  what's how's does don't doesn't isn't aren't it's let's let go goes going gone went come comes coming seem seems become turn turns put give gives show shows say says
  comparison comparisons compared summary
  happen happens happened once soon often let like
  wirklich eigentlich genau besten beste bester tipps tipp ratgeber leitfaden schritt schritte gründe grund wichtig
  wichtigste richtig brauchen braucht sollte sollten müssen muss kann können wissen funktioniert funktionieren macht
  machen lohnt lohnen geht beispiel beispiele einfach vermeiden fragen antworten alles neu neue heute jahr
  vergleich vergleiche verglichen überblick übersicht zusammenfassung einführung
  viel viele wird werden wurde wurden worden wer wem wen gibt
  passt passen passend passende eignet eignen geeignet geeignete
  vraiment meilleur meilleurs meilleure guide conseil conseils astuce astuces étape étapes raison raisons faut savoir
  peut doit comment pourquoi exemple exemples éviter question questions tout nouveau aujourd'hui bien choisir faire
  convient conviennent comparatif comparatifs comparaison aperçu panorama résumé synthèse
  realmente mejor mejores guía consejo consejos truco trucos paso pasos razón razones cómo porqué saber puede debe
  comparativa comparativo comparación panorama resumen introducción
  ejemplo ejemplos evitar preguntas todo nuevo hoy elegir hacer funciona necesita
  davvero migliore migliori guida consiglio consigli passo passi ragione ragioni sapere può deve esempio esempi evitare
  confronto panoramica riassunto introduzione
  domande tutto nuovo oggi scegliere fare funziona serve
  melhor melhores guia dica dicas passo passos razão razões como saber pode deve exemplo exemplos evitar perguntas tudo
  comparação comparativo resumo introdução
  novo hoje escolher fazer funciona precisa
  echt eigenlijk beste besten handig gids tip tips stappenplan stap stappen reden redenen belangrijk belangrijkste juist juiste
  nodig moet moeten kan kun kunnen weten werkt werken maakt maken loont gaat voorbeeld voorbeelden makkelijk eenvoudig
  vermijden vragen antwoorden alles nieuw nieuwe vandaag jaar vergelijking overzicht samenvatting inleiding kiezen
  passend passende geschikt geschikte
  how when where whether
  wie wann wo wohin woher wozu womit wofür worauf woran wieso weshalb warum wieviel wieviele oft
  quand où combien pourquoi souvent
  cuánto cuánta cuántos cuántas cuándo dónde adónde frecuencia
  quanto quanta quanti quante quando dove perché spesso
  quantos quantas onde porque frequência
  wanneer waar waarheen waarom waarmee waarvoor hoeveel hoelang vaak
  比較 解説 入門`.split(/\s+/),
)

/** How a text begins that asks how or whether something is done, in the languages that have a list above. */
const howTo =
  /^(?:(?:do|does|can|could) (?:you|we|i|it|they)|how (?:to|do|does|can|could|should|would|we|i|you)|(?:what is |what's )?(?:the )?(?:best|right|easiest|fastest|simplest) ways? (?:to|of)|(?:tips|steps|ways|advice) (?:to|for|on)|wie|(?:was ist )?(?:der|die) beste|comment|quelle est la meilleure|cómo|como|come|qual è il|cuál es la mejor|qual é a melhor|hoe|wat is de beste)(?= )/u

/** What one does with anything: in a question how or whether, such a verb says nothing of what it is about. */
const lightVerbs: ReadonlySet<string> = new Set(
  `run running hold holding do doing conduct conducting handle handling organise organising organize organizing carry
  create creating set start starting begin beginning build building prepare preparing manage managing improve improving
  support offer provide sell accept
  succeed have having write writing plan planning lead leading
  führt führe führen führst durchführen durchführt organisiert organisieren halten hält gestalten gestaltet gelingt
  gelingen erstellt erstellen plant planen bereitet vorbereiten startet starten verbessern verbessert beginnt
  mener conduire organiser réussir gérer créer préparer animer améliorer tenir lancer mettre
  llevar realizar organizar gestionar crear preparar dirigir mejorar lograr empezar conducir
  condurre organizzare gestire creare preparare realizzare migliorare tenere svolgere iniziare
  conduzir gerir criar melhorar começar liderar
  houd houdt houden doe doet doen voer voert voeren uitvoeren organiseer organiseert organiseren pak pakt aanpakken
  bereid bereidt voorbereiden plan plant plannen start starten begin begint beginnen schrijf schrijven verbeter verbeteren
  leid leidt leiden beheer beheren`.split(/\s+/),
)

/** Between the question and its verb: "how do I best run". German and Dutch have the verb anywhere. */
const between: ReadonlySet<string> = new Set(['i', 'we', 'you', 'one', 'best', 'bien', 'si', 'se', 'on'])

/** "The first email" is another one than the second; "do this first" is only said. */
const firstOf = /\b(?:the|an?|my|our|your|their|his|her|its) first \w/u

/** True for a text that asks how or whether something is done: "How do I run kickoff calls?" */
export function asksHow(text: string): boolean {
  return howTo.test(
    text
      .trim()
      .toLowerCase()
      .replace(/^[¿¡\s]+/u, ''),
  )
}

/** Which words of a text say how it asks and not what about: "how" and "run" in "how to run a kickoff call". */
export function framingIn(words: readonly string[]): (word: string) => boolean {
  const text = words.join(' ')
  const isOneOfSeveral = firstOf.test(text)
  const isFraming = (word: string) => isFramingWord(word) && !(isOneOfSeveral && word === 'first')
  const [asked] = howTo.exec(text) ?? []
  if (asked === undefined) return isFraming
  const rest = text
    .slice(asked.length + 1)
    .split(' ')
    .filter((word) => !between.has(word))
  const places = /^(?:wie|der|die|was ist|hoe|wat is)/.test(asked) ? rest : rest.slice(0, 1)
  const verbs = new Set(places.filter((word) => lightVerbs.has(word)))
  return (word) => isFraming(word) || verbs.has(word)
}

/** Words for a kind of text, which some topics are about ("customer survey") and most are only phrased with. */
const formWords: ReadonlySet<string> = new Set(
  `study studies survey surveys opinion opinions review reviews report reports article articles
  studie studien umfrage umfragen meinung meinungen erfahrungen bewertung bewertungen bericht berichte artikel
  étude études enquête enquêtes avis opinion opinions rapport bilan dossier article
  estudio estudios encuesta encuestas opinión opiniones reseña reseñas informe artículo
  studio studi sondaggio sondaggi opinione opinioni recensione recensioni articolo
  estudo estudos pesquisa pesquisas opinião opiniões avaliação avaliações relatório artigo
  studies onderzoek onderzoeken enquête enquêtes mening meningen ervaringen beoordeling beoordelingen recensie recensies
  rapport rapporten artikelen
  調査 意見 評判 研究`.split(/\s+/),
)

/** True for a word that says what kind of text is wanted: that no document mentions it says nothing of what they cover. */
export function isFormWord(word: string): boolean {
  return isFramingWord(word) || formWords.has(word)
}

/** True for a word that says how a topic is phrased: "really", "best", "tips", a year, a small number. */
export function isFramingWord(word: string): boolean {
  return framingWords.has(word) || isSmallCount(word) || /^(?:\d{1,2}|20\d\d)$/.test(word)
}
