import { afterAll, beforeAll, expect, test } from 'vitest'
import { UploadDocumentInput } from '#contract/knowledge.ts'
import { documents as demoDocuments } from '#demo/story/documents.ts'
import { createTestService, type TestService } from '#test-support/test-service.ts'
import type { AgentContext } from '../core/context.ts'
import { searchKnowledge } from './search-knowledge.ts'
import { uploadDocument } from './upload-document.ts'

type Document = { title: string; content: string; language: string; role: string }

/** The documents of the demo account, a bicycle workshop and a dental practice. */
const libraries = {
  demo: demoDocuments.map(
    ({ title, content, role = 'facts' }): Document => ({ title, content, role, language: 'en' }),
  ),
  workshop: [
    {
      title: 'Preisliste der Werkstatt',
      content:
        '# Inspektion\n\nDie kleine Inspektion kostet 49 Euro und dauert 40 Minuten. Die große Inspektion kostet 119 Euro. Sie umfasst neue Züge und neue Beläge.\n\n# Einzelne Arbeiten\n\nEin Reifenwechsel kostet 15 Euro je Rad. Eine neue Kette kostet mit Einbau 38 Euro. Der Preis steht vor jeder Reparatur auf dem Auftrag.',
    },
    {
      title: 'Ablauf in der Werkstatt',
      content:
        'Termine vergeben wir online. Ein Rad, das vor zehn Uhr gebracht wird, ist am selben Tag fertig. Leihräder gibt es kostenlos, solange die Reparatur dauert. Nicht abgeholte Räder lagern wir vier Wochen.',
    },
    {
      title: 'Garantie und Reklamation',
      content:
        '# Garantie\n\nAuf jede Reparatur geben wir zwölf Monate Garantie. Verschleißteile wie Bremsbeläge sind ausgenommen, weil ihr Alter von der Fahrweise abhängt.\n\n# Reklamation\n\nReklamationen nimmt Tomke Ahrens entgegen. Wir antworten innerhalb von zwei Tagen.',
    },
    {
      title: 'Werkstattbericht 2025',
      content:
        'Wir haben 1.260 Räder repariert, davon 310 E-Bikes. 18 % der Kunden kamen zweimal. Die meisten Schäden entstanden an der Kette. Die Stimmung im Team lässt keine Wünsche offen.',
    },
  ].map((document) => ({ ...document, language: 'de', role: 'facts' as const })),
  practice: [
    {
      title: 'Tarifas de la clínica',
      content:
        '# Limpieza\n\nUna limpieza cuesta 55 euros y dura 30 minutos.\n\n# Implantes\n\nUn implante cuesta 1.150 euros con la corona. El pago se puede dividir en doce meses.',
    },
    {
      title: 'Antes y después de una extracción',
      content:
        'La extracción de una muela dura 20 minutos. No coma nada caliente durante las primeras 24 horas. La hinchazón baja a los tres días. Puede volver al trabajo al día siguiente.',
    },
    {
      title: 'El equipo',
      content:
        'La doctora Irene Salas dirige la clínica desde 2014. Cuatro dentistas atienden de lunes a sábado. El equipo deja siempre una nota en la ficha.',
    },
    {
      title: 'Privacidad de los pacientes',
      content:
        'Las radiografías se guardan cifradas durante cinco años. Solo los dentistas tienen acceso. No vendemos ningún dato.',
    },
  ].map((document) => ({ ...document, language: 'es', role: 'facts' as const })),
}

let service: TestService
const tenants = new Map<string, AgentContext>()
beforeAll(async () => {
  service = await createTestService()
  for (const [library, documents] of Object.entries(libraries)) {
    const { agent } = await service.createTenant()
    for (const document of documents)
      await uploadDocument(agent, UploadDocumentInput.parse(document), new AbortController().signal)
    tenants.set(library, agent)
  }
})
afterAll(() => service.close())

