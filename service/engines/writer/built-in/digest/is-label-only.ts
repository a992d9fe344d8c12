/** What a box of main points or of advice is called: it says nothing of what it holds. */
const labels =
  /^\P{L}*(?:(?:article|the|our|my|your) )?(?:quick takes?|key (?:takeaways?|points?|facts?)|main points?|takeaways?|at a glance|in (?:brief|short)|tl;?dr|summary|bottom line|advice|tips)\P{L}*$|^\P{L}*(?:das wichtigste(?: in kürze| auf einen blick)?|auf einen blick|in kürze|kurz (?:und knapp|gesagt|zusammengefasst|gefasst)|zusammenfassung|fazit|(?:mein|unser)e? (?:rat|tipps?|fazit))\P{L}*$|^\P{L}*(?:l[’']essentiel(?: en bref)?|en (?:bref|résumé|un coup d[’']œil)|à retenir|ce qu[’']il faut retenir|(?:mon|nos|notre|mes) conseils?)\P{L}*$|^\P{L}*(?:en (?:resumen|breve|pocas palabras)|lo (?:más )?importante|puntos clave|de un vistazo|(?:mi|mis|nuestros?) consejos?)\P{L}*$|^\P{L}*(?:in (?:breve|sintesi|pillole)|l[’']essenziale|punti chiave|(?:il mio|i miei|i nostri) consigli?o?)\P{L}*$|^\P{L}*(?:em (?:resumo|síntese)|o essencial|pontos[- ]chave|(?:o meu|os meus|os nossos) conselhos?)\P{L}*$|^\P{L}*(?:要点|まとめ|ポイント|結論|この記事の(?:要約|ポイント|まとめ))\P{L}*$/iu

/** True for a line that only calls what follows it the main points or somebody's advice. */
export function isLabelOnly(text: string): boolean {
  return labels.test(text)
}
