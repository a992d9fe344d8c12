/** What is cached from the database, and which change of a row invalidates it. */
export type ChangeTopic = 'keys' | 'pages'

export const changesChannel = 'masthead_changes'

/** Table, moment and topic: keys that stop, agents that are revoked, pages that appear, change or go. */
const told: readonly [table: string, moment: string, topic: ChangeTopic][] = [
  ['agent_keys', 'update of expires_at or delete', 'keys'],
  ['agents', 'update of revoked_at or delete', 'keys'],
  ['published_pages', 'insert or update or delete', 'pages'],
]

/**
 * Statements that make the database send NOTIFY on each change, so that no code that changes a row can forget to. An
 * existing trigger is kept: replacing it would wait for all users of the table.
 */
export function notifyChanges(): string {
  const triggers = told.map(
    ([table, moment, topic]) => `
    if not exists (select from pg_trigger where tgname = 'tell_${table}' and tgrelid = '${table}'::regclass) then
      create trigger tell_${table} after ${moment} on ${table} for each statement execute function masthead_tell('${topic}');
    end if;`,
  )
  return `
    create or replace function masthead_tell() returns trigger language plpgsql as $tell$
    begin
      perform pg_notify('${changesChannel}', tg_argv[0]);
      return null;
    end $tell$;
    do $all$ begin ${triggers.join('')} end $all$;`
}
