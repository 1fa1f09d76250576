import { z } from 'zod'
import { defineRoute } from '../contract/route.ts'
import { rawAmount } from '../money/raw-amount.ts'
import { INTENT_STATES } from '../transactions/intent-state.ts'
import { vaultId } from '../vaults/contract.ts'

/**
 * One call per movement, each of which makes an intent and waits for it. A call that is repeated with the same
 * `intentId`, or the same Idempotency-Key header, answers the same and moves nothing again; without either it is refused.
 */
const money = { vaultId, intentId: z.uuid().optional() }
const address = z.string().trim().min(3).max(64)
/** In whole units as people write them: '1.5'. */
const amountText = z.string().min(1).max(160)
const evmChainId = z.union([z.literal(1), z.literal(56)])

const outcome = {
  intentId: z.uuid(),
  /** CONFIRMED, or SUBMITTED where the chain takes its time. */
  state: z.enum(INTENT_STATES),
}
const hashed = z.object({ hash: z.string(), ...outcome })
/** `tx` are the bytes that were sent, base64: sending them again is harmless. */
const wrapped = z.object({
  tx: z.string(),
  signature: z.string(),
  /** What was wrapped or unwrapped, in whole units. */
  amount: z.string(),
  ...outcome,
})

export const transferRoutes = {
  solanaTransfer: defineRoute({
    method: 'POST',
    path: '/api/solana/transfer',
    summary: "Sends SOL ('SOL') or a token (its mint) to an address",
    access: 'vault-key',
    rate: 'write',
    body: z.object({ ...money, mint: z.string().min(1).max(64), to: address, amount: amountText }),
    response: z.object({
      fromRemoteSigner: z.object({ signedTransaction: z.object({ transactionSignature: z.string() }) }),
      ...outcome,
    }),
  }),
  solanaSendTransaction: defineRoute({
    method: 'POST',
    path: '/api/solana/send-tx',
    summary: 'Sends once more a transaction that was signed here for a live intent of this vault',
    access: 'vault-key',
    rate: 'write',
    body: z.object({ vaultId, tx: z.string().min(1).max(2_000) }),
    response: z.object({ signature: z.string() }),
  }),
  solanaWrap: defineRoute({
    method: 'POST',
    path: '/api/solana/wrap',
    summary: 'Turns SOL into WSOL',
    access: 'vault-key',
    rate: 'write',
    body: z.object({ ...money, amount: amountText }),
    response: wrapped,
  }),
  solanaUnwrap: defineRoute({
    method: 'POST',
    path: '/api/solana/unwrap',
    summary: 'Turns all WSOL back into SOL',
    access: 'vault-key',
    rate: 'write',
    body: z.object(money),
    response: wrapped,
  }),
  evmSend: defineRoute({
    method: 'POST',
    path: '/api/evm/send',
    summary: 'Sends ETH (chain 1) or BNB (chain 56)',
    access: 'vault-key',
    rate: 'write',
    body: z.object({ ...money, from: address, to: address, valueWei: rawAmount, chainId: evmChainId }),
    response: hashed,
  }),
  evmSendToken: defineRoute({
    method: 'POST',
    path: '/api/evm/send-token',
    summary: 'Sends a token on Ethereum or BSC; the amount is in its smallest unit',
    access: 'vault-key',
    rate: 'write',
    body: z.object({
      ...money,
      from: address,
      to: address,
      token: address,
      amount: rawAmount,
      chainId: evmChainId,
    }),
    response: hashed,
  }),
  hederaTransfer: defineRoute({
    method: 'POST',
    path: '/api/hedera/transfer',
    summary: 'Sends HBAR to an EVM address or an account id',
    access: 'vault-key',
    rate: 'write',
    body: z.object({ ...money, from: address, to: address, amount: amountText }),
    response: hashed,
  }),
  hederaTransferToken: defineRoute({
    method: 'POST',
    path: '/api/hedera/transfer-token',
    summary: 'Sends a token (0.0.N) to an EVM address or an account id',
    access: 'vault-key',
    rate: 'write',
    body: z.object({ ...money, from: address, to: address, token: address, amount: amountText }),
    response: hashed,
  }),
  hederaWrap: defineRoute({
    method: 'POST',
    path: '/api/hedera/wrap',
    summary: 'Turns HBAR into WHBAR',
    access: 'vault-key',
    rate: 'write',
    body: z.object({ ...money, amountToWrap: amountText }),
    response: hashed,
  }),
  hederaUnwrap: defineRoute({
    method: 'POST',
    path: '/api/hedera/unwrap',
    summary: 'Turns WHBAR back into HBAR',
    access: 'vault-key',
    rate: 'write',
    body: z.object({ ...money, amount: amountText }),
    response: hashed,
  }),
}
