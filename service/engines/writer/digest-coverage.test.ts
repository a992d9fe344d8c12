import { expect, test } from 'vitest'
import { createSource } from '#test-support/fixtures/writer/create-source.ts'
import { createWriteRequest } from '#test-support/fixtures/writer/create-write-request.ts'
import { createBuiltInWriter } from './built-in-writer.ts'
import type { EvidenceSource, WrittenArticle } from './writer.ts'

const upload = (title: string, text: string, language: string): EvidenceSource =>
  createSource({ title, text, language, own: true, kind: 'knowledge' })

function write(topic: string, language: string, evidence: EvidenceSource[]): Promise<WrittenArticle> {
  return createBuiltInWriter().write(createWriteRequest({ topic, evidence, language }))
}

const heaters = [
  upload(
    '給湯器交換の費用の目安',
    '## 費用の内訳\n\n給湯器の交換費用は、本体と工事費を合わせて16号で12万円から18万円が目安です。排気の向きを変える場合は1万円が追加でかかります。',
    'ja',
  ),
  upload(
    '工事にかかる時間と日程',
    '## 作業時間\n\n交換工事は同じ型なら3時間から4時間で終わります。注文から工事までは通常5日から10日です。',
    'ja',
  ),
  upload(
    '給湯省エネ事業の補助金について',
    '## 補助額\n\n2025年度の補助額は、エコキュートが1台6万円です。申請は登録事業者が行い、購入者は申請できません。',
    'ja',
  ),
]

test('every document on a part of the topic gives a finding under that part', async () => {
  const { markdown, sources } = await write('給湯器の交換：費用、工事期間、補助金', 'ja', heaters)
  expect(sources).toHaveLength(heaters.length)
  for (const said of ['12万円から18万円', '3時間から4時間', '1台6万円']) expect(markdown).toContain(said)
})

test('a part that no source speaks of is named as open, in the digest and to whoever ordered it', async () => {
  const { markdown, message } = await write('給湯器の交換：費用、工事期間、騒音', 'ja', heaters.slice(0, 2))
  expect(markdown).toContain('## 未解決の問い\n\n- 騒音に触れている出典はありません。')
  expect(message).toContain('None of the sources answers “騒音”')
})

test('a frequency that is asked for in Japanese opens the digest', async () => {
  const { form, markdown, tags } = await write('加湿器のフィルターはどのくらいの頻度で掃除すべきか', 'ja', [
    upload(
      '加湿器のお手入れ',
      '## 掃除の頻度\n\nフィルターの掃除は2週間に1回が目安です。\n\n## 手順\n\nクエン酸をぬるま湯に溶かし、フィルターを1時間浸けます。',
      'ja',
    ),
  ])
  expect(form).toBe('digest')
  expect(markdown.split('\n## ')[0]).toContain('フィルターの掃除は2週間に1回が目安です')
  expect(tags).toEqual(expect.arrayContaining(['加湿器', 'フィルター']))
})

const care = upload(
  'Leftovers in care kitchens',
  '## Rice\n\nUntil 2019 our guideline allowed cooked rice in the fridge for three days. Since 2020 cooked rice may be kept in the fridge for one day only, because two homes had outbreaks. Label each tray of rice.',
  'en',
)

test('the rule that holds opens the digest, and not the one that ended', async () => {
  const { markdown, description, tags } = await write(
    'How long can cooked rice be kept in the fridge?',
    'en',
    [care],
  )
  expect(markdown.split('\n## ')[0]).toContain(
    'Since 2020 cooked rice may be kept in the fridge for one day only',
  )
  expect(description).not.toContain('three days')
  expect(tags).toContain('cooked rice')
  for (const word of ['kept', 'cooked', 'long']) expect(tags).not.toContain(word)
})

test('whether something may be done is answered by what allows or forbids it, before any price', async () => {
  const { markdown, description } = await write('May a landlord refuse a charger?', 'en', [
    upload(
      'Prices of a charger',
      '## Electricity\n\nA charger costs between 500 and 1,200 euros. Charging costs 32 cents per kilowatt hour.',
      'en',
    ),
    upload(
      'Requests of tenants',
      '## The rule\n\nThe landlord can refuse a charger only for an important reason. The landlord must answer within three months.',
      'en',
    ),
  ])
  expect(markdown.split('\n## ')[0]).toContain(
    'The landlord can refuse a charger only for an important reason',
  )
  expect(description).toContain('only for an important reason')
})

test('documents of one’s own leave open what none of them answers', async () => {
  const { markdown } = await write('How often should a kitchen hood be cleaned?', 'en', [
    upload(
      'Kitchen hoods',
      '## Fat\n\nA kitchen hood collects 2 kg of fat in a year. Fat in a kitchen hood burns at 280 degrees.',
      'en',
    ),
    upload(
      'Cleaning kitchen hoods',
      '## Firms\n\nA kitchen hood should be cleaned by a firm with a certificate. The firm must hand over a report.',
      'en',
    ),
  ])
  expect(markdown).toContain('None of the sources says how often: an interval is missing.')
})

test('of two tables the one with the asked column is shown, its figures set to the right', async () => {
  const { markdown } = await write('What do heat pumps cost?', 'en', [
    createSource({
      title: 'Heat pumps compared',
      url: 'https://test.example/pumps',
      isNamed: true,
      text: `
## Noise of heat pumps

| Model | Noise level |
| --- | --- |
| Alpha | 54 decibels |
| Beta | 49 decibels |

## Prices of heat pumps

A heat pump costs 9,000 euros on average.

| Model | Price |
| --- | --- |
| Alpha | from 8,200 euros |
| Beta | 11,400 euros |
`,
    }),
  ])
  expect(markdown).toContain('| Model | Price |\n| --- | ---: |')
  expect(markdown).not.toContain('Noise level')
})
