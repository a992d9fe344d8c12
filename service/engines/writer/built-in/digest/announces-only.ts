const start = (list: string) => new RegExp(`^[^\\p{L}\\p{N}]*(?:${list})(?!\\p{L})`, 'iu')
const anywhere = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

/** Sentences about the page, its reader or what comes next: they say nothing by themselves. */
const opensWith = start(
  [
    "enter the|welcome|spoiler|today (?:I|we) (?:share|bring|look)|let[’']s|ever wondered|imagine|picture this|first, what|think of|consider this|in this (?:post|article|guide|section|page)|this (?:post|article|guide|section|page|list)|we encourage you|i encourage|here(?:[’']s| is| are)|the (?:first|next|last|second) (?:is|question|step is|problem)|for more (?:information|details|on)|you can (?:learn|read|find out) (?:more|how)|you can read|more information|learn more|read more|check out|to learn more|one of the most important questions|now that|as you (?:can see|know)|we(?:[’']ll| will) (?:look|see|discuss|cover)|feel free|remember(?= that|,)|ping |contact us|if you have questions",
    'willkommen|stellen sie sich vor|in diesem (?:artikel|beitrag|abschnitt|leitfaden|ratgeber|text|kapitel)|dieser (?:artikel|beitrag|abschnitt|leitfaden|ratgeber|text)|hier (?:ist|sind|finden|einige)|schauen wir|sehen wir uns|weitere informationen|mehr (?:dazu|informationen)|lesen sie|wenn sie fragen haben',
    "bienvenue|imaginez|dans cet? (?:article|guide|section|page)|sur cette page|cet article|cette (?:page|section)|voici|voyons|pour (?:en savoir plus|plus d[’']informations)|si vous avez des questions|consultez|lequel devriez-vous",
    'bienvenid|spoiler|hoy (?:os|te|les) (?:traigo|cuento)|imagina|en est[ea] (?:artículo|guía|página|sección)|est[ea] (?:artículo|guía|página|sección)|aquí (?:hay|tienes|están)|veamos|para más información|por más (?:opciones|información)|si tienes preguntas',
    'benvenut|immagina|in questo (?:articolo|capitolo)|in questa (?:guida|pagina|sezione)|ecco|vediamo|per (?:saperne di più|maggiori informazioni)',
    'bem-vind|imagine|neste (?:artigo|guia)|nesta (?:página|seção)|este (?:artigo|guia)|aqui (?:estão|está|vai)|vejamos|para (?:saber mais|mais informações)|lembre-se',
  ].join('|'),
)
const says = anywhere(
  [
    "we(?:[’']ll| will) (?:explain|cover|look|see|discuss|show|talk|walk)|the rest of this|this (?:post|article|guide|page) (?:includes|covers|explains|shows|describes)|guiding questions|below are|are listed below|as follows|that[’']s okay|see .{0,40} for details|can be found (?:in|on|at|here)|questions? (?:below|above)|there are (?:\\p{L}+ )?(?:options|ways|paths|approaches)(?: to| you| for|\\.)|wrote a guide|in more detail|this exercise|later in this",
    'im folgenden|weiter unten|nachfolgend|wie folgt',
    "ci-dessous|ci-dessus|il existe (?:quelques|plusieurs|différentes) (?:options|façons|pistes|solutions|moyens)|a écrit un guide|pour des options plus|c[’']est à vous de décider|comme suit|nous avons des réponses",
    'a continuación|más abajo|siguientes? (?:preguntas|pasos)|hay (?:algun|vari|much)[oa]s (?:\\p{L}+ )?(?:opciones|formas|maneras|razones|caminos)|posibles caminos',
    'qui sotto|di seguito|come segue',
    'a seguir|abaixo|como segue|aqui estão|é aqui que|isso será diferente',
  ].join('|'),
)
/** "There are three common structures" without them. */
const counts = start(
  '(?:there (?:are|is)|it has|existen?|hay|il existe|il y a|es gibt|esistono|ci sono|existem|há) (?:\\p{L}+ ){0,3}(?:two|three|four|five|six|several|some|many|various|a few|a number|dos|tres|cuatro|cinco|vari[oa]s|algun[oa]s|much[oa]s|deux|trois|quatre|cinq|plusieurs|quelques|beaucoup|zwei|drei|vier|fünf|mehrere|einige|viele|verschiedene|due|tre|quattro|divers[ie]|alcun[ie]|molt[ie]|dois|duas|três|quatro|vári[oa]s|algum[oa]s|muit[oa]s)',
)

/** True for a sentence that only announces, points at the page or leads over: no finding, though it may introduce a list. */
export function announcesOnly(text: string): boolean {
  return opensWith.test(text) || says.test(text) || (counts.test(text) && !/\p{N}\s?(?:%|\p{L})/u.test(text))
}
