import { suggestCompanyProfile as suggestCompanyProfileOperation } from '#contract/settings.ts'
import { type Route, route } from '../core/route.ts'
import { suggestCompanyProfile } from './suggest-company-profile.ts'

/** The profile as a whole is a setting; here it is only pre-filled. */
export const companyProfileRoutes: readonly Route[] = [
  route(suggestCompanyProfileOperation, async (ctx, { body }, { signal }) => ({
    status: 200,
    body: await suggestCompanyProfile(ctx, body, signal),
  })),
]
