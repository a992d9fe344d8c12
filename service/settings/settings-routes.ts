import {
  getSettings as getSettingsOperation,
  updateSettings as updateSettingsOperation,
} from '#contract/settings.ts'
import { route } from '../core/route.ts'
import { getSettings } from './get-settings.ts'
import { updateSettings } from './update-settings.ts'

export const settingsRoutes = [
  route(getSettingsOperation, async (ctx) => ({ status: 200, body: await getSettings(ctx) })),
  route(updateSettingsOperation, async (ctx, { body }) => ({
    status: 200,
    body: await updateSettings(ctx, body),
  })),
]
