/**
 * Lists whose rows are counted, and what each of their counts is about, in SQL over the table's row. No facet is null.
 * A change here needs a migration that drops the list's triggers.
 */
const counted = {
  deliveries: {
    table: 'webhook_deliveries',
    facets: ['endpoint_id::text', 'event_type', 'status', '(delivered_at is null and not is_test)::text'],
  },
  articles: {
    table: 'articles',
    facets: ['status', "case when scheduled_at is null then 'unscheduled' else 'scheduled' end"],
  },
  ledger: { table: 'credit_ledger', facets: ['kind', 'operation'] },
  leads: { table: 'leads', facets: ['lead_magnet_id::text', 'status'] },
  warm_leads: { table: 'warm_lead_runs', facets: ['status'] },
} as const

/** On a trigger whose table had rows that are not counted yet. */
const uncounted = 'rows before this are not counted yet'

export type CountedList = keyof typeof counted

/**
 * For each list, statements that make the database count its rows, so that no use case can forget to. A trigger for each
 * statement adds what it changed to `row_count_changes`: nobody waits for anybody, because no row is shared, and a count
 * is exact at the commit, because the change is part of the transaction. `foldCounts` sums them up later.
 *
 * `install` creates the triggers, for which it waits until nobody is writing to the table, and is over at once. Rows that
 * were there already are counted afterwards, by `reconcile`, while others write: one statement sees rows and recorded
 * changes at the same moment, and adds what the changes lack. It may run any number of times, and does nothing where the
 * triggers carry no note that it is missing. Each is a transaction of its own: holding one table while waiting for the
 * next is a deadlock with running processes, which write to several.
 */
export function countRows(): { install: string; reconcile: string }[] {
  return Object.entries(counted).map(([list, { table, facets }]) => {
    const key = `tenant_id, date_trunc('hour', created_at, 'UTC') as hour, array[${facets.join(', ')}] as facets`
    const add = (rows: string) => `
        insert into row_count_changes (list, tenant_id, hour, facets, change)
        select '${list}', tenant_id, hour, facets, sum(change) from (${rows}) as changed
        group by tenant_id, hour, facets having sum(change) <> 0;`
    const of = (rows: string, change: number) => `select ${key}, ${change} as change from ${rows}`
    const install = `
    create or replace function masthead_count_${list}() returns trigger language plpgsql as $count$
    begin
      if tg_op = 'INSERT' then ${add(of('new_rows', 1))}
      elsif tg_op = 'DELETE' then ${add(of('old_rows', -1))}
      elsif tg_op = 'UPDATE' then ${add(`${of('new_rows', 1)} union all ${of('old_rows', -1)}`)}
      else
        delete from row_count_changes where list = '${list}';
        delete from row_counts where list = '${list}';
      end if;
      return null;
    end $count$;
    do $install$ begin
      if not exists (select from pg_trigger where tgname = 'count_inserted' and tgrelid = '${table}'::regclass) then
        create trigger count_inserted after insert on ${table} referencing new table as new_rows
          for each statement execute function masthead_count_${list}();
        create trigger count_updated after update on ${table} referencing new table as new_rows old table as old_rows
          for each statement execute function masthead_count_${list}();
        create trigger count_deleted after delete on ${table} referencing old table as old_rows
          for each statement execute function masthead_count_${list}();
        create trigger count_truncated after truncate on ${table}
          for each statement execute function masthead_count_${list}();
        comment on trigger count_inserted on ${table} is '${uncounted}';
      end if;
    end $install$;`
    const reconcile = `
    do $reconcile$ begin
      if exists (
        select from pg_trigger join pg_description on objoid = pg_trigger.oid and classoid = 'pg_trigger'::regclass
        where tgname = 'count_inserted' and tgrelid = '${table}'::regclass and description = '${uncounted}'
      ) then
        insert into row_count_changes (list, tenant_id, hour, facets, change)
        select '${list}', tenant_id, hour, facets, sum(change) from (
          ${of(table, 1)}
          union all select tenant_id, hour, facets, -change from row_count_changes where list = '${list}'
          union all select tenant_id, hour, facets, -count from row_counts where list = '${list}' and hour > '-infinity'
        ) as difference group by tenant_id, hour, facets having sum(change) <> 0;
        comment on trigger count_inserted on ${table} is null;
      end if;
    end $reconcile$;`
    return { install, reconcile }
  })
}
