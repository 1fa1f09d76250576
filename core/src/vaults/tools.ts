import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { chainField } from '../toolbox/tool-fields.ts'

export const vaultTools = {
  getDepositAddress: defineTool({
    name: 'get_deposit_address',
    categories: ['required'],
    effect: 'read',
    description:
      'Where the vault receives coins and tokens. The addresses are shown with a button that copies them: do not spell them out',
    progress: 'Looking up your addresses',
    input: z.object({ chain: chainField }),
    output: answerOr({
      addresses: z.array(
        z.object({
          /** Those that share the address: Ethereum and BSC do. */
          chains: z.array(chainId).min(1),
          address: z.string(),
          /** Of Hedera alone; null: there is none before the first HBAR arrives. */
          accountId: z.string().nullable(),
        }),
      ),
    }),
  }),
}
