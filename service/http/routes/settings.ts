import {
  getSettings as getSettingsOperation,
  listPersonas as listPersonasOperation,
  suggestCompanyProfile as suggestCompanyProfileOperation,
  updateSettings as updateSettingsOperation,
} from '#contract/settings.ts'
import { listPersonas } from '../../articles/list-personas.ts'
import { suggestCompanyProfile } from '../../company-profile/suggest-company-profile.ts'
import { getSettings } from '../../settings/get-settings.ts'
import { updateSettings } from '../../settings/update-settings.ts'
import { route } from '../route.ts'

export const settingsRoutes = [
  route(getSettingsOperation, async (ctx) => ({ status: 200, body: await getSettings(ctx) })),
  route(updateSettingsOperation, async (ctx, { body }) => ({
    status: 200,
    body: await updateSettings(ctx, body),
  })),
  route(suggestCompanyProfileOperation, async (ctx, { body }, { signal }) => ({
    status: 200,
    body: await suggestCompanyProfile(ctx, body, signal),
  })),
  route(listPersonasOperation, async () => ({ status: 200, body: listPersonas() })),
]
