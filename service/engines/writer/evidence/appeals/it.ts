import type { AppealWords } from './appeal-words.ts'

export const it: AppealWords = {
  asks: 'sostieni(?:ci)?|sostenete(?:ci)?|aiutaci|dona|donate|diventa|diventate|unisciti|iscriviti|iscrivetevi|abb[oò]nati|scarica(?:te)?|installa(?:te)?|segui|seguite|consiglia|prova|ricevi|prenota',
  things:
    "(?:con|tramite) (?:una donazione|un abbonamento)|(?:la |il |i |le )?nostr[oaie] (?:app|newsletter|canale|podcast|rivista|lavoro|giornalismo|comunità|corsi|corso)|gratis (?:la|l[’']) ?app|(?:la|l[’']) ?app (?:gratis|gratuita)|(?:soci[oa]|sostenitore|sostenitrice)[.!]*$",
  shares:
    'condivid(?:ilo|ila|etelo|etela)|condivid[ie] (?:questo|questa) (?:articolo|pagina|guida)|passaparola[.!]*$',
  events: '(?:i nostri )?prossim[ie] (?:corsi|corso|seminari|workshop|webinar|appuntamenti formativi)',
  offers: '(?:sconto|prezzo|tariffa) (?:early[- ]bird|per (?:prenotazione|iscrizione) anticipata|di lancio)',
  until: 'fino|entro|valid[oa]|scade|se ti',
}
