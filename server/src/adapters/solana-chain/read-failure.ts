import { chainErrors } from '@windhover/core/chains/errors'
import type { AppError } from '@windhover/core/errors/app-error'

const REASON_MAX = 200
const LACKS_FUNDS = /insufficient ?(funds|lamports|balance)/i

/** Why a run failed: in a program's own words if it said any, else by the chain's name for it. */
export function readFailure(error: unknown, logs: readonly string[] | null): AppError {
  const said =
    logs?.findLast((line) => /^Program log: .*(error|insufficient|failed)/i.test(line)) ??
    logs?.findLast((line) => / failed: /.test(line))
  const text = said === undefined ? nameOf(error) : said.replace(/^Program log: (Error: )?/, '')
  // Where no program ran, the chain itself has a word for it and nothing more.
  const refused = typeof error === 'string' ? chainErrors.rejected : chainErrors.reverted
  const make = LACKS_FUNDS.test(text) ? chainErrors.insufficientFunds : refused
  return make({ text: text.slice(0, REASON_MAX), context: { chain: 'solana' } })
}

function nameOf(error: unknown): string {
  return typeof error === 'string' ? error : JSON.stringify(error, bigintsAsText)
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
