const now = 'free|no[- ]obligation|without obligation'
/** "Get three free quotes today": a line to buyers. "Get three quotes" alone is advice. */
const calls = new RegExp(
  `(?<!\\p{L})(?:(?:get|request|compare|receive|claim) (?:[\\p{L}\\p{N}]+ ){0,4}?(?:${now}) (?:\\p{L}+ ){0,2}(?:quotes?|estimates?|consultations?|offers?)|(?:kostenlose[nrs]?|unverbindliche[nrs]?|gratis) (?:\\p{L}+ ){0,2}(?:beratung|angebote?|anfrage)(?: \\p{L}+){0,2} (?:anfordern|einholen|erhalten|sichern|vergleichen)|(?:demandez|obtenez|recevez|comparez) [^.]{0,40}devis [^.]{0,30}(?:gratuits?|sans engagement)|(?:consigue|pide|solicita|compara|recibe)[^.]{0,40} presupuestos?[^.]{0,80} (?:gratis|gratuitos?|sin (?:ningún )?compromiso)|(?:richiedi|chiedi|confronta|ottieni|ricevi)[^.]{0,40} preventiv[oi][^.]{0,40} (?:gratis|gratuit[oi]|senza impegno)|(?:peça|solicite|compare|receba|obtenha)[^.]{0,40} orçamentos?[^.]{0,40} (?:grátis|gratuitos?|sem compromisso))(?!\\p{L})|無料(?:の)?(?:見積|相談)[^。]{0,12}(?:ください|はこちら|お申し込み)`,
  'iu',
)

/** True for a line that asks its readers to order or to have themselves an offer made. */
export function callsToBuy(text: string): boolean {
  return calls.test(text)
}
