import { chainErrors } from '@windhover/core/chains/errors'

const REASON_MAX = 200

/** What a person can be told about a failed run: the program's own words if it said any. */
export function describeFailure(error: unknown, logs: readonly string[] | null): string {
  const said =
    logs?.findLast((line) => /^Program log: .*(error|insufficient|failed)/i.test(line)) ??
    logs?.findLast((line) => / failed: /.test(line))
  if (said !== undefined) return said.replace(/^Program log: (Error: )?/, '').slice(0, REASON_MAX)
  if (typeof error === 'string') return error
  return error === null
    ? chainErrors.rejected().message
    : JSON.stringify(error, bigintsAsText).slice(0, REASON_MAX)
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value
}
