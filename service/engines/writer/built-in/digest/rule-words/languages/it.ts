import type { RuleWords } from '../rule-words.ts'

export const italianRuleWords: RuleWords = {
  language: 'it',
  obliges:
    'obbligatori[oae]?|obbligo|obbligat[oaie]|deve|devono|bisogna|occorr(?:e|ono)|necessari[oae]?|indispensabil[ei]|richied(?:e|ono)|richiest[oaie]|serve sempre|serve una?',
  spares:
    "non (?:è|sono|risulta) (?:\\p{L}+ )?(?:obbligatori[oae]?|necessari[oae]?|indispensabil[ei]|richiest[oaie])|non (?:esiste|c[’']è) (?:\\p{L}+ )?(?:obbligo|bisogno)|non (?:serve|servono|occorre|occorrono|richiede|richiedono|bisogna)|facoltativ[oaie]|volontari[oae]?|opzional[ei]|superflu[oaie]|esent[ei]|nessun(?:o|a)? (?:\\p{L}+ )?(?:obbligo|autorizzazione|permesso)|senza bisogno|non (?:deve|devono) (?:\\p{L}+ )?necessariamente",
  allows:
    '(?:è|sono|resta|restano) (?:\\p{L}+ )?(?:permess[oaie]|consentit[oaie]|ammess[oaie]|lecit[oaie]|legal[ei])|si (?:può|possono)|consentit[oaie]|permess[oaie]',
  forbids:
    'vietat[oaie]|divieto|proibit[oaie]|non (?:è|sono) (?:\\p{L}+ )?(?:permess[oaie]|consentit[oaie]|ammess[oaie]|lecit[oaie])|illegal[ei]|illecit[oaie]|non (?:si )?(?:può|possono|deve|devono)',
  advises: 'consigli\\p{L}+|raccomand\\p{L}+|conviene|vale la pena|opportun[oaie]|dovrebbe(?:ro)?',
  discourages:
    'sconsigli\\p{L}+|non (?:è|sono) (?:\\p{L}+ )?(?:consigliat[oaie]|consigliabil[ei]|raccomandat[oaie]|opportun[oaie])|non (?:conviene|vale la pena|dovrebbe|dovrebbero|consigli\\p{L}+|raccomand\\p{L}+)|da evitare|controindicat[oaie]',
  works:
    'efficac[ei]|funziona(?:no)?|aiuta(?:no)?|protegg(?:e|ono)|riduc(?:e|ono)|previen(?:e|gono)|miglior(?:a|ano)|prolunga(?:no)?',
  fails:
    'nessun(?:o|a)? (?:\\p{L}+ )?(?:effetto|beneficio|differenza|influenza|efficacia|protezione)|inefficac[ei]|inutil[ei]|non (?:è|sono) efficac[ei]|non (?:\\p{L}+ )?(?:serve a nulla|funziona|aiuta|protegge|riduce|previene|migliora|prolunga)\\p{L}*|non ha (?:\\p{L}+ )?(?:effetto|effetti|influenza)',
  by: 'entro il|entro e non oltre il|fino al|al più tardi il|prima del|(?:scadenza|termine) (?:\\p{L}+ ){0,3}(?:il|al)|scade il|termina il|chiude il',
  from: 'dal|a partire dal|a decorrere dal|inizia il|parte il|entra in vigore il|apre il',
}