async function ask(library: string, query: string) {
  const agent = tenants.get(library)
  if (!agent) throw new Error(library)
  const result = await searchKnowledge(agent, { query, limit: 10 })
  return {
    ...result,
    passages: result.passages.map((passage) => ({
      ...passage,
      said: passage.answer ? passage.text.slice(...passage.answer) : '',
    })),
  }
}

/** `none`: no passage answers any of it. The words are of the sentence that comes first. */
const expected: readonly (readonly [keyof typeof libraries, string, 'strong' | 'some' | 'none', string])[] = [
  ['demo', 'What does the Growth plan cost?', 'none', ''],
  ['demo', 'what does the growth plan cost', 'none', ''],
  ['demo', 'What does the Scale plan cost?', 'strong', 'Scale plan'],
  ['demo', 'price for 50 rollouts', 'strong', '50 rollouts and costs €22 per rollout and month'],
  ['demo', 'price per rollout', 'strong', 'per rollout and month'],
  ['demo', 'Which email subject line got the most replies?', 'some', 'replies'],
  ['demo', 'Why do customers leave?', 'some', ''],
  ['demo', 'why do customers cancel', 'some', ''],
  ['demo', 'who are our competitors', 'none', ''],
  ['demo', 'is customer data encrypted and do you support SSO', 'some', 'Uploaded exports are encrypted'],
  ['demo', 'what percentage of people finish training videos', 'none', ''],
  ['demo', 'how long does onboarding take', 'strong', '47 days'],
  ['demo', 'How many records should I ask for before a data migration?', 'strong', '50 records'],
  ['demo', 'Do we have SOC 2?', 'none', ''],
  ['demo', 'How many rollouts can one person run at a time?', 'some', '35 rollouts'],
  ['demo', 'What is our parental leave policy?', 'none', ''],
  ['demo', 'Does Fernway integrate with Salesforce?', 'none', ''],
  ['demo', 'Who is the CEO of Fernway?', 'none', ''],
  ['demo', 'What share of people finish training with parts under ten minutes?', 'some', ''],
  ['demo', 'How long should a kickoff call be?', 'strong', '40 minutes'],
  ['demo', 'When should the agenda be sent?', 'strong', 'two days before'],
  ['demo', 'Where is customer data stored?', 'strong', 'Dublin and Frankfurt'],
  ['demo', 'How often are backups taken?', 'strong', 'every six hours'],
  ['demo', 'How many duplicate contacts are there after ten weeks?', 'some', 'duplicate contacts'],
  ['demo', 'How much does a rollout review cost?', 'strong', 'A rollout review is free'],
  ['demo', 'How long are uploaded exports kept?', 'strong', 'kept for 90 days'],
  ['demo', 'What is the renewal rate of accounts that went live within 30 days?', 'some', 'renew'],
  ['demo', 'Who leads implementation at Mooring?', 'strong', 'Pieter Hoekstra'],
  ['demo', 'Who leads implementation at Arrivo?', 'none', ''],
  ['workshop', 'Was kostet die kleine Inspektion?', 'strong', '49 Euro'],
  ['workshop', 'Was kostet ein Reifenwechsel?', 'strong', '15 Euro'],
  ['workshop', 'Was kostet eine Lackierung?', 'none', ''],
  ['workshop', 'Wie lange dauert die kleine Inspektion?', 'strong', '40 Minuten'],
  ['workshop', 'Wie lange dauert die große Inspektion?', 'some', ''],
  ['workshop', 'Wie lange gilt die Garantie auf eine Reparatur?', 'strong', 'zwölf Monate'],
  ['workshop', 'Wer nimmt Reklamationen entgegen?', 'strong', 'Tomke Ahrens'],
  ['workshop', 'Warum sind Bremsbeläge von der Garantie ausgenommen?', 'strong', 'weil'],
  ['workshop', 'Wie viele E-Bikes wurden repariert?', 'strong', '310'],
  ['workshop', 'Wo kann ich parken?', 'none', ''],
  ['workshop', 'Was kostet eine neue Kette und verkauft ihr Helme?', 'some', '38 Euro'],
  ['workshop', 'Kette', 'some', 'Kette'],
  ['workshop', 'Garantie', 'strong', 'Garantie'],
  ['practice', '¿Cuánto cuesta una limpieza?', 'strong', '55 euros'],
  ['practice', '¿Cuánto dura la extracción de una muela?', 'strong', '20 minutos'],
  ['practice', '¿Cuánto cuesta una ortodoncia?', 'none', ''],
  ['practice', '¿Quién dirige la clínica?', 'strong', 'Irene Salas'],
  ['practice', '¿Quién dirige la clínica en Toledo?', 'none', ''],
  ['practice', '¿Se guardan cifradas las radiografías?', 'strong', 'cifradas'],
  ['practice', '¿Cuánto cuesta un implante? ¿Aceptan seguros?', 'some', '1.150 euros'],
  ['practice', '¿Por qué dejan la clínica los pacientes?', 'none', ''],
]

