import { z } from 'zod'
import { vaultId } from '../vaults/contract.ts'

/** Fields that intents of every kind are made of. */

/**
 * The id is made by the client before the first send: the same id with the same body is the same intent, with another
 * body it is refused.
 */
export const intentBase = { id: z.uuid(), vaultId }

/** The native coin, or a token by the address its chain knows it by (mint, contract, `0.0.N`). */
export const tokenRef = z.string().min(1).max(64)

/** In the chain's own spelling; an account number of Hedera has been resolved to its EVM address. */
export const recipientRef = z.string().min(3).max(64)
