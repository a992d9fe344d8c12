/** "Cheaper over five years", "teurer": how one thing did beside another. */
const better =
  /(?<!\p{L})(?:cheaper|dearer|faster|slower|longer|shorter|higher|lower|larger|smaller|better|worse|(?:more|less) (?:often|expensive)|billiger\p{L}*|günstiger\p{L}*|teurer\p{L}*|schneller\p{L}*|langsamer\p{L}*|länger\p{L}*|kürzer\p{L}*|höher\p{L}*|niedriger\p{L}*|größer\p{L}*|kleiner\p{L}*|besser\p{L}*|schlechter\p{L}*|häufiger\p{L}*|seltener\p{L}*|(?:plus|moins) (?:cher|chère|élevée?|rapide|long|longue|souvent)s?|(?:supérieur|inférieur|meilleur)\p{L}*|pire|(?:más|menos) (?:barat|car|alt|baj|rápid|lent)\p{L}*|mayor(?:es)?|menor(?:es)?|mejor(?:es)?|peor(?:es)?|(?:più|meno) \p{L}+|migliori?|peggiori?|(?:mais|menos) (?:barat|car|alt|baix|rápid)\p{L}*|maior(?:es)?|melhor(?:es)?|pior(?:es)?)(?!\p{L})/iu
/** "3.4 with it; without it, 3.2". */
const without = /(?<!\p{L})(?:without|ohne|sans|sin|senza|sem)(?!\p{L})/iu
const figure = /\p{N}/u

/** True for a result that sets one thing against another, in figures or words. */
export function compares(text: string): boolean {
  return better.test(text) || (without.test(text) && figure.test(text))
}
