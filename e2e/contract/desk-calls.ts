import * as health from '#lib/agent-api/health.ts'
import * as settings from '#lib/agent-api/settings.ts'
import { call } from './call.ts'

const settingsMembers =
  'publishSchedule.postsPerDay publishSchedule.slots.0 publishSchedule.slotsChosen targetTimezone autoPublish lowBalanceCredits referralLink contactRetentionDays'

export const deskCalls = [
  call('getHealth', 'status checks.cache checks.database timestamp version', () => health.getHealth()),
  call(
    'getStatus',
    'areas.0.id areas.0.title areas.0.ready areas.0.detail areas.0.path actions.0.id actions.0.priority actions.0.title actions.0.detail actions.0.path actions.0.count',
    async (desk) => {
      await desk.draft()
      return health.getStatus(desk)
    },
  ),
  call('getOpenApi', 'openapi info.title paths', () => health.getOpenApi()),
  call('getSettings', settingsMembers, (desk) => settings.getSettings(desk)),
  call('updateSettings', `${settingsMembers} siteTitle`, (desk) =>
    settings.updateSettings(desk, { siteTitle: 'Acme coffee', targetTimezone: 'Europe/Lisbon' }),
  ),
  call('updateSettings', 'companyProfile.sells companyProfile.callToAction.url', (desk) =>
    settings.updateSettings(desk, {
      companyProfile: {
        sells: 'Hand grinders',
        callToAction: { text: 'Book a tasting', url: 'https://acme.example/tasting' },
      },
    }),
  ),
  call(
    'suggestCompanyProfile',
    'profile.name sources.0.member sources.0.url sources.0.engine pages.0 engine warnings',
    (desk) => settings.suggestCompanyProfile(desk, { url: 'https://acme.example/' }),
  ),
  call('listPersonas', 'personas.0.slug personas.0.name personas.0.description', (desk) =>
    settings.listPersonas(desk),
  ),
]
