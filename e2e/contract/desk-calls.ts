import { getHealth, getOpenApi, getStatus } from '#contract/health.ts'
import { getSettings, listPersonas, suggestCompanyProfile, updateSettings } from '#contract/settings.ts'
import { call } from '#lib/agent-api/client.ts'
import { answers } from './call.ts'

const settingsMembers =
  'publishSchedule.postsPerDay publishSchedule.slots.0 publishSchedule.slotsChosen targetTimezone autoPublish lowBalanceCredits referralLink contactRetentionDays results.countViews results.countReads results.weeklyMail results.retentionDays'

export const deskCalls = [
  answers('getHealth', 'status checks.cache checks.database timestamp version', () =>
    call(getHealth, {}, {}),
  ),
  answers(
    'getStatus',
    'areas.0.id areas.0.title areas.0.ready areas.0.detail areas.0.path actions.0.id actions.0.priority actions.0.title actions.0.detail actions.0.path actions.0.count',
    async (desk) => {
      await desk.draft()
      return call(getStatus, {}, desk)
    },
  ),
  answers('getOpenApi', 'openapi info.title paths', () => call(getOpenApi, {}, {})),
  answers('getSettings', settingsMembers, (desk) => call(getSettings, {}, desk)),
  answers('updateSettings', `${settingsMembers} siteTitle`, (desk) =>
    call(updateSettings, { body: { siteTitle: 'Acme coffee', targetTimezone: 'Europe/Lisbon' } }, desk),
  ),
  answers('updateSettings', 'companyProfile.sells companyProfile.callToAction.url', (desk) =>
    call(
      updateSettings,
      {
        body: {
          companyProfile: {
            sells: 'Hand grinders',
            callToAction: { text: 'Book a tasting', url: 'https://acme.example/tasting' },
          },
        },
      },
      desk,
    ),
  ),
  answers(
    'suggestCompanyProfile',
    'profile.name sources.0.member sources.0.url sources.0.engine pages.0 engine warnings',
    (desk) => call(suggestCompanyProfile, { body: { url: 'https://acme.example/' } }, desk),
  ),
  answers('listPersonas', 'personas.0.slug personas.0.name personas.0.description', (desk) =>
    call(listPersonas, {}, desk),
  ),
]
