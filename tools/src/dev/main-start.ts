import { buildWebIfStale } from './build-web.ts'
import { runStack } from './run-stack.ts'

buildWebIfStale()
await runStack('start', process.argv.slice(2))
