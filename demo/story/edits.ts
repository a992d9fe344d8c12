/** What Nora changes in a text that the writer handed in. */
export type StoryEdit = {
  topic: string
  title?: string
  /** Passages of the text as they were, and as they are from then on. */
  changes: readonly (readonly [before: string, after: string])[]
}

export const kickoffTopic = 'A kickoff call agenda that ends with a date'
export const emailsTopic = 'Onboarding emails with a single task'

export const kickoffEdits: readonly [first: StoryEdit, second: StoryEdit] = [
  {
    topic: kickoffTopic,
    changes: [
      [
        'End at minute 40 even if somebody wants to go on. Whoever wants to go on can have a second call with a subject of its own.',
        'End the call after 40 minutes, even if somebody wants to go on. What is left over gets a second call with a subject of its own.',
      ],
      [
        'Do not invent one on their behalf. A date that you chose is one more thing that they can be late for.',
        'Do not invent a date for them. It becomes one more thing that they can be late for.',
      ],
    ],
  },
  {
    topic: kickoffTopic,
    changes: [
      [
        'If you change one thing about your call, change how it ends.',
        'Change one thing about your calls first: how they end.',
      ],
      [
        'Take the next kickoff call in your calendar. Shorten it to 40 minutes, send the five points today, and invite the person with the export by name. If you can do only one of the three, invite the person.',
        'Open your calendar and take the next kickoff call. Shorten it to 40 minutes, send the five points today, and invite the person with the export by name. No time for all three? Invite the person.',
      ],
    ],
  },
]

export const emailsEdits: readonly [first: StoryEdit, second: StoryEdit] = [
  {
    topic: emailsTopic,
    title: 'One email, one task: what we learned in 90 days of tests',
    changes: [
      ['Some of what we believed did not survive.', 'Some of our favorite habits did not survive.'],
      [
        'The pictures surprised us most. Our guess is that a picture answers the question of what the product looks like, and whoever has seen it has less reason to open it. We did not test the guess.',
        'The pictures surprised us most. Our guess: whoever has seen the product in an email has less reason to open it. We did not test that.',
      ],
    ],
  },
  {
    topic: emailsTopic,
    changes: [
      [
        'Leave everything else as it is for a month, or you will not know what helped.',
        'Leave everything else as it is for a month. Otherwise you will not know what helped, and neither will whoever asks you.',
      ],
    ],
  },
]
