import { parseArgs } from 'node:util'
import { reasonOf } from '@windhover/core/errors/reason-of'
import { REPOSITORY } from '../stack/repository.ts'
import { EXTRAS, type Extra } from './capability-files.ts'
import { makeCapability } from './make-capability.ts'

const USAGE = `usage: npm run new -- <capability> ["what it does"] [--with ${EXTRAS.join(',')}]
  intent  a kind of intent: facts, plan, the signer's rules, how it looks
  tool    a tool of the agent with words and card; beside an intent it prepares one
  panel   an app of the workspace that asks the capability's route`

/** `npm run new -- price-alerts "Tells you when a price is reached" --with tool,panel` */
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { with: { type: 'string', default: '' } },
  })
  const [name, what] = positionals
  if (name === undefined) throw new Error(USAGE)
  const { written, listed } = makeCapability({
    repository: REPOSITORY,
    name,
    what,
    extras: readExtras(values.with),
  })
  const lines = [
    'written:',
    ...written.map((path) => `  ${path}`),
    'changed:',
    ...listed.map(({ path, line }) => `  ${path}: ${line}`),
    '  README.md: its row in the table',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
}

function readExtras(text: string): readonly Extra[] {
  return text
    .split(',')
    .filter((word) => word !== '')
    .map((word) => {
      const extra = EXTRAS.find((each) => each === word)
      if (extra === undefined) throw new Error(`"${word}" is none of: ${EXTRAS.join(', ')}`)
      return extra
    })
}
