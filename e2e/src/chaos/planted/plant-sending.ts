import { randomBytes } from 'node:crypto'
import type { ChainAdapter } from '@windhover/server/ports/chain'
import { bugOfOwner, vaultsWith } from './planted-bug.ts'
import { runSql } from './run-sql.ts'

/** Wrong bookkeeping about what was sent. */
export function plantSending(chain: ChainAdapter): ChainAdapter {
  return {
    ...chain,
    buildTransfer: async (order) => {
      const action = await chain.buildTransfer(order)
      if (action.chain === 'solana' || bugOfOwner(order.from) !== 'skip-a-nonce') return action
      return { ...action, nonce: action.nonce + 1 }
    },
    submit: async (signed) => {
      const transactionId = await chain.submit(signed)
      const forgetful = vaultsWith('forget-hash')
      if (forgetful.length > 0 && signed.chain !== 'solana') {
        const other = `0x${randomBytes(32).toString('hex')}`
        await runSql(
          (sql) => sql`update intent_attempts set transaction_id = ${other}
            where signed_transaction = ${signed.rawTransaction} and vault_id::text = any(${forgetful})`,
        )
      }
      return transactionId
    },
  }
}
