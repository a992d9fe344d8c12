import { randomUUID } from 'node:crypto'
import { createAvatar } from '#contract/avatars.ts'
import { answer, type FakeResponse } from './answer.ts'

/** Avatars, which cannot be listed here; the picture lies at an address of somebody else's. */
export const avatarAnswers: readonly FakeResponse[] = [
  answer(createAvatar, ({ baseUrl }, { body }) => {
    const name = `avatars/${randomUUID()}.png`
    const variation_tags: string[] = ['smile']
    return {
      status: 200,
      body: {
        avatar_url: `${baseUrl}/${name}`,
        r2_key: name,
        credits_charged: 3,
        prompt_used: `A ${body.type}, ${body.location}`,
        prompt_meta: { age_years: 30, variation_tags },
      },
    }
  }),
]
