import type { FurnitureWords } from './furniture-words.ts'

export const nl: FurnitureWords = {
  menu: 'startpagina|menu|zoek(?:en)?|afdrukken|(?:artikel )?(?:opslaan|delen|bewaren)|volgen|inloggen|aanmelden|uitloggen|registreren|abonneren|abonnement|mijn account|winkelwagen|winkelmand|disclaimer|privacy(?:verklaring|beleid)?|cookies|cookie-?instellingen|adverteren|contact|over ons|nieuwsbrief|hulp|inhoud(?:sopgave)?|volgend(?:e artikel)?|vorig(?:e artikel)?|terug|sluiten|reacties?|algemene voorwaarden|toegankelijkheid',
  bylines: '(?:geschreven|gecontroleerd|beoordeeld|geplaatst) door',
  dates: '(?:gepubliceerd|bijgewerkt|geplaatst|gewijzigd|laatst (?:bijgewerkt|gewijzigd))',
  consent:
    '(?:wij|we) en onze (?:\\p{N}[\\p{N}.]* )?(?:partners|leveranciers)|onze (?:\\p{N}[\\p{N}.]* )?partners en (?:wij|we)|onze \\p{N}[\\p{N}.]* partners|met (?:uw|je|jouw) toestemming[^.!?]{0,30} (?:wij|we|onze)|gerechtvaardigd belang van onze partners|(?:uw|je|jouw) privacy is (?:voor ons )?belangrijk',
  choices:
    '(?:alles )?(?:accepteren|akkoord|toestaan|weigeren|afwijzen)(?: en (?:doorgaan|sluiten))?|(?:alles )?(?:accepteren|weigeren)|alleen noodzakelijke|instellingen|voorkeuren(?: beheren)?|doorgaan zonder te accepteren',
  meters:
    '(?:u hebt|je hebt|u heeft|nog) (?:nog |maar )*(?:\\p{N}+|één|twee|drie|vier|vijf) (?:gratis|vrije) (?:artikel(?:en)?|verhalen)|(?:\\p{N}+|twee|drie|vier|vijf) gratis artikelen (?:over|deze maand|gelezen)|(?:u hebt|je hebt) [^.!?]{0,40}gratis artikelen[^.!?]{0,20}(?:gelezen|bereikt)|(?:neem|sluit) (?:nu |een )*abonnement[^.!?]{0,30}(?:lezen|$)|(?:dit artikel|deze inhoud) is (?:alleen|exclusief) voor abonnees',
  newsletters:
    '(?:(?:de|onze) nieuwsbrief[^.!?:]{0,30}: ?)?(?:het beste|de (?:beste|mooiste) (?:verhalen|artikelen|tips))[^.!?]{0,40}(?:in (?:je|uw) (?:inbox|mailbox)|per e-?mail)[^.!?]{0,30}|(?:afmelden|uitschrijven) kan (?:altijd|op elk moment)',
  openingHours: 'openingstijden|openingsuren',
}
