import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Instants are stored in UTC with millisecond precision, as JavaScript has them. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })
