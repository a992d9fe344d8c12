/**
 * How good prose sounds, said in the language itself: a model that reads its own language writes it less like a
 * translation than one that is told about it in English.
 */
const styles: Readonly<Record<string, string>> = {
  en: 'British or American spelling throughout, as the company and its place have it. Everyday verbs ("buy", "need", "cost"), contractions where the tone is light. Not: "whoever", "dear" for expensive, "reckon with", "the former", "in order to", a noun where a verb would do.',
  de: 'Schreiben Sie wie eine gute deutsche Zeitung: Verben statt Substantive auf -ung, Hauptsachen in Hauptsätzen, das Verb früh. Komma als Dezimalzeichen, „…“ als Anführung, kein Bindestrich nach englischer Art. Nichts Übersetztes: nicht „in 2025“, „macht Sinn“, „am Ende des Tages“, „adressieren“, „Der Einwand trifft zu“, kein „Sie können … tun“, wo der Imperativ genügt. Konjunktiv I für fremde Rede.',
  fr: 'Écrivez comme un journaliste français : phrases qui s’enchaînent, verbes plutôt que noms abstraits, « on » ou « vous » selon le ton, guillemets « » et espaces insécables, décimales à virgule. Rien de traduit : pas de « en termes de », « faire sens », « adresser un problème », « au final », « il faut + infinitif » à chaque conseil ; l’impératif ou « mieux vaut » à la place. Pas de majuscules à l’anglaise dans les titres.',
  es: 'Escriba como un buen diario español: frases de una sola idea, verbos antes que sustantivos, tú o usted de principio a fin según el tono, comillas «», coma decimal. Nada traducido: ni «en términos de», ni «hacer sentido», ni gerundio de consecuencia, ni pasiva con «ser» donde cabe «se», ni posesivos de más. Sin mayúsculas a la inglesa en los títulos.',
  it: 'Scrivi come un buon giornale italiano: frasi che si legano, verbi prima dei sostantivi, tu o Lei dall’inizio alla fine secondo il tono, virgolette «», virgola decimale. Niente di tradotto: non «in termini di», «fare senso», «andare a» più infinito, possessivi di troppo, passivi dove basta il «si». Nei titoli niente maiuscole all’inglese.',
  pt: 'Escreva como um bom jornal: frases de uma só ideia, verbos em vez de substantivos, o mesmo tratamento do princípio ao fim, vírgula decimal, e a norma do país da empresa (Portugal ou Brasil). Nada traduzido: nem «em termos de», nem «fazer sentido» a cada passo, nem gerúndio em excesso, nem possessivos a mais. Sem maiúsculas à inglesa nos títulos.',
  nl: 'Schrijf zoals een goede Nederlandse krant: actieve werkwoorden, korte hoofdzinnen, je of u van begin tot eind naar de toon, komma als decimaalteken. Niets vertaalds: geen ‘in termen van’, ‘aan het einde van de dag’, ‘adresseren’, geen naamwoordstijl. Geen Engelse hoofdletters in koppen.',
}

/** The line for the brief; empty for a language of which it has nothing to say. */
export function describeStyle(language: string): string[] {
  const style = styles[language.slice(0, 2).toLowerCase()]
  return style === undefined ? [] : [`Style of this language: ${style}`]
}
