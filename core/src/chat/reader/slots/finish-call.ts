import type { Missing, Plan, PlannedCall } from '../plan.ts'
import { recordOf } from '../words/set-of.ts'
import { neededBy } from './tool-fields.ts'

type Need = readonly [arg: string, about: Missing]

/** What is asked for where an argument is missing. */
const ABOUT = recordOf<Missing>(
  'token=token symbol=token name=token amount=amount to=recipient chain=chain address=address content=content query=content',
)

/** The call, or the question for what it lacks. */
export function finishCall(call: PlannedCall, side: 'sell' | 'buy'): Plan {
  const missing = needsOf(call, side).find(([arg]) => call.args[arg] === undefined)
  return missing === undefined
    ? { kind: 'call', calls: [call] }
    : { kind: 'ask', about: missing[1], begun: call }
}

function needsOf({ tool, args }: PlannedCall, side: 'sell' | 'buy'): readonly Need[] {
  // What else an alert can wait for has a usual size; a price has none.
  if (tool === 'set_alert' && args.about === undefined)
    return [
      ['token', 'token'],
      ['priceUsd', 'price'],
    ]
  if (tool !== 'propose_swap' && tool !== 'get_swap_quote')
    return neededBy(tool).flatMap((arg) => {
      const about = ABOUT[arg]
      return about === undefined ? [] : [[arg, about] as const]
    })
  const counter = side === 'sell' ? 'buy' : 'sell'
  return [
    [side, 'token'],
    [counter, 'counter-token'],
    ['amount', 'amount'],
  ]
}
