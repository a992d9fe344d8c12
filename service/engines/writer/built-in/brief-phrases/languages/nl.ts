import type { BriefPhrases } from '../brief-phrases.ts'

export const dutchBrief: BriefPhrases = {
  language: 'nl',
  description:
    '{x}: te weinig bewijs voor een tekst. Wat gelezen is, waarom het niet antwoordt en wat wel zou antwoorden.',
  lookedHeading: 'Waarnaar gezocht is',
  looked: 'Een passage die hierop antwoordt: {x}',
  foundHeading: 'Wat gevonden is',
  nothing: 'Er viel niets te lezen: er is geen adres genoemd en geen eigen document spreekt erover.',
  speaks: 'spreekt over {x}, maar nergens over wat gevraagd is.',
  otherLanguage: 'is in het {x}; zonder model kan het niet vertaald worden.',
  unusable: 'heeft geen zin die op zichzelf iets zegt.',
  missingHeading: 'Wat erop zou antwoorden',
  amount: 'Een meting, prijslijst of statistiek met getal, eenheid en jaar.',
  howTo: 'Een handleiding of notities van iemand die het gedaan heeft, stap voor stap.',
  worth: 'Een berekening of test met wat het kost en wat het oplevert, in dezelfde eenheid.',
  other: 'Een pagina of document dat het in een paar zinnen zegt, met naam en datum.',
  own: 'Van {x}: wat klanten erover vroegen, wat is aangeboden en wat ervan kwam.',
  search: 'Pagina’s waarin al deze woorden staan: {x}.',
  nextHeading: 'Volgende stap',
  next: 'Voeg een daarvan toe als document of adres en maak het opnieuw.',
}
