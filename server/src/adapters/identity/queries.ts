import type { Database } from '../../platform/db/database.ts'

/** The database itself, or a transaction of it. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete'>
