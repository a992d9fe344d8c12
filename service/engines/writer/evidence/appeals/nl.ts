import type { AppealWords } from './appeal-words.ts'

export const nl: AppealWords = {
  asks: 'steun|doneer|word|sluit|abonneer|schrijf|meld|download|installeer|volg|probeer|ontvang|krijg',
  things:
    'ons(?: met| via| op| door|[.!]*$)|onze (?:gratis )?(?:app|nieuwsbrief|podcast|magazine|journalistiek|community|cursus(?:sen)?)|de gratis (?:app|nieuwsbrief)|(?:je|u) (?:nu |gratis )?(?:in|aan) voor (?:de|onze) (?:gratis )?(?:nieuwsbrief|cursus)|ons (?:kanaal|werk)|(?:lid|donateur|abonnee)[.!]*$',
  shares: 'deel (?:dit|deze|het) (?:artikel|bericht|pagina|verhaal)|deel (?:dit|het)[.!]*$|zegt het voort',
  events:
    '(?:onze )?(?:volgende|komende) (?:cursussen|cursus|workshops?|seminars?|webinars?|trainingen|training)',
  offers: 'vroegboek(?:korting|prijs|tarief)|early[- ]bird[- ]?(?:korting|prijs|tarief)|introductieprijs',
  until: 'tot|geldt|geldig|eindigt|bij inschrijving',
}
