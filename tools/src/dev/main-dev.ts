import { runStack } from './run-stack.ts'

await runStack('dev', process.argv.slice(2))
