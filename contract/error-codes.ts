import type { ErrorStatus } from './operation.ts'

/**
 * Whether the same request may be sent again. `now`: after 1, 2, 4, 8 seconds, with the same `Idempotency-Key` where the
 * operation takes one. `wait`: after the seconds of `retry_after`. `later`: after a minute, without a key. `no`: something
 * has to change first.
 */
export type Retry = 'now' | 'wait' | 'later' | 'no'

/** 408 and 431 answer what never became the request of an operation. */
export type AnyErrorStatus = ErrorStatus | 408 | 431

export type ErrorCodeDescription = {
  status: AnyErrorStatus
  /** What it means, as a sentence. */
  means: string
  /** What to do next, as a sentence. */
  next: string
  retry: Retry
  /** Ids of the operations that answer it, or in words which they are where they are many. */
  operations: readonly string[] | string
}

/**
 * Every `code` of an error, by status. The documentation has a page of them, and each error answer links to its own line;
 * the service can answer no other, because its errors are typed from these names.
 */
export const errorCodes = {
  invalid_request: {
    status: 400,
    means: 'Members or parameters are missing or wrong.',
    next: 'Correct what `details` names. Nothing was charged.',
    retry: 'no',
    operations: 'Every operation that takes a body or parameters',
  },
  malformed_json: {
    status: 400,
    means: 'The body is not JSON, or not UTF-8.',
    next: 'Send the output of a JSON encoder, as UTF-8.',
    retry: 'no',
    operations: 'Every operation that takes a body',
  },
  malformed_body: {
    status: 400,
    means: 'The body is not what `Content-Encoding` or `Content-Length` says.',
    next: 'Send gzip that is complete, or no `Content-Encoding`.',
    retry: 'no',
    operations: 'Every operation that takes a body',
  },
  malformed_request: {
    status: 400,
    means: 'What arrived is no HTTP request that can be read.',
    next: 'Look at the method, at line breaks in headers and at `Content-Length`, which HTTP libraries write themselves.',
    retry: 'no',
    operations: 'Every URL',
  },
  sources_unreadable: {
    status: 400,
    means: 'None of the `source_urls` could be read. The credits came back.',
    next: 'Read in `details` what became of each URL. Send others, or a `topic` alone.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  anonymous_not_enabled: {
    status: 400,
    means: 'There are no credentials without an email address.',
    next: 'Register with `type` `identity_assertion`.',
    retry: 'no',
    operations: ['registerAgent'],
  },
  issuer_not_enabled: {
    status: 400,
    means: 'Assertions of identity providers are not accepted.',
    next: 'Register with `assertion_type` `verified_email`.',
    retry: 'no',
    operations: ['registerAgent'],
  },
  unsupported_credential_type: {
    status: 400,
    means: 'Only API keys are issued.',
    next: 'Register with `requested_credential_type` `api_key`.',
    retry: 'no',
    operations: ['registerAgent'],
  },
  otp_not_generated: {
    status: 400,
    means: 'The user has not asked for a code yet.',
    next: 'Ask the user to open the emailed link and choose “Show code”.',
    retry: 'no',
    operations: ['completeClaim'],
  },
  unauthorized: {
    status: 401,
    means:
      'The API key or access token is missing, unknown, expired, rotated or revoked, or the access token is for another resource.',
    next: 'Send `Authorization: Bearer` with a key that works. An access token that expired is refreshed; one for another resource is asked for with the `resource` that `resource_metadata` in `WWW-Authenticate` names.',
    retry: 'no',
    operations: 'Every operation that takes a key, and `/mcp`',
  },
  invalid_claim_token: {
    status: 401,
    means: 'The token of the claim is unknown.',
    next: 'Send the `claim_token` of the registration (to `challengeClaim`, the `claim_attempt_token` of the mailed link), or register again.',
    retry: 'no',
    operations: ['challengeClaim', 'completeClaim'],
  },
  otp_invalid: {
    status: 401,
    means: 'The code is not the one that the page shows.',
    next: 'Ask the user for the code again. `attempts_left` says how often it can be tried; at 0 ask the user for a new code from the same page. After three such codes the registration ends: `claim_expired`.',
    retry: 'no',
    operations: ['completeClaim'],
  },
  insufficient_credits: {
    status: 402,
    means: 'The call costs more credits than are available. Nothing has happened.',
    next: 'Where `balance` and `held` together cover `credits_required`, wait for the jobs of `held_by`: what they do not use comes back. Otherwise show `topup.topup_url` to a person, or ask for less. `estimate` tells a price beforehand.',
    retry: 'no',
    operations: 'Every operation that charges',
  },
  forbidden: {
    status: 403,
    means:
      'An access token of OAuth was sent to an operation that takes or answers a secret, or a page of another site called MCP.',
    next: 'Send an API key: no scope of a sign-in would do, so there is no `WWW-Authenticate`.',
    retry: 'no',
    operations: 'Operations that take or answer a secret, and `/mcp`',
  },
  insufficient_scope: {
    status: 403,
    means:
      'The access token of OAuth was granted reading alone (`agent:read`), and this changes or charges something.',
    next: 'Do without it, or ask the user to connect the program again with full access: sign in for the `scope` that `WWW-Authenticate` names.',
    retry: 'no',
    operations: 'Operations that change or charge something',
  },
  not_found: {
    status: 404,
    means: 'There is no such record or URL, or it belongs to another workspace.',
    next: 'Take the id from a list or from the answer that created the record. For a URL that is nearly one, `message` names the operation.',
    retry: 'no',
    operations: 'Every operation on one record, and URLs that do not exist',
  },
  method_not_allowed: {
    status: 405,
    means: 'The URL exists, with other methods.',
    next: 'Use one of those in `Allow`; `message` names the operation that was probably meant.',
    retry: 'no',
    operations: 'Every URL of an operation',
  },
  request_timeout: {
    status: 408,
    means: 'The request did not arrive in time: its headers within 15 seconds, all of it within 60.',
    next: 'Send the same request again.',
    retry: 'now',
    operations: 'Every URL',
  },
  idempotency_key_in_use: {
    status: 409,
    means: 'The first request with this `Idempotency-Key` still runs.',
    next: 'Wait `retry_after` seconds and send the same request: it gets the first one’s answer.',
    retry: 'wait',
    operations: 'Every operation that takes an `Idempotency-Key`',
  },
  version_conflict: {
    status: 409,
    means: 'Someone else saved in the meantime.',
    next: 'Read the newest version, make your change to it and save with its `version`.',
    retry: 'no',
    operations: ['saveDraft', 'replaceArticle', 'saveAdaptation', 'regenerateAdaptation'],
  },
  wrong_status: {
    status: 409,
    means: 'The status of the record does not allow this. `message` says which it is.',
    next: 'Read the record, then decide.',
    retry: 'no',
    operations: [
      'cancelArticle',
      'changeArticle',
      'replaceArticle',
      'cancelBrandScan',
      'cancelLeadMagnet',
      'cancelScoutRun',
      'cancelWarmLead',
      'changeSession',
    ],
  },
  cancelled: {
    status: 409,
    means: 'The article was cancelled while the call waited for it. All reserved credits came back.',
    next: 'Start it again with a new `Idempotency-Key` if it is still wanted: the same key returns this end.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  not_publishable: {
    status: 409,
    means: 'Only a draft can be published.',
    next: 'Read the article: wait while it is `processing`, write it again if it `failed`.',
    retry: 'no',
    operations: ['publishArticle'],
  },
  still_processing: {
    status: 409,
    means: 'The article is being written.',
    next: 'Cancel it, or poll it until it ended; then delete it.',
    retry: 'no',
    operations: ['deleteArticle'],
  },
  no_text: {
    status: 409,
    means: 'The article has no text yet, or failed before it had one.',
    next: 'Poll it until its status is `generated`.',
    retry: 'no',
    operations: [
      'generateArticle',
      'getDraft',
      'saveDraft',
      'replaceArticle',
      'signArticle',
      'setArticleCover',
      'resetArticleCover',
      'adaptArticle',
      'regenerateAdaptation',
    ],
  },
  slug_taken: {
    status: 409,
    means: 'Another article has this slug.',
    next: 'Choose another slug.',
    retry: 'no',
    operations: ['saveDraft'],
  },
  already_published: {
    status: 409,
    means: 'A published article keeps its address.',
    next: 'Unpublish it, then choose another home.',
    retry: 'no',
    operations: ['choosePlacements'],
  },
  not_published: {
    status: 409,
    means: 'The article is a draft, so nothing was sent anywhere.',
    next: 'Publish it: that sends it again.',
    retry: 'no',
    operations: ['retryPlacement'],
  },
  nothing_to_retry: {
    status: 409,
    means: 'The placement is not one that failed.',
    next: 'Read the placements of the article.',
    retry: 'no',
    operations: ['retryPlacement'],
  },
  edited_there: {
    status: 409,
    means: 'The article was edited at the destination.',
    next: 'Send `overwrite` to replace what was edited there.',
    retry: 'no',
    operations: ['retryPlacement'],
  },
  deleted_there: {
    status: 409,
    means: 'The article was deleted at the destination.',
    next: 'Send `overwrite` to publish it there again.',
    retry: 'no',
    operations: ['retryPlacement'],
  },
  too_many_destinations: {
    status: 409,
    means: 'The workspace has as many destinations as it may have.',
    next: 'Disconnect one first.',
    retry: 'no',
    operations: ['connectDestination'],
  },
  domain_taken: {
    status: 409,
    means: 'Another site has proven that it owns this domain.',
    next: 'Choose another domain, or remove it there.',
    retry: 'no',
    operations: ['addSiteDomain', 'verifySiteDomain'],
  },
  too_many_domains: {
    status: 409,
    means: 'The site has as many domains as it may have.',
    next: 'Remove one first.',
    retry: 'no',
    operations: ['addSiteDomain'],
  },
  site_unreachable: {
    status: 409,
    means: 'The website did not answer with a page.',
    next: 'Check the address in a browser, then retry after a minute.',
    retry: 'later',
    operations: ['suggestCompanyProfile'],
  },
  robots_disallowed: {
    status: 409,
    means: 'The robots.txt of the website does not allow reading it.',
    next: 'Allow it there, or fill in the profile by hand.',
    retry: 'no',
    operations: ['suggestCompanyProfile'],
  },
  robots_unreachable: {
    status: 409,
    means: 'The robots.txt of the website did not answer, so nothing was read.',
    next: 'Retry after a minute.',
    retry: 'later',
    operations: ['suggestCompanyProfile'],
  },
  moved_elsewhere: {
    status: 409,
    means: 'The website redirects to another domain.',
    next: 'Send the address that it redirects to.',
    retry: 'no',
    operations: ['suggestCompanyProfile'],
  },
  session_running: {
    status: 409,
    means: 'A session is running already. `existing_session_id` names it.',
    next: 'Pause or stop that one first.',
    retry: 'no',
    operations: ['createSession', 'changeSession'],
  },
  no_topics: {
    status: 409,
    means: 'All topics of the session are written or skipped.',
    next: 'Add a topic or a document.',
    retry: 'no',
    operations: ['changeSession'],
  },
  too_many_topics: {
    status: 409,
    means: 'The session has as many topics as it may have.',
    next: 'Skip some first.',
    retry: 'no',
    operations: ['changeSession'],
  },
  duplicate_document: {
    status: 409,
    means: 'A document with this text exists. `document_id` names it.',
    next: 'Use that one, or delete it first.',
    retry: 'no',
    operations: ['uploadDocument'],
  },
  too_many_documents: {
    status: 409,
    means: 'The workspace has as many documents as it may have.',
    next: 'Delete some first.',
    retry: 'no',
    operations: ['uploadDocument'],
  },
  lead_magnet_generating: {
    status: 409,
    means: 'The lead magnet is still being created.',
    next: 'Poll it until it is a draft.',
    retry: 'no',
    operations: ['changeLeadMagnet', 'rewriteAnnouncement'],
  },
  lead_magnet_failed: {
    status: 409,
    means: 'The lead magnet failed and has no PDF.',
    next: 'Create a new one.',
    retry: 'no',
    operations: ['changeLeadMagnet', 'rewriteAnnouncement'],
  },
  suppressed_domain: {
    status: 409,
    means: 'The company is on the suppression list.',
    next: 'Remove it from the list if you may, then create the report.',
    retry: 'no',
    operations: ['createWarmLead'],
  },
  no_report: {
    status: 409,
    means: 'The run is not completed, so there is nothing to export.',
    next: 'Poll it until it is `completed`.',
    retry: 'no',
    operations: ['exportWarmLead'],
  },
  already_watched: {
    status: 409,
    means: 'The same subject is watched already. `existing_watch_id` names the watch.',
    next: 'Change that watch.',
    retry: 'no',
    operations: ['createWatch'],
  },
  over_monthly_budget: {
    status: 409,
    means: "The run would exceed what the watch's runs of this month may cost.",
    next: 'Raise its `monthly_budget`, or wait for the next month.',
    retry: 'no',
    operations: ['runWatch'],
  },
  too_many_watches: {
    status: 409,
    means: 'The workspace has as many watches as it may have.',
    next: 'Delete one first.',
    retry: 'no',
    operations: ['createWatch'],
  },
  nothing_to_adapt: {
    status: 409,
    means: 'There is nothing to write the post from.',
    next: 'Read in `message` what is missing.',
    retry: 'no',
    operations: ['regenerateAdaptation'],
  },
  posting: {
    status: 409,
    means: 'The post is on its way to this account.',
    next: 'Read the post until it is posted or failed.',
    retry: 'no',
    operations: ['postAdaptation'],
  },
  not_posted: {
    status: 409,
    means: 'The post was not posted there, so it cannot be deleted there.',
    next: 'Read the post: `posts` says where it is.',
    retry: 'no',
    operations: ['deletePost'],
  },
  not_postable: {
    status: 409,
    means: 'A video script is no text that can be posted.',
    next: 'Post another adaptation of the article.',
    retry: 'no',
    operations: ['postAdaptation'],
  },
  too_long: {
    status: 409,
    means: 'The text is longer than the network allows.',
    next: 'Shorten it and save it, then post.',
    retry: 'no',
    operations: ['postAdaptation'],
  },
  account_refused: {
    status: 409,
    means: 'The network no longer accepts the credentials of the account.',
    next: 'Connect the account again.',
    retry: 'no',
    operations: ['postAdaptation', 'deletePost'],
  },
  post_refused: {
    status: 409,
    means: 'The network refused the post. `message` has its reason.',
    next: 'Change the text as it says.',
    retry: 'no',
    operations: ['postAdaptation', 'deletePost'],
  },
  network_unreachable: {
    status: 409,
    means: 'The network did not answer.',
    next: 'Retry after a minute.',
    retry: 'later',
    operations: ['postAdaptation', 'deletePost'],
  },
  too_many_accounts: {
    status: 409,
    means: 'The workspace has as many connected accounts as it may have.',
    next: 'Disconnect one first.',
    retry: 'no',
    operations: ['connectAccount'],
  },
  answer_engine_exists: {
    status: 409,
    means: 'Another answer engine of the workspace asks the same model of the same host.',
    next: 'Change that one, or choose another model.',
    retry: 'no',
    operations: ['connectAnswerEngine', 'saveAnswerEngine'],
  },
  too_many_answer_engines: {
    status: 409,
    means: 'The workspace has as many answer engines as it may have.',
    next: 'Remove one first.',
    retry: 'no',
    operations: ['connectAnswerEngine'],
  },
  pull_running: {
    status: 409,
    means: 'Another model is being downloaded.',
    next: 'Wait until it is done.',
    retry: 'no',
    operations: ['pullModel'],
  },
  too_many_sites: {
    status: 409,
    means: 'The workspace counts as many sites as it may.',
    next: 'Remove one first.',
    retry: 'no',
    operations: ['addTrackedSite'],
  },
  search_console_refused: {
    status: 409,
    means: 'Google refused the account or the property. `message` says what to do.',
    next: 'Give the account access to the property in Search Console, then connect again.',
    retry: 'no',
    operations: ['connectSearchConsole', 'completeSearchConsent'],
  },
  search_console_unreachable: {
    status: 409,
    means: 'Google did not answer.',
    next: 'Retry after a minute.',
    retry: 'later',
    operations: ['connectSearchConsole', 'completeSearchConsent'],
  },
  consent_not_offered: {
    status: 409,
    means: 'The operator registered no client with Google.',
    next: 'Connect with a service account.',
    retry: 'no',
    operations: ['requestSearchConsent', 'completeSearchConsent'],
  },
  too_many_endpoints: {
    status: 409,
    means: 'The workspace has as many webhook endpoints as it may have.',
    next: 'Delete one first.',
    retry: 'no',
    operations: ['createWebhook'],
  },
  endpoint_disabled: {
    status: 409,
    means: 'The endpoint is disabled.',
    next: 'Enable it, then send again.',
    retry: 'no',
    operations: ['recoverDeliveries', 'retryDelivery', 'sendTestEvent'],
  },
  endpoint_deleted: {
    status: 409,
    means: 'The endpoint of this delivery was deleted.',
    next: 'Create an endpoint, and read what it missed from the list of events.',
    retry: 'no',
    operations: ['retryDelivery'],
  },
  delivery_under_way: {
    status: 409,
    means: 'The delivery is queued or being sent.',
    next: 'Read the delivery until the attempt ended.',
    retry: 'no',
    operations: ['retryDelivery'],
  },
  recovery_under_way: {
    status: 409,
    means: 'Another recovery of this endpoint is in progress.',
    next: 'Wait for it to end.',
    retry: 'no',
    operations: ['recoverDeliveries'],
  },
  current_agent: {
    status: 409,
    means: 'An agent cannot revoke itself.',
    next: 'Rotate its key, or revoke it from another agent.',
    retry: 'no',
    operations: ['revokeAgent'],
  },
  previously_claimed: {
    status: 409,
    means: 'The registration was completed before, and its key was shown then.',
    next: 'Use that key. If it is lost, register again: the agent of the same name gets a new key.',
    retry: 'no',
    operations: ['challengeClaim', 'completeClaim'],
  },
  otp_expired: {
    status: 410,
    means: 'The code has expired.',
    next: 'Ask the user to choose “New code” on the page behind the emailed link.',
    retry: 'no',
    operations: ['completeClaim'],
  },
  claim_expired: {
    status: 410,
    means: 'The registration has ended: a day has passed, or too many codes were wrong.',
    next: 'Register again.',
    retry: 'no',
    operations: ['challengeClaim', 'completeClaim'],
  },
  claim_superseded: {
    status: 410,
    means: 'A newer registration for this address and name has replaced this one.',
    next: 'Use the newest `claim_token` and the newest email.',
    retry: 'no',
    operations: ['challengeClaim', 'completeClaim'],
  },
  body_too_large: {
    status: 413,
    means: 'The body is larger than the operation takes. `message` says how large it may be.',
    next: 'Send less, or split it.',
    retry: 'no',
    operations: 'Every operation that takes a body',
  },
  unsupported_media_type: {
    status: 415,
    means: 'The body has no type, encoding or charset that the operation takes.',
    next: 'Send `Content-Type: application/json`, plain or gzip.',
    retry: 'no',
    operations: 'Every operation that takes a body',
  },
  idempotency_key_reused: {
    status: 422,
    means:
      'This `Idempotency-Key` was used by the same operation with another body within 24 hours; `first_used_at` says when.',
    next: 'Use a new key for a new intention, or the first body for this key.',
    retry: 'no',
    operations: 'Every operation that takes an `Idempotency-Key`',
  },
  rate_limited: {
    status: 429,
    means:
      'Too many requests, or too many emails to one address. `rate_limit` names the limit and when it resets.',
    next: 'Wait `retry_after` seconds, then send the same request, with the same `Idempotency-Key` if it had one.',
    retry: 'wait',
    operations: 'Every operation',
  },
  headers_too_large: {
    status: 431,
    means: 'The headers of the request are larger than 16 KB in all.',
    next: 'Send fewer or shorter ones; long input belongs into the body.',
    retry: 'no',
    operations: 'Every URL',
  },

  internal_error: {
    status: 500,
    means: 'Something went wrong in the service.',
    next: 'Try again, with the same `Idempotency-Key` if the request had one. If it persists, report `request_id`.',
    retry: 'now',
    operations: 'Every operation',
  },
  interrupted: {
    status: 500,
    means: 'The work was interrupted several times. The credits came back.',
    next: 'Start it again with a new `Idempotency-Key`.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  writer_unreachable: {
    status: 500,
    means: 'The model did not answer. The credits came back.',
    next: 'Ask the operator whether the model runs, then write again.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  writer_rate_limited: {
    status: 500,
    means: 'The model takes no more requests for now. The credits came back.',
    next: 'Wait a minute, then write again.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  writer_refused: {
    status: 500,
    means: 'The model refused to write the article. The credits came back.',
    next: 'Change the topic or the sources.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  writer_malformed: {
    status: 500,
    means: 'The model answered with something that is no article. The credits came back.',
    next: 'Write again. If it persists, choose another model in the settings.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  not_enough_material: {
    status: 500,
    means:
      'The documents and pages have too little on the topic to write from. The same call fails again. Nothing was charged.',
    next: 'Add a document or a source URL that covers the topic, or change the topic. The message says how much is missing.',
    retry: 'no',
    operations: ['generateArticle', 'createLeadMagnet'],
  },
  writer_empty: {
    status: 500,
    means: 'The model answered with nothing. The credits came back.',
    next: 'Write again. If it persists, choose another model in the settings.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  writer_timed_out: {
    status: 500,
    means: 'The model took too long. The credits came back.',
    next: 'Choose a smaller `size`, or another model in the settings.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  writer_too_long: {
    status: 500,
    means: 'The sources do not fit into the context of the model. The credits came back.',
    next: 'Send fewer or shorter sources.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  writer_cut_off: {
    status: 500,
    means: 'The model stopped in the middle of the text. The credits came back.',
    next: 'Choose a smaller `size`, or another model in the settings.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  writer_cancelled: {
    status: 500,
    means: 'Writing was cancelled. The credits came back.',
    next: 'Write again if the article is still wanted.',
    retry: 'no',
    operations: ['generateArticle'],
  },
  unavailable: {
    status: 503,
    means: 'A part of the service does not answer, for example its database.',
    next: 'Wait for the seconds of `Retry-After`, then send the same request, with the same `Idempotency-Key` if it had one.',
    retry: 'wait',
    operations: 'Every operation',
  },
} as const satisfies Record<string, ErrorCodeDescription>

export type ErrorCode = keyof typeof errorCodes

export const isErrorCode = (name: string): name is ErrorCode => Object.hasOwn(errorCodes, name)

/** Where the documentation of a service explains the code. */
export function documentationUrl(baseUrl: string, code: ErrorCode): string {
  return `${baseUrl}/docs/errors#${code}`
}

/** Codes of a 409, which are about the state of one kind of record. */
export type ConflictCode = {
  [Code in ErrorCode]: (typeof errorCodes)[Code]['status'] extends 409 ? Code : never
}[ErrorCode]
