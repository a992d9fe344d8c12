/** Whole headings of sections that only sell: what customers say, prices, ordering, reasons to buy here and now. */
const headings = [
  '(?:what|how) (?:our |the )?(?:customers|clients|users|owners) (?:say|think|love|feel).*',
  '(?:(?:our|customer|client|user|happy|verified) )*(?:testimonials?|reviews|success stories|customers|clients)',
  'frequently asked(?: questions)?|faqs?|questions (?:and|&) answers',
  '(?:(?:our|the) )?(?:pricing|prices|plans|offers?|products|services|guarantee|promise|warranty)(?: (?:and|&) (?:pricing|plans|offers|warranty))?',
  '(?:shipping|delivery|returns|payment|ordering)(?: (?:and|&) \\p{L}+)?|how to (?:order|buy)|(?:order|buy) (?:now|here|online|today).*',
  'why (?:us|now|choose .*|buy .*|order .*)',
  'kunden(?:stimmen|meinungen|bewertungen|berichte|feedback)|(?:das|was) (?:sagen )?(?:unsere )?kund\\p{L}+(?: sagen)?.*|das sagen .*',
  '(?:häufig(?:e|e gestellte|ste)?|häufig gestellte) fragen|fragen und antworten',
  '(?:unsere )?(?:preise?|preise und .*|angebote?|produkte|leistungen|garantie|referenzen)|(?:versand|lieferung|bestellung|zahlung|rückgabe)(?: (?:und|&) \\p{L}+)?|so bestellen sie.*',
  'warum (?:wir|jetzt|uns|jetzt .*)',
  '(?:(?:les )?avis|témoignages)(?: (?:de |des )?(?:nos )?clients?)?|ce que (?:disent|pensent) .*|ils nous font confiance',
  'questions fréquentes|foire aux questions|(?:nos )?(?:tarifs|prix|offres|produits|services|garanties?)|livraison(?: et \\p{L}+)?|(?:comment )?commander.*|pourquoi (?:nous|nous choisir|maintenant)',
  'testimonios(?: .*)?|opiniones(?: de .*)?|(?:qué|lo que) dicen .*|preguntas frecuentes|(?:nuestr[oa]s )?(?:precios|tarifas|planes|productos|servicios|garantía)|envíos?(?: y \\p{L}+)?|cómo (?:comprar|pedir).*|por qué (?:nosotros|elegirnos|ahora)',
  '(?:recensioni|testimonianze|opinioni)(?: (?:dei|di) .*)?|(?:che )?cosa dicono .*|dicono di noi|domande frequenti|(?:i nostri |le nostre )?(?:prezzi|tariffe|piani|prodotti|servizi|garanzia)|spedizion[ei](?: e \\p{L}+)?|come (?:ordinare|acquistare).*|perché (?:noi|sceglierci|adesso|ora)',
  'depoimentos(?: .*)?|avaliações(?: .*)?|o que dizem .*|perguntas frequentes|(?:nossos |nossas )?(?:preços|tarifas|planos|produtos|serviços|garantia)|(?:entrega|envio)s?(?: e \\p{L}+)?|como (?:comprar|pedir).*|por ?qu[eê] (?:nós|nos escolher|agora)',
  '(?:(?:wat )?(?:onze )?klanten (?:over ons|zeggen|vertellen|vinden).*|(?:klant)?(?:beoordelingen|ervaringen|reviews|recensies)(?: van (?:onze )?klanten)?|dit zeggen .*)',
  '(?:veelgestelde|veel gestelde) vragen|vragen en antwoorden|(?:onze )?(?:prijzen|prijs|tarieven|pakketten|producten|diensten|aanbiedingen?|garantie|referenties)|(?:verzending|levering|bestellen|betaling|retourneren)(?: en \\p{L}+)?|(?:zo|hoe) bestelt? .*|waarom (?:wij|ons|nu|kiezen voor .*)',
]
const pattern = new RegExp(`^\\P{L}*(?:${headings.join('|')})[^\\p{L}\\p{N}]*$`, 'iu')

/** True for a heading under which a page sells: what stands there is nothing that an article would have to cover. */
export function isSalesHeading(heading: string): boolean {
  return pattern.test(heading)
}
