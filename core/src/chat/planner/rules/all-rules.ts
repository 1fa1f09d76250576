import type { Rule } from '../match/rule.ts'
import { dcaRules } from './dca-rules.ts'
import { defiRules } from './defi-rules.ts'
import { lastRules } from './last-rules.ts'
import { launchRules } from './launch-rules.ts'
import { marketRules } from './market-rules.ts'
import { memoryRules } from './memory-rules.ts'
import { orderRules } from './order-rules.ts'
import { pairRules } from './pair-rules.ts'
import { poolRules } from './pool-rules.ts'
import { positionRules } from './position-rules.ts'
import { providerRules } from './provider-rules.ts'
import { quoteRules } from './quote-rules.ts'
import { sellRules } from './sell-rules.ts'
import { swapRules } from './swap-rules.ts'
import { talkRules } from './talk-rules.ts'
import { tokenRules } from './token-rules.ts'
import { transferRules } from './transfer-rules.ts'
import { vaultRules } from './vault-rules.ts'
import { wrapRules } from './wrap-rules.ts'

/** In the order in which they are asked. What waits for a condition comes before what would be done at once. */
export const RULES: readonly Rule[] = [
  ...talkRules,
  ...memoryRules,
  ...orderRules,
  ...positionRules,
  ...dcaRules,
  ...launchRules,
  ...poolRules,
  ...wrapRules,
  ...quoteRules,
  ...swapRules,
  ...sellRules,
  ...transferRules,
  ...vaultRules,
  ...defiRules,
  ...marketRules,
  ...providerRules,
  ...tokenRules,
  ...pairRules,
  ...lastRules,
]
