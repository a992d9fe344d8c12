import type { EvidenceSource } from '../../writer.ts'
import { sourceText } from '../source-text.ts'

const selling =
  /(?<!\p{L})(?:award[- ]winning|our award|our laboratory|\d+ ?% off|(?:winter|summer|spring|special) deal|marketing team|preisgekrönt\p{L}*|our (?:\p{L}+[- ])?(?:products?|customers|clients|platform|software|installers|prices|pricing|plans|solutions?|services?|range|warranty|guarantee|shop|store|experts|showrooms?|brochures?|catalogues?|catalogs?|bestsellers?)|we (?:offer|sell|install|deliver|supply|manufacture|guarantee|ship|stock)|we(?:['’]ve| have) (?:installed|supplied|fitted)|(?:contact|call|visit) us|trusted by|why choose|(?:buy|shop|order) (?:online|from us)|finance (?:available|options)|add to (?:cart|basket)|buy now|order now|shop now|book a (?:demo|call|consultation)|free trial|(?:get|request) (?:a|your) (?:free )?quote|in stock|free (?:delivery|shipping)|kontaktieren sie uns|rufen sie uns|(?:kostenloses|unverbindliches) angebot|unsere?[rnm]? (?:\p{L}+ )?(?:produkte?n?|kunden|plattform|software|preise|lösung(?:en)?|leistungen|experten|shop)|wir (?:bieten|verkaufen|liefern|installieren|fertigen)|in den warenkorb|jetzt (?:kaufen|bestellen|anfragen)|contactez-nous|devis gratuit|nos (?:produits|clients|solutions|services|tarifs|experts|offres)|notre (?:gamme|solution|plateforme|offre|équipe)|nous (?:proposons|offrons|installons|vendons)|ajouter au panier|nuestr[oa]s? (?:productos?|clientes|soluci(?:ón|ones)|servicios?|precios|plataforma|equipo)|ofrecemos|vendemos|instalamos|añadir al carrito|i nostri (?:prodotti|clienti|servizi)|offriamo|nossos (?:produtos|clientes|serviços)|oferecemos)(?!\p{L})/giu
const min = 3

/** True for a page that sells what it writes about: what it says of it is a seller's claim, and said to be one. */
export function isSeller(source: EvidenceSource): boolean {
  if (source.own || source.kind !== 'page') return false
  return (sourceText(source).slice(0, 60_000).match(selling)?.length ?? 0) >= min
}
