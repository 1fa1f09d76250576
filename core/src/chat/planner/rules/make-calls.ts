import type { AgentToolName } from '../../../toolbox/tool-names.ts'
import { finishCall } from '../finish-call.ts'
import type { Aside } from '../match/rule.ts'
import type { Plan } from '../plan.ts'

type Args = Readonly<Record<string, unknown>>

/** One call with what was said; what was not said is left out. */
export function callOf(tool: AgentToolName, args: Args = {}, aside: Aside = {}): Plan {
  const said = Object.entries({ ...args, ...aside }).filter(([, value]) => value !== undefined)
  return finishCall({ tool, args: Object.fromEntries(said) })
}

const SYMBOL_CHARS = 30

/** The same question for each of several tokens; without any, the question which one. */
export function callEach(
  tool: AgentToolName,
  {
    arg = 'token',
    tokens = [],
    aside = {},
  }: { arg?: 'token' | 'symbol'; tokens?: readonly string[] | undefined; aside?: Aside },
): Plan {
  if (tokens.length === 0) return callOf(tool, {}, aside)
  const { chain } = aside
  // Who publishes by symbol knows no address; what is known of one is in the token's stats.
  if (arg === 'symbol' && tokens.some((token) => token.length > SYMBOL_CHARS))
    return tool === 'get_asset_profile' ? callEach('get_token_stats', { tokens, aside }) : { kind: 'unknown' }
  return {
    kind: 'call',
    calls: [...new Set(tokens)].map((token) => ({
      tool,
      args: { [arg]: token, ...(chain === undefined ? {} : { chain }) },
    })),
  }
}
