/**
 * Words before whose full stop a number belongs to them and begins no sentence ("vol. 2", "approx. 5", "vgl. 12"), in
 * lower case. Shorter ones than three letters need no entry: they never end a sentence here.
 */
const abbreviations: ReadonlySet<string> = new Set(
  `approx est max min avg incl excl etc fig figs vol vols art arts sec sect chap par para pos ref rev ver vers ext tel fax
  col cat app nos num cit ibid ser suppl def thm eqn resp mod
  abb abs anm aufl ausg beil bspw bzw dgl durchschn ebd einschl evtl exkl ggf inkl insb kap kat lfd lit mind rdnr rdn
  sog tab ungef usf usw vgl zit ziff zzgl abzgl
  alin bibl coll env éd fasc liv livr moy parag réf tél
  apdo aprox aptdo cap cód ed máx mín núm pág págs párr prom
  cfr cod cpv lett pag pagg prot segg sez
  alín aproxim inc obs
  jan feb mar apr jun jul aug sep sept oct okt nov dec dez mrz
  janv févr avr juil déc ene abr ago dic gen mag giu lug set ott fev mai out`.split(/\s+/),
)

const unit =
  '(?:\\p{Sc}|°[CF]?|km|cm|mm|m[²³]|km²|kg|mg|ml|kW|kWh|MW|MWh|GWh|GW|Wh|GB|MB|TB|Euros?|EUR|USD|CHF|GBP)'
const measured = new RegExp(`\\d[\\s\\u00a0\\u202f]?${unit}$`, 'u')
/** A word as it stands at the end of a sentence; nouns have a capital in German. */
const lastWord = /(?:^|[^\p{L}\p{M}\p{N}.])((?:\p{Ll}|\p{Lu}(?=\p{Ll}{5}))\p{Ll}{2,})$/u

/** A full stop, what closes with it and references, before a number that is no ordinal and no item's mark. */
const stopBeforeDigit =
  /\.["”“’»')]*(?:\s*\[\d{1,3}(?:\s*[,;–-]\s*\d{1,3})*\])*\s+(?=\p{Sc}?\d(?!\d{0,2}[.)]\s))/gu

/**
 * Where in a text a sentence begins with a digit, in UTF-16 units: what stands before its full stop shows that it ends
 * one. A segmenter never breaks there when a lower-case word follows ("… not one. 2.6 times 780 is about 2,030.").
 */
export function findDigitStarts(text: string): number[] {
  return [...text.matchAll(stopBeforeDigit)].flatMap((stop) =>
    endsSentence(text.slice(Math.max(0, stop.index - 40), stop.index)) ? [stop.index + stop[0].length] : [],
  )
}

function endsSentence(before: string): boolean {
  if (/[\])%”“’»"]$/u.test(before) || measured.test(before)) return true
  const word = lastWord.exec(before)?.[1]
  return word !== undefined && !abbreviations.has(word.toLowerCase())
}
