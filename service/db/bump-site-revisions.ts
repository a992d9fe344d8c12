/** What a site lists. */
const tables = ['articles', 'lead_magnets'] as const

/** When what a site lists may have changed. An article that is rendered again unchanged changes nothing. */
const moments: readonly [name: string, moment: string, condition: string][] = [
  ['added', 'insert', "new.status = 'published'"],
  [
    'changed',
    'update',
    "(old.status = 'published' or new.status = 'published') and old.* is distinct from new.*",
  ],
  ['removed', 'delete', "old.status = 'published'"],
]

/**
 * Statements that make the database renew a site's revision in the transaction that changes it, so that no use case can
 * forget to and nothing cached under the old revision is found after the commit.
 *
 * Why waits are short and deadlocks cannot occur: the triggers are deferred, so the row of `site_revisions` is locked
 * when the transaction commits. It is the last lock taken: its holder waits for nothing but the commit itself, and only
 * these triggers ever lock it. Two articles of one tenant published at the same time take turns for that moment, and
 * tenants have a row each. The one exception is a transaction that changes sites of several tenants, which no use case
 * does.
 *
 * Of many rows in one transaction the first renews the revision: the setting ends with the transaction, and a savepoint
 * rolls back both.
 */
export function bumpSiteRevisions(): string {
  const triggers = tables.flatMap((table) =>
    moments.map(
      ([name, moment, condition]) => `
    if not exists (select from pg_trigger where tgname = 'renew_site_${name}' and tgrelid = '${table}'::regclass) then
      create constraint trigger renew_site_${name} after ${moment} on ${table} deferrable initially deferred
        for each row when (${condition}) execute function masthead_renew_site();
    end if;`,
    ),
  )
  return `
    create or replace function masthead_renew_site() returns trigger language plpgsql as $renew$
    declare site uuid := coalesce(new.tenant_id, old.tenant_id);
    begin
      if current_setting('masthead.renewed_site', true) is distinct from site::text then
        insert into site_revisions (tenant_id, revision)
          select id, gen_random_uuid() from tenants where id = site
          on conflict (tenant_id) do update set revision = excluded.revision;
        perform set_config('masthead.renewed_site', site::text, true);
      end if;
      return null;
    end $renew$;
    do $all$ begin ${triggers.join('')} end $all$;`
}
