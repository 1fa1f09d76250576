import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { tokenField } from '../toolbox/tool-fields.ts'
import { pnlSpan, pnlSpanName } from './contract.ts'

const usd = z.number().nullable()

const toldPosition = z.object({
  chain: chainId,
  /** `native`, or the token's address on its chain. */
  address: z.string(),
  symbol: z.string(),
  /** What it made over the span. */
  pnlUsd: usd,
  /** Held now; null where it has no price. */
  valueUsd: usd,
})

export const pnlTools = {
  getPnl: defineTool({
    name: 'get_pnl',
    categories: ['required'],
    effect: 'read',
    description:
      'What the selected vault made or lost: today, in 7 or 30 days or since its first deposit, and which tokens did it; or what one token made. Deposits and withdrawals are not counted. What is null is not known: never guess it',
    progress: 'Working out profit and loss',
    input: z.object({
      span: pnlSpanName.default('today').describe('today (since midnight UTC), 7d, 30d or all'),
      token: tokenField.optional().describe('Symbol or address of one token; leave it out for the vault'),
    }),
    output: answerOr({
      ...pnlSpan.shape,
      /** What was asked about; null: the whole vault. */
      token: z.string().nullable(),
      /** Of all time, whatever the span: what sales brought, and what is held gained. */
      realisedUsd: usd,
      unrealisedUsd: usd,
      /** Best first. Of the vault those that made and lost the most, of a token all that there are. */
      positions: z.array(toldPosition),
      /** False where a network could not be read. */
      isComplete: z.boolean(),
    }),
  }),
}
