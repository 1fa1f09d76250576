import { z } from 'zod'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { amountField, chainField, tokenField } from '../toolbox/tool-fields.ts'
import { proposal } from '../transactions/proposal.ts'

const wrapChain = z.enum(['solana', 'hedera'])

export const transferTools = {
  proposeTransfer: defineTool({
    name: 'propose_transfer',
    categories: ['solana', 'ethereum', 'hedera'],
    effect: 'propose',
    description: 'Prepares sending coins or tokens',
    progress: 'Preparing the transfer',
    input: z.object({
      token: tokenField,
      amount: amountField,
      to: z
        .string()
        .trim()
        .min(1)
        .max(64)
        .describe('Address, Hedera account id or name of a contact, as the person wrote it'),
      chain: chainField,
    }),
    output: answerOr({ proposal }),
  }),
  proposeWrap: defineTool({
    name: 'propose_wrap',
    categories: ['solana', 'hedera'],
    effect: 'propose',
    description: 'Prepares wrapping SOL into WSOL or HBAR into WHBAR',
    progress: 'Preparing the wrap',
    input: z.object({ chain: wrapChain, amount: amountField }),
    output: answerOr({ proposal }),
  }),
  proposeUnwrap: defineTool({
    name: 'propose_unwrap',
    categories: ['solana', 'hedera'],
    effect: 'propose',
    description: 'Prepares unwrapping WSOL into SOL (always all of it) or WHBAR into HBAR',
    progress: 'Preparing the unwrap',
    input: z.object({ chain: wrapChain, amount: amountField.default('all') }),
    output: answerOr({ proposal }),
  }),
}
