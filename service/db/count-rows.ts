/**
 * Lists whose rows are counted, and what each of their counts is about, in SQL over the table's row. No facet is null.
 * A change here needs a migration that empties `row_counts` of the list and drops its triggers.
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

export type CountedList = keyof typeof counted

/**
 * For each list, statements that make the database count its rows, so that no use case can forget to. A trigger for each
 * statement adds what it changed to `row_count_changes`: nobody waits for anybody, because no row is shared, and a count
 * is exact at the commit, because the change is part of the transaction. `foldCounts` sums them up later.
 *
 * Rows that are there already are counted in the transaction that creates the triggers, which holds off writers of the
 * list's table. Each list needs a transaction of its own: holding one table while waiting for the next is a deadlock with
 * running processes, which write to several. A list with triggers is left alone, without a lock on its table.
 */
export function countRows(): string[] {
  return Object.entries(counted).map(([list, { table, facets }]) => {
    const key = `tenant_id, date_trunc('hour', created_at, 'UTC') as hour, array[${facets.join(', ')}] as facets`
    const add = (rows: string) => `
        insert into row_count_changes (list, tenant_id, hour, facets, change)
        select '${list}', tenant_id, hour, facets, sum(change) from (${rows}) as changed
        group by tenant_id, hour, facets having sum(change) <> 0;`
    const of = (rows: string, change: number) => `select ${key}, ${change} as change from ${rows}`
    return `
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
        insert into row_counts (list, tenant_id, hour, facets, count)
        select '${list}', tenant_id, coalesce(hour, '-infinity'), facets, count(*) from (${of(table, 1)}) as present
        group by grouping sets ((tenant_id, hour, facets), (tenant_id, facets));
      end if;
    end $install$;`
  })
}
