import { expect, test } from 'vitest'
import { createFinding } from '#test-support/fixtures/writer/create-finding.ts'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { readEvidence } from '../read-evidence.ts'
import { findSamePublisher } from './find-same-publisher.ts'
import { setCausesSideBySide } from './set-causes-side-by-side.ts'
import { setPayersSideBySide } from './set-payers-side-by-side.ts'
import { readSubject } from './subject.ts'

async function read(language: string, texts: readonly string[]) {
  const sources = texts.map((text, at) => createSource({ title: `Page ${at}`, language, text }))
  const { sentences } = await readEvidence(sources, async () => {})
  return {
    sources,
    findings: sentences.map((sentence) => createFinding([sentence])),
    isSame: findSamePublisher(sources, []),
  }
}

async function causesOf(language: string, topic: string, texts: readonly string[]) {
  const { findings, isSame } = await read(language, texts)
  const found = setCausesSideBySide(findings, readSubject(topic, language), isSame)
  return found.flatMap(({ sides }) => sides.map(({ finding }) => finding.source))
}

async function payersOf(language: string, topic: string, texts: readonly string[]) {
  const { findings, isSame, sources } = await read(language, texts)
  const found = setPayersSideBySide(findings, readSubject(topic, language), isSame, sources)
  return found.flatMap(({ sides }) => sides.map(({ finding }) => finding.source))
}

test.each([
  [
    'en',
    'Why does a pump freeze?',
    'A lack of oil is the main cause that pumps freeze.',
    'The most common cause that pumps freeze is a dirty filter.',
  ],
  [
    'de',
    'Warum vereist eine Pumpe?',
    'Ölmangel ist die Hauptursache für eine vereiste Pumpe.',
    'Die häufigste Ursache einer vereisten Pumpe ist ein schmutziger Filter.',
  ],
  [
    'fr',
    'Pourquoi une pompe gèle-t-elle ?',
    'Le manque d’huile est la cause principale du gel de la pompe.',
    'La principale cause d’une pompe gelée est un filtre sale.',
  ],
  [
    'es',
    '¿Por qué se congela una bomba?',
    'La falta de aceite es la causa principal de que se congele la bomba.',
    'La principal causa de una bomba congelada es el filtro sucio.',
  ],
  [
    'it',
    'Perché una pompa si congela?',
    'La mancanza di olio è la causa principale di una pompa congelata.',
    'La principale causa di una pompa congelata è il filtro sporco.',
  ],
  [
    'pt',
    'Por que uma bomba congela?',
    'A falta de óleo é a causa principal de uma bomba congelada.',
    'A principal causa de uma bomba congelada é o filtro sujo.',
  ],
  [
    'ja',
    'なぜポンプは凍るのか',
    'ポンプが凍る主な原因はオイル不足です。',
    'ポンプが凍る一番の原因は汚れたフィルターです。',
  ],
])('two main causes stand side by side in %s', async (language, topic, one, other) => {
  expect(await causesOf(language, topic, [one, other])).toEqual([0, 1])
})

test.each([
  [
    'the same cause',
    'en',
    'Why does a pump freeze?',
    'A dirty filter is the main cause that pumps freeze.',
    'The most common cause that pumps freeze is their filter.',
  ],
  [
    'several causes',
    'de',
    'Warum vereist eine Pumpe?',
    'Ölmangel ist die Hauptursache für eine vereiste Pumpe.',
    'Die häufigsten Ursachen einer vereisten Pumpe sind Schmutz und Frost.',
  ],
  [
    'no why',
    'en',
    'How to thaw a pump',
    'A lack of oil is the main cause that pumps freeze.',
    'The most common cause that pumps freeze is a dirty filter.',
  ],
])('%s: no causes stand against each other (%s)', async (_, language, topic, one, other) => {
  expect(await causesOf(language, topic, [one, other])).toEqual([])
})

test.each([
  [
    'en',
    'What does a night splint cost and does the insurance pay?',
    'A night splint is usually covered by the health insurance.',
    'Most people pay for a night splint out of their own pocket.',
  ],
  [
    'de',
    'Was kostet eine Zahnschiene und zahlt die Krankenkasse?',
    'Die Kosten einer Zahnschiene werden von den Krankenkassen übernommen.',
    'Versicherte müssen eine Zahnschiene in der Regel selbst bezahlen.',
  ],
])('another and oneself as payers stand side by side in %s', async (language, topic, one, other) => {
  expect(await payersOf(language, topic, [one, other])).toEqual([0, 1])
})

test.each([
  [
    'a part',
    'de',
    'Zahlt die Krankenkasse eine Zahnschiene?',
    'Einen Teil einer Zahnschiene übernehmen die Krankenkassen ganz.',
    'Versicherte müssen eine Zahnschiene selbst bezahlen.',
  ],
  [
    'another thing',
    'de',
    'Zahlt die Krankenkasse eine Zahnschiene?',
    'Die Entfernung von Zahnstein ist etwas anderes und wird von den Krankenkassen bezahlt.',
    'Versicherte müssen eine Zahnschiene selbst bezahlen.',
  ],
  [
    'no question of who pays',
    'en',
    'How to clean a night splint',
    'A night splint is usually covered by the health insurance.',
    'Most people pay for a night splint out of their own pocket.',
  ],
])('%s: no payers stand against each other (%s)', async (_, language, topic, one, other) => {
  expect(await payersOf(language, topic, [one, other])).toEqual([])
})

test('of two answers of one page the first is told', async () => {
  const { findings, isSame, sources } = await read('de', [
    'Die Kosten einer Zahnschiene werden von den Krankenkassen übernommen.',
    'Versicherte müssen eine Zahnschiene in der Regel selbst bezahlen.\n\nPrivate Kassen erstatten eine Zahnschiene ganz.',
  ])
  const scored = findings.map((finding, at) => ({ ...finding, score: at }))
  const subject = readSubject('Zahlt die Krankenkasse eine Zahnschiene?', 'de')
  const [found] = setPayersSideBySide(scored, subject, isSame, sources)
  expect(found?.sides.map(({ told }) => told?.text)[1]).toContain('selbst bezahlen')
})
