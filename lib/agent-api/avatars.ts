import 'server-only'
import * as avatars from '#contract/avatars.ts'
import { type Caller, callOperation } from './client.ts'

/**
 * Makes an avatar picture (Short-video avatar); the answer is the finished picture.
 * @param options.idempotencyKey the same key never charges twice within 24 h.
 */
export async function createAvatar(
  { key }: Caller,
  body: avatars.CreateAvatarInput,
  options: { idempotencyKey: string },
): Promise<avatars.Avatar> {
  return (await callOperation(avatars.createAvatar, { body }, { key, ...options })).body
}

/** One page of avatars, newest first. */
export async function listAvatars(
  { key }: Caller,
  query: Partial<avatars.ListAvatarsQuery>,
): Promise<avatars.AvatarList> {
  return (await callOperation(avatars.listAvatars, { query }, { key })).body
}
