import type { SellingWords } from '../selling-words.ts'

export const dutchSellingWords: SellingWords = {
  language: 'nl',
  asks: 'in (?:de |uw |je )?winkel(?:wagen|mand)|met de code|(?:bestel|koop|boek|reserveer|vraag) (?:[\\p{L}\\p{N}%€]+ ){0,3}(?:nu|direct|vandaag)|nu (?:[\\p{L}\\p{N}%€]+ ){0,3}(?:kopen|bestellen|aanvragen|boeken|reserveren)|(?:gratis|vrijblijvende) offerte|gratis verzending|nog maar \\p{N}+ stuks|op voorraad|direct leverbaar|niet goed,? geld terug|gratis (?:proberen|adviesgesprek|demo|proef\\p{L}*)|demo (?:aanvragen|boeken)|offertes? (?:aanvragen|vergelijken)',
  sells:
    '(?:maak|plan|boek) (?:nu |direct |online )?(?:een |uw |je )?afspraak|onze (?:eigen )?(?:werkplaats|fabriek|showroom|winkels?|klanten|monteurs|vestigingen|webshop)|ons (?:\\p{L}*assortiment|filiaal)|wij (?:leveren|monteren|installeren|plaatsen) (?:bij u|door heel|gratis|direct)|(?:bel|neem contact) [^.!?]{0,60}offerte',
  praises:
    'bekroond\\p{L}*|bel ons|onze (?:\\p{L}+ )?(?:producten|klanten|software|prijzen|oplossing(?:en)?|diensten|experts|specialisten|winkel)|(?:wij|we) (?:bieden|verkopen|leveren|installeren|maken)|uw voordelen|jouw voordelen',
  hype: 'bekroond\\p{L}*|fluisterstil\\p{L}*|beste in zijn klasse|klanten (?:waarderen|vertrouwen)|marktleider\\p{L}*|uniek\\p{L}*|revolutionair\\p{L}*|onverslaanba\\p{L}*|toonaangevende aanbieder',
  promises: 'tot wel|al vanaf|slechts \\p{N}|vanaf \\p{N}',
  rests:
    '(?:grondslag|basis|aanname)(?= ?:)|(?:gerekend|berekend) (?:met|op|voor|vanaf|sinds)|gemeten (?:in het lab|bij|in een)|labtest|prijs zonder|getest (?:in|met|op)|enquête onder|op basis van|(?:de |onze )?prijs(?: \\p{L}+){0,3} (?:na|voor|zonder|inclusief|exclusief|omvat)|vergeleken met',
  institutions:
    '\\p{L}*instituut|universiteit|hogeschool|(?:consumenten|vak|\\p{L}{4,})bond|\\p{L}*vereniging|\\p{L}*stichting|kamer van koophandel|inspectiedienst|\\p{L}*onderzoek|gemeente|rijksoverheid|ministerie|belastingdienst|consumenten\\p{L}*|test-?aankoop|milieu ?centraal|\\p{L}*magazine|\\p{L}*krant|tijdschrift|\\p{L}*nieuws|\\p{L}*blad|\\p{L}*courant|dagblad',
  owns: 'met {x} (?:kun je|kunt u|maak je|maakt u|krijg je|krijgt u|beheer je|beheert u)|{x} (?:nu )?(?:gratis|vrijblijvend) (?:proberen|testen|gebruiken)|gratis {x}[- ]\\p{L}+|probeer {x}',
  press:
    '\\p{L}*magazine|\\p{L}*krant|tijdschrift|redactie\\p{L}*|lezers?\\p{L}*|abonn\\p{L}*|nieuwsbrief|verslaggever\\p{L}*',
  deals:
    'gratis (?:levering|verzending|bezorging)|uw vak(?:man|handel|winkel)|onze (?:klantenservice|winkel|werkplaats|monteurs?|vestigingen|webshop)|(?:\\p{N}+ euro|\\p{N}+ ?%|\\p{N}+ procent) korting|bezoek ons|(?:nu )?(?:vrijblijvend(?:e)? )?offerte aanvragen|vraag (?:een |uw |je )?(?:gratis |vrijblijvende )?offerte aan',
  earns:
    '(?:ontvangen|krijgen|verdienen|ontvang|krijg|verdien) (?:wij|we|ik) (?:\\p{L}+ ){0,4}commissie|(?:wij|we|ik) (?:\\p{L}+ ){0,9}commissie|(?:bevat|bevatten|zijn|zogenaamde) (?:\\p{L}+ ){0,2}(?:affiliate|reclame|partner)-?links?|affiliate-?links?\\s?[:.*(]',
}
