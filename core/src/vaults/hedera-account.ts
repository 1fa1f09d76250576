import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { defineErrors } from '../errors/app-error.ts'
import { vaultId } from './contract.ts'

const evmAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/)

const hederaAccountView = z.object({
  /** `0.0.N` */
  accountId: z.string(),
  evmAddress,
})
export type HederaAccountView = z.infer<typeof hederaAccountView>

export const hederaAccountErrors = defineErrors('hedera-account', {
  unreadable: {
    status: 503,
    text: 'The Hedera network cannot be asked right now.',
    retryable: true,
  },
  notMade: { status: 503, text: 'Failed to generate Hedera wallet', retryable: true },
})

export const hederaAccountRoutes = {
  getHederaAccount: defineRoute({
    method: 'GET',
    path: '/api/hedera/account',
    summary: 'The Hedera account behind an EVM address; its id is null before the first HBAR arrived',
    access: 'session',
    rate: 'read',
    query: z.object({ address: evmAddress }),
    response: z.object({ accountId: z.string().nullable(), evmAddress }),
  }),
  createHederaAccount: defineRoute({
    method: 'POST',
    path: '/api/hedera/account',
    summary: "Makes the vault's Hedera account by its first HBAR; one that exists is answered as it is",
    access: 'vault-key',
    rate: 'costly',
    body: z.object({ vaultId }),
    response: hederaAccountView,
  }),
}