test.each(expected)(
  '%s: “%s” is answered as well as the documents do: %s',
  async (library, question, strength, said) => {
    const [first] = (await ask(library, question)).passages
    const matched = first && first.strength !== 'weak' ? first.strength : 'none'
    const found = first?.said.replaceAll('\n', ' ') ?? ''
    expect({ strength: matched, said: found }).toEqual({ strength, said: expect.stringContaining(said) })
  },
)

test.each([
  ['What does the Growth plan cost?', ['growth']],
  ['Who is the CEO of Fernway?', ['ceo']],
  ['What does the Scale plan cost?', undefined],
])('the words of “%s” that no document has are named: %j', async (question, missing) => {
  expect((await ask('demo', question)).missing).toEqual(missing)
})

test('a partial match says what of the question it lacks, and a strong one lacks nothing', async () => {
  const [partial] = (await ask('demo', 'How many rollouts can one person run at a time?')).passages
  expect(partial?.lacks).toEqual(['person'])
  const [undated] = (await ask('workshop', 'Wie lange dauert die große Inspektion?')).passages
  expect(undated?.lacks).toEqual(['große'])
  const [strong] = (await ask('demo', 'How often are backups taken?')).passages
  expect(strong?.lacks).toBeUndefined()
})

test.each([
  ['demo', 'is customer data encrypted and do you support SSO', ['some', 'some']],
  ['workshop', 'Was kostet eine neue Kette und verkauft ihr Helme?', ['strong', 'none']],
  ['practice', '¿Cuánto cuesta un implante? ¿Aceptan seguros?', ['strong', 'none']],
] as const)('%s: each question of “%s” is answered by itself: %j', async (library, query, strengths) => {
  const { questions = [], passages } = await ask(library, query)
  expect(questions.map(({ strength }) => (strength === 'weak' ? 'none' : strength))).toEqual(strengths)
  for (const { chunk_id, strength } of questions) {
    if (strength === 'some' || strength === 'strong')
      expect(passages.find((passage) => passage.chunk_id === chunk_id)?.strength).toBe('some')
    else expect(chunk_id).toBeUndefined()
  }
})

test.each(['Why do customers leave?', 'why do customers cancel'])(
  '“%s” finds the document on renewals, and nobody who leaves something else',
  async (question) => {
    const { passages } = await ask('demo', question)
    const matches = passages.filter(({ strength }) => strength !== 'weak')
    expect(matches.map(({ title }) => title)).toContain('Renewal risks, third quarter')
    for (const { said } of matches) expect(said).not.toMatch(/leaves (?:no|the)|may leave/)
  },
)

test('a sentence that opens with a pronoun is shown with the one before it', async () => {
  const { passages } = await ask('workshop', 'Was umfasst die große Inspektion?')
  expect(passages[0]?.said).toBe(
    'Die große Inspektion kostet 119 Euro. Sie umfasst neue Züge und neue Beläge.',
  )
})
