import { codePoints } from '#contract/primitives.ts'
import type { Finding } from './finding.ts'
import type { CompanyPage } from './read-company-site.ts'

/** What the links of company sites ask for, in seven languages; what commits a reader most comes first. */
const asks: readonly RegExp[] = [
  /\b(?:get|request|ask for) (?:an? |your )?(?:free )?(?:quote|estimate|offer|proposal)|\bfree (?:quote|estimate|consultation|assessment)|angebot (?:anfordern|einholen|erhalten)|kostenvoranschlag|(?:kostenlose|unverbindliche)s? (?:beratung|angebot)|(?:demander|obtenir) (?:un |votre )?devis|devis gratuit|(?:pedir|pide|solicitar?|solicita) (?:un |tu |su )?presupuesto|(?:richiedi|chiedi) (?:un )?preventivo|(?:pedir|peça|solicitar|solicite) (?:um )?orçamento|(?:gratis |vrijblijvende )?offerte (?:aanvragen|ontvangen)|vraag (?:een |uw |je )?(?:gratis |vrijblijvende )?offerte|(?:gratis|vrijblijvend) (?:advies|adviesgesprek)/iu,
  /\b(?:book|schedule|request|get|arrange) (?:an? |your )?(?:free |live |personal )?(?:demo|call|consultation|meeting|appointment|visit)|(?:demo|termin|gespräch|erstgespräch|beratung) (?:buchen|vereinbaren|anfragen)|(?:réserver|demander) (?:une |un )?(?:démo|rendez-vous|appel)|prendre rendez-vous|(?:reserva|reservar|agenda|agendar|solicitar) (?:una |um |uma )?(?:demo|cita|llamada|reunión|reunião|demonstração)|(?:prenota|richiedi) (?:una |un )?(?:demo|appuntamento|consulenza|chiamata)|(?:demo|afspraak|gesprek|kennismaking|adviesgesprek) (?:plannen|maken|boeken|inplannen|aanvragen)|(?:plan|boek|maak) (?:een |je |uw )?(?:gratis )?(?:demo|afspraak|gesprek|kennismaking|adviesgesprek)/iu,
  /\b(?:start|try|begin|get)\b.{0,20}\b(?:free|trial)\b|\bfree trial\b|kostenlos (?:testen|starten|ausprobieren)|jetzt testen|essai gratuit|essayer gratuitement|prueba gratis|probar gratis|prova gratis|prova gratuita|teste grátis|experimente grátis|gratis (?:proberen|uitproberen|testen|starten|proefperiode)|probeer (?:het )?gratis/iu,
  /\b(?:buy now|order now|shop now|sign up|get started|join now|subscribe)\b|jetzt (?:kaufen|bestellen|starten|anmelden)|zum shop|acheter|commander|s'inscrire|commencer|comprar|empezar|regístrate|acquista|iscriviti|inizia|compre|cadastre-se|começar|(?:nu|direct) (?:kopen|bestellen|starten|aanmelden)|bestel (?:nu|direct)|naar de (?:web)?shop|meld (?:je|u) aan/iu,
  /\b(?:contact us|contact sales|get in touch|talk to (?:us|sales|an expert))\b|kontakt aufnehmen|kontaktieren sie uns|contactez-nous|nous contacter|contáctanos|contacta|contattaci|fale conosco|contacte-nos|neem contact (?:met ons )?op|contact opnemen/iu,
]

/** The next step that the site's own links ask for most plainly; the home page is asked first. */
export function findCallToAction(
  pages: readonly CompanyPage[],
): Extract<Finding, { member: 'callToAction' }>[] {
  for (const ask of asks) {
    for (const { surface, finalUrl } of pages) {
      const link = surface.links.find(
        ({ text, url }) => ask.test(text) && codePoints(text) <= 60 && codePoints(url) <= 2000,
      )
      if (link)
        return [
          {
            member: 'callToAction',
            value: { text: link.text, url: link.url },
            url: finalUrl,
            passage: link.text,
          },
        ]
    }
  }
  return []
}
