/** "It depends on the ratio of your prices", "the deciding factor is": the answer where none holds for everybody. */
const decides =
  /(?<!\p{L})(?:depends? (?:mainly |mostly |largely |entirely |above all )?(?:up)?on (?!the page|this page)|comes down to|(?:deciding|decisive|determining) (?:factor|question|point)|(?:hängt|hängen) (?:\p{L}+ ){0,6}(?:vom?|von|davon) (?:\p{L}+ ){0,12}ab|kommt (?:\p{L}+ ){0,3}(?:auf|darauf) (?:\p{L}+ ){0,8}an|entscheidend (?:ist|sind)|(?:tout |cela |ça )?dépend(?:ent)? (?:surtout |avant tout |essentiellement |principalement )?d\p{L}*|(?:le )?facteur (?:décisif|déterminant)|depend(?:e|en|erá)(?: sobre todo| principalmente)? d\p{L}+|(?:el )?factor (?:decisivo|determinante|clave)|dipend(?:e|ono)(?: soprattutto| principalmente)? d\p{L}+|(?:il )?fattore (?:decisivo|determinante)|depende(?:m)?(?: sobretudo| principalmente)? d\p{L}+|(?:o )?fat?or (?:decisivo|determinante))(?!\p{L})|によって(?:異なる|異なります|決まる|決まります|変わる|変わります)|次第(?:です|だ|で)/iu

/** True for a sentence that says on what the answer depends. */
export function saysWhatDecides(text: string): boolean {
  return decides.test(text)
}
