import type { RouteContract } from '@windhover/core/contract/route'
import { ask, type CallArguments } from './call-route.ts'
import { failureOf } from './read-answer.ts'

/** The answer letter by letter, for a file that is kept and checked as it came. */
export function callForText<Route extends RouteContract & { readonly answers: 'file' }>(
  contract: Route,
  ...args: CallArguments<Route>
): Promise<string> {
  return ask(contract, args, async (response) => {
    if (!response.ok) throw failureOf(response, await response.json().catch(() => undefined))
    return response.text()
  })
}
