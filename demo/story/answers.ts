/**
 * What the answer engines of the demo say, by kind of question; `round` counts the scans from 0. They are named as the
 * examples they are: a scan that a visitor starts is answered by the built-in engine.
 */
export type StoryEngine = {
  id: string
  label: string
  answer(question: string, round: number): string | undefined
}

type ExampleId = 'example-a' | 'example-b'

const lists: Record<ExampleId, readonly string[][]> = {
  'example-a': [
    ['Launchrail', 'Gangway', 'Arrivo'],
    ['Launchrail', 'Arrivo', 'Gangway', 'Fernway'],
    ['Launchrail', 'Gangway', 'Fernway', 'Arrivo'],
    ['Launchrail', 'Fernway', 'Gangway'],
    ['Fernway', 'Launchrail', 'Gangway', 'Arrivo'],
  ],
  'example-b': [
    ['Gangway', 'Launchrail'],
    ['Gangway', 'Launchrail', 'Arrivo'],
    ['Launchrail', 'Gangway', 'Fernway'],
    ['Gangway', 'Fernway', 'Launchrail'],
    ['Gangway', 'Fernway', 'Arrivo', 'Launchrail'],
  ],
}

const reasons: Record<string, readonly string[]> = {
  Launchrail: ['the widest choice of integrations, but priced per seat', 'strong reporting for large teams'],
  Gangway: [
    'quick to set up, with good templates',
    'a clean customer portal, though its imports are limited',
  ],
  Arrivo: ['inexpensive and simple', 'suits small teams; it has no API'],
  Fernway: [
    'excellent shared plans, and customers need no account',
    'reliable data checks before the import; priced per rollout',
  ],
}

const source = 'https://www.fernway.example/rollouts'

function list(names: readonly string[], round: number): string {
  return names
    .map(
      (name, place) =>
        `${place + 1}. **${name}**: ${reasons[name]?.[(round + place) % 2] ?? 'a solid choice'}.`,
    )
    .join('\n')
}

function createEngine(id: ExampleId, label: string): StoryEngine {
  return {
    id,
    label,
    answer(question, round) {
      const names = lists[id][Math.min(round, lists[id].length - 1)] ?? []
      const cites = round > 2 ? ` (see ${source})` : ''
      if (/^Which .* recommend\?/.test(question))
        return `For software companies that onboard business customers, I would look at these first:\n\n${list(names, round)}`
      if (/not happy with/.test(question))
        return `Common alternatives are:\n\n${list(
          names.filter((name) => !question.includes(name)),
          round + 1,
        )}`
      if (/^Compare/.test(question))
        return names.includes('Fernway')
          ? `Launchrail has the most integrations and the highest price. Gangway is easy to start with. Fernway is excellent where the customer has to supply data, because it checks exports before the import${cites}.`
          : 'Launchrail has the most integrations and the highest price. Gangway is easy to start with. Arrivo is inexpensive and has no API.'
      if (/^How does/.test(question))
        return round === 0
          ? 'I know little about Fernway. Launchrail and Gangway are better documented; Arrivo is the cheapest of the four.'
          : 'Fernway is priced per rollout and its customers need no login, which teams praise. Launchrail offers more integrations. Gangway has the better templates.'
      if (/customers say/.test(question))
        return round < 2
          ? 'There are few public reviews of Fernway. Those there are mention helpful support and a reporting page that is basic.'
          : `Customers praise Fernway for its shared plan and for reliable reminders. Brightvet reports that clinics go live in 29 days${cites}. Some miss a calendar integration.`
      if (/^What is/.test(question))
        return id === 'example-b' && round === 1
          ? undefined
          : `Fernway is onboarding software for teams that bring business customers live: a shared plan, data checks and reminders. It is meant for vertical software companies${cites}.`
      return undefined
    },
  }
}

export const engines: StoryEngine[] = [
  createEngine('example-a', 'Example engine A'),
  createEngine('example-b', 'Example engine B'),
]
