/**
 * Statements that make the database sum up `row_counts` by day in the transaction that changes it, whichever process that
 * is: during an upgrade one that knows nothing of days sums up changes, too. Only `foldCounts` writes to `row_counts`, one
 * process at a time, so nobody waits for a day's row.
 *
 * The triggers are created together with the first sums, for which summing up waits and reading does not.
 */
export function sumDays(): string {
  const of = (rows: string, sign: '' | '-') =>
    `select list, tenant_id, date_trunc('day', hour, 'UTC') as day, facets, ${sign}count as change from ${rows} where hour > '-infinity'`
  const add = (rows: string) => `
        insert into row_counts_by_day as kept (list, tenant_id, day, facets, count)
        select list, tenant_id, day, facets, sum(change) from (${rows}) as changed
        group by list, tenant_id, day, facets having sum(change) <> 0
        on conflict (list, tenant_id, day, facets) do update set count = kept.count + excluded.count;`
  // Only what was taken from can be 0 now.
  const sweep = `
        delete from row_counts_by_day as kept using (
          select distinct list, tenant_id, day, facets from (${of('old_rows', '-')}) as changed
        ) as touched
        where kept.list = touched.list and kept.tenant_id = touched.tenant_id and kept.day = touched.day
          and kept.facets = touched.facets and kept.count = 0;`
  return `
    create or replace function masthead_sum_days() returns trigger language plpgsql as $sum$
    begin
      if tg_op = 'INSERT' then ${add(of('new_rows', ''))}
      elsif tg_op = 'DELETE' then ${add(of('old_rows', '-'))} ${sweep}
      else ${add(`${of('new_rows', '')} union all ${of('old_rows', '-')}`)} ${sweep}
      end if;
      return null;
    end $sum$;
    do $install$ begin
      if not exists (select from pg_trigger where tgname = 'sum_inserted' and tgrelid = 'row_counts'::regclass) then
        lock table row_counts in share row exclusive mode;
        create trigger sum_inserted after insert on row_counts referencing new table as new_rows
          for each statement execute function masthead_sum_days();
        create trigger sum_updated after update on row_counts referencing new table as new_rows old table as old_rows
          for each statement execute function masthead_sum_days();
        create trigger sum_deleted after delete on row_counts referencing old table as old_rows
          for each statement execute function masthead_sum_days();
        delete from row_counts_by_day;
        insert into row_counts_by_day (list, tenant_id, day, facets, count)
        select list, tenant_id, date_trunc('day', hour, 'UTC'), facets, sum(count) from row_counts
        where hour > '-infinity' group by 1, 2, 3, 4 having sum(count) <> 0;
      end if;
    end $install$;`
}
