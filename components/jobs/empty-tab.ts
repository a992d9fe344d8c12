const endings: Readonly<Record<string, string>> = {
  processing: 'is in progress',
  running: 'is in progress',
  generating: 'is being created',
  completed: 'is ready',
  blocked: 'is blocked',
  failed: 'has failed',
  draft: 'is waiting to be published',
  unscheduled: 'is an unscheduled draft',
  scheduled: 'is scheduled',
  publishing: 'is being published',
  published: 'is published',
  active: 'is active',
  paused: 'is paused',
  queued: 'is queued',
  delivering: 'is being sent',
  retrying: 'is being retried',
  delivered: 'has arrived',
}

/** What an empty status tab says: nothing was searched for, and that none has failed is good news. @param one as in `report` */
export function emptyTab(one: string, status: string | undefined): string | undefined {
  const ending = status === undefined ? undefined : endings[status]
  return ending && `No ${one} ${ending}`
}
