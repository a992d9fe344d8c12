import { describe, expect, it } from 'vitest'
import { findLexicon } from '../../writer/built-in/lexicon/find-lexicon.ts'
import { isAdvice } from './is-advice.ts'

const sentence = (language: string, text: string, item: number | null = null) => ({
  text,
  item,
  lexicon: findLexicon(language),
})

describe('recognizes advice by its form', () => {
  it.each([
    ['en', 'Lock the account after five attempts.'],
    ['en', 'As before, avoid sending the name along.'],
    ['en', 'The token should be sent at once.'],
    ['en', 'Walk through every room on a cold day.'],
    ['en', 'Have the installer show you the filter.'],
    ['de', 'Nutze klare Linktexte.'],
    ['de', 'Nutzen Sie klare Linktexte.'],
    ['de', 'Verlinkte Icons müssen verständlich sein.'],
    ['de', 'Linktexte dürfen nicht abgeschnitten werden.'],
    ['es', 'Use textos claros.'],
    ['fr', 'Utilisez des textes clairs.'],
    ['it', 'Usare testi chiari.'],
    ['pt', 'Use textos claros.'],
    ['es', 'Borre a quien no ha abierto nada en 240 días.'],
    ['es', 'Preséntese con un nombre de persona.'],
    ['es', 'Si el acto se llena, dígalo en el asunto.'],
    ['es', 'Busque la dirección y utilice la de la caja.'],
    ['it', 'Annunci l’olio nuovo tre settimane prima.'],
    ['it', 'Mandi il primo messaggio entro un’ora.'],
    ['it', 'Se la raccolta ritarda, lo scriva subito.'],
    ['it', 'Cerchi chi vuole restare.'],
    ['pt', 'Feche-as à sexta ao meio-dia.'],
    ['pt', 'Não compre listas.'],
    ['pt', 'Antes disso, mande uma última pergunta.'],
    ['pt', 'Verifique também os endereços devolvidos.'],
  ])('%s: %s', (language, text) => {
    expect(isAdvice(sentence(language, text))).toBe(true)
  })

  it.each([
    ['en', 'The password may be stored in the mailbox.'],
    ['en', 'Use of old tokens is common.'],
    ['de', 'Screenreader können Textgrafiken nicht erfassen.'],
    ['de', 'Viele Nutzer bedienen Webseiten mit der Tastatur.'],
    ['de', 'Nutzer hören oft nur eine Liste.'],
    ['es', 'Una lista limpia llega a la bandeja de entrada.'],
    ['es', 'Compra media: 42 euros.'],
    ['es', 'Pregunta frecuente de los lectores.'],
    ['it', 'Controlli periodici del frantoio.'],
    ['it', 'Circa un quinto risponde di sì.'],
    ['it', 'Messaggi con persone sono stati cliccati di più.'],
    ['pt', 'Cerca de um quarto responde que sim.'],
    ['pt', 'Compra média de 42 euros.'],
    ['pt', 'Depois de um dia, a abertura desce de 62% para 39%.'],
  ])('not in %s: %s', (language, text) => {
    expect(isAdvice(sentence(language, text))).toBe(false)
  })

  it('a German list note may end in the bare verb, a sentence may not', () => {
    expect(isAdvice(sentence('de', 'Untertitel erstellen', 0))).toBe(true)
    expect(
      isAdvice(sentence('de', 'Videos in Gebärdensprache anbieten, um niemanden auszuschließen.', 0)),
    ).toBe(true)
    expect(isAdvice(sentence('de', 'Die meisten Besucher kommen.', null))).toBe(false)
    expect(isAdvice(sentence('de', 'Kunden, die alles gelesen haben', 0))).toBe(false)
  })
})
