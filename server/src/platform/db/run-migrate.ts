import { readDatabaseUrl } from '../../config.ts'
import { migrateDatabase } from './migrate.ts'

/** `npm run db:migrate -w server` */
await migrateDatabase(readDatabaseUrl(process.env))
process.stdout.write('database is up to date\n')
