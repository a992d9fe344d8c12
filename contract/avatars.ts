import { z } from 'zod'
import { operation } from './operation.ts'
import { DateTime, PageQuery, pageMembers, Uuid } from './primitives.ts'

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
    age_range: AvatarAgeRange.default('26-35').meta({ description: 'Age in years.' }),
    type: AvatarType.default('tech_founder').meta({ description: 'Who it is to be.' }),
    location: AvatarLocation.default('coffee_shop').meta({ description: 'Where the picture is set.' }),
    gender: AvatarGender.optional().meta({ description: 'Defaults to any.' }),
    origin: AvatarOrigin.optional().meta({ description: 'Defaults to any.' }),
    ethnicity: AvatarOrigin.optional().meta({ description: 'Another name for `origin`, which wins.' }),
  })
  .meta({ id: 'CreateAvatarInput', description: 'The person and the setting of the portrait.' })
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
    id: Uuid.optional().meta({ description: 'Masthead extension, as are all fields below.' }),
    square_url: z.string().optional().meta({ description: 'The same portrait, 1080 x 1080.' }),
    thumbnail_url: z.string().optional().meta({ description: 'The same portrait, 360 x 640, for lists.' }),
    age_range: z.string().optional(),
    type: z.string().optional(),
    location: z.string().optional(),
    gender: z.string().optional(),
    origin: z.string().optional(),
    engine: z.string().optional().meta({ description: 'Which engine made it.' }),
    created_at: DateTime.optional(),
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
  id: Uuid.optional().meta({ description: 'Only this one.' }),
})
export type ListAvatarsQuery = z.infer<typeof ListAvatarsQuery>

export const AvatarList = z
  .looseObject({ avatars: z.array(Avatar), ...pageMembers })
  .meta({ id: 'AvatarList', description: 'Avatars, newest first.' })
export type AvatarList = z.infer<typeof AvatarList>

export const listAvatars = operation({
  id: 'listAvatars',
  method: 'GET',
  path: '/api/agent/shorts/avatar',
  auth: 'agent',
  origin: 'ours',
  noun: 'avatars',
  summary: 'List the avatars that were made',
  query: ListAvatarsQuery,
  responses: { 200: AvatarList },
  errors: [400, 401, 429, 500],
})
