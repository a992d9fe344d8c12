import { z } from 'zod'
import { operation } from './operation.ts'

const Origin = z.enum(['european', 'asian', 'african', 'latin', 'middle_eastern', 'south_asian'])

export const CreateAvatarInput = z
  .object({
    age_range: z.enum(['18-25', '26-35', '36-50']).default('26-35'),
    type: z.enum(['tech_founder', 'vibe_coder', 'student', 'executive']).default('tech_founder'),
    location: z
      .enum([
        'coffee_shop',
        'dev_cave',
        'street',
        'car',
        'home_office',
        'podcast_studio',
        'glass_office',
        'rooftop',
        'bedroom',
        'park',
        'gym',
      ])
      .default('coffee_shop'),
    gender: z.enum(['male', 'female']).optional().meta({ description: 'Left out: either.' }),
    origin: Origin.optional().meta({ description: 'Left out: any.' }),
    ethnicity: Origin.optional().meta({ description: 'Another name for `origin`, which wins.' }),
  })
  .meta({ id: 'CreateAvatarInput', description: 'Who is to be portrayed, and where.' })
export type CreateAvatarInput = z.infer<typeof CreateAvatarInput>

export const Avatar = z
  .looseObject({
    avatar_url: z.string(),
    r2_key: z.string().meta({ description: 'Name of the file in the store.' }),
    credits_charged: z.int(),
    prompt_used: z.string(),
    prompt_meta: z
      .looseObject({ age_years: z.int().optional(), variation_tags: z.array(z.string()).optional() })
      .optional(),
  })
  .meta({ id: 'Avatar', description: 'A portrait for a short video.' })
export type Avatar = z.infer<typeof Avatar>

export const createAvatar = operation({
  id: 'createAvatar',
  method: 'POST',
  path: '/api/agent/shorts/avatar',
  auth: 'agent',
  origin: 'published',
  noun: 'avatars',
  summary: 'Generate an avatar picture',
  charges: true,
  body: CreateAvatarInput,
  responses: { 200: Avatar },
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500],
})
