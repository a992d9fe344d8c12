import { tenants } from '../db/schema/agents.ts'
import { type SQL, type SQLWrapper, sql } from '../db/sql.ts'

/** The handle of a tenant as a part of another query; `tenantId` is a column of that query. */
export function tenantHandleSql(tenantId: SQLWrapper): SQL<string> {
  return sql<string>`(select t.handle from ${tenants} t where t.id = ${tenantId})`
}
