import type { AgentToolName } from '../../../toolbox/tool-names.ts'
import type { Rule } from '../match/rule.ts'
import { slotIn } from '../slots/all-slots.ts'

/** What can be asked of one token side by side: 'price and risk of BONK'. */
const ASPECTS: readonly (readonly [words: string, tool: AgentToolName, arg: 'token' | 'symbol'])[] = [
  ['price', 'get_token_price', 'token'],
  ['stats|statistics|info|market_cap|volume|liquidity', 'get_token_stats', 'token'],
  ['risk|risks|safety', 'check_token_risk', 'token'],
  ['funding|funding_rate', 'get_funding_rates', 'symbol'],
  ['open_interest', 'get_open_interest', 'symbol'],
  ['sentiment', 'get_social_pulse', 'symbol'],
]

export const pairRules: readonly Rule[] = ASPECTS.flatMap(([first, firstTool, firstArg]) =>
  ASPECTS.filter(([, tool]) => tool !== firstTool).map(
    ([second, secondTool, secondArg]): Rule => ({
      patterns: [
        `[ @show ] [ me ] [ the ] ${first} and [ the ] ${second} of|for|on <token>`,
        `[ @show ] [ me ] [ the ] <token> ${first} and ${second}`,
      ],
      read: (filled) => {
        const token = slotIn(filled, 'token')
        return {
          kind: 'call',
          calls: [
            { tool: firstTool, args: { [firstArg]: token } },
            { tool: secondTool, args: { [secondArg]: token } },
          ],
        }
      },
    }),
  ),
)
