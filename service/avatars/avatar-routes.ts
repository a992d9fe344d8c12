import {
  createAvatar as createAvatarOperation,
  listAvatars as listAvatarsOperation,
} from '#contract/avatars.ts'
import { acceptingRoute, type Route, route } from '../core/route.ts'
import { createAvatar } from './create-avatar.ts'
import { listAvatars } from './list-avatars.ts'

/** Avatars: make, list. */
export const avatarRoutes: readonly Route[] = [
  acceptingRoute(createAvatarOperation, {
    accept: (ctx, { body }) => createAvatar(ctx, body),
    answer: (body) => ({ status: 200, body }),
  }),
  route(listAvatarsOperation, async (ctx, { query }) => ({
    status: 200,
    body: await listAvatars(ctx, query),
  })),
]
