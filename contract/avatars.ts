import { z } from 'zod'
import { alwaysSent } from './always-sent.ts'
import { operation } from './operation.ts'
import { CreatedAt, PageQuery, pageMembers, Uuid } from './primitives.ts'

export const AvatarAgeRange = z.enum(['18-25', '26-35', '36-50'])
export const AvatarType = z.enum(['tech_founder', 'vibe_coder', 'student', 'executive'])
export const AvatarLocation = z.enum([
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
export const AvatarGender = z.enum(['male', 'female'])
export const AvatarOrigin = z.enum(['european', 'asian', 'african', 'latin', 'middle_eastern', 'south_asian'])

export const CreateAvatarInput = z
  .object({
    age_range: AvatarAgeRange.default('26-35').meta({ description: 'Age of the person in years.' }),
    type: AvatarType.default('tech_founder').meta({
      description: 'Kind of person to show, for example `tech_founder`.',
    }),
    location: AvatarLocation.default('coffee_shop').meta({ description: 'Where the picture is set.' }),
    gender: AvatarGender.optional().meta({
      description: 'Gender of the person; chosen at random when left out.',
    }),
    origin: AvatarOrigin.optional().meta({
      description: 'Origin of the person; chosen at random when left out.',
    }),
    ethnicity: AvatarOrigin.optional().meta({ description: 'Another name for `origin`, which wins.' }),
  })
  .meta({ id: 'CreateAvatarInput', description: 'The person and the setting of the portrait.' })
export type CreateAvatarInput = z.infer<typeof CreateAvatarInput>

export const Avatar = z
  .looseObject({
    avatar_url: z.string().meta({ description: 'Address of the portrait, 1080 x 1920 pixels.' }),
    r2_key: z.string().meta({ description: 'Name of the file in the store.' }),
    credits_charged: z.int().meta({ description: 'Credits that the portrait cost.' }),
    prompt_used: z.string().meta({ description: 'The description that the picture was made from.' }),
    prompt_meta: alwaysSent(
      z
        .looseObject({
          age_years: z
            .int()
            .optional()
            .meta({ description: 'Age that was chosen within the range, in years.' }),
          variation_tags: z
            .array(z.string())
            .optional()
            .meta({ description: 'Details that were chosen at random, for example clothing and light.' }),
        })

        .meta({ description: 'What was left to chance, so that it can be asked for again.' }),
    ),
    id: alwaysSent(
      Uuid.meta({
        description: 'Id of the portrait. This field and those below are Masthead extensions.',
      }),
    ),
    square_url: alwaysSent(z.string().meta({ description: 'The same portrait, 1080 x 1080.' })),
    thumbnail_url: alwaysSent(z.string().meta({ description: 'The same portrait, 360 x 640, for lists.' })),
    age_range: alwaysSent(z.string().meta({ description: 'Age range that was asked for, in years.' })),
    type: alwaysSent(z.string().meta({ description: 'Kind of person that was asked for.' })),
    location: alwaysSent(z.string().meta({ description: 'Place that the picture is set in.' })),
    gender: alwaysSent(z.string().meta({ description: 'Gender that was asked for or chosen.' })),
    origin: alwaysSent(z.string().meta({ description: 'Origin that was asked for or chosen.' })),
    engine: alwaysSent(z.string().meta({ description: 'Name of the engine that made the picture.' })),
    created_at: alwaysSent(CreatedAt),
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
  description:
    'A portrait of somebody who does not exist, 1080 x 1920, for a short video; and the same as a square. What is left out, and what varies, is left to chance: two calls give two people. When nothing could be made, nothing is charged.',
  charges: { label: 'Avatar' },
  whenCallerLeaves: 'finishes',
  body: CreateAvatarInput,
  sample: { age_range: '26-35', type: 'tech_founder', location: 'coffee_shop', gender: 'female' },
  responses: { 200: Avatar },
  essential: ['avatar_url'],
  errors: [400, 401, 402, 409, 413, 415, 422, 429, 500, 503],
})

export const ListAvatarsQuery = PageQuery.extend({
  type: AvatarType.optional().meta({ description: 'Only portraits of this kind.' }),
  location: AvatarLocation.optional().meta({ description: 'Only portraits set here.' }),
  id: Uuid.optional().meta({ description: 'Only the portrait with this id.' }),
})
export type ListAvatarsQuery = z.infer<typeof ListAvatarsQuery>

export const AvatarList = z
  .looseObject({
    avatars: z.array(Avatar).meta({ description: 'The portraits that match, newest first.' }),
    ...pageMembers,
  })
  .meta({ id: 'AvatarList', description: 'Avatars, newest first.' })
export type AvatarList = z.infer<typeof AvatarList>

export const listAvatars = operation({
  id: 'listAvatars',
  method: 'GET',
  path: '/api/agent/shorts/avatar',
  auth: 'agent',
  origin: 'ours',
  noun: 'avatars',
  summary: 'List avatars',
  description: 'Lists the portraits that were made, newest first; filter by kind or place.',
  query: ListAvatarsQuery,
  responses: { 200: AvatarList },
  errors: [400, 401, 429, 500],
})
