import { transferRoutes } from '@windhover/core/transfers/contract'
import type { VaultView } from '@windhover/core/vaults/contract'
import { vaultKeyErrors } from '@windhover/core/vaults/errors'
import { hederaAccountRoutes } from '@windhover/core/vaults/hedera-account'
import type { KeyScope } from '@windhover/core/vaults/key-contract'
import {
  bindRoute,
  type Caller,
  type RouteBinding,
  type VaultGrant,
} from '../../platform/http/route-binding.ts'
import type { SessionInfo } from '../../ports/identity.ts'
import { type By, chooseIntentId, type Sent } from '../transactions/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import { makeEvmTransfer } from './make-evm-intent.ts'
import { makeHederaTransfer, makeHederaWrap } from './make-hedera-intent.ts'
import { makeSolanaTransfer, makeSolanaWrap } from './make-solana-intent.ts'
import { openHederaAccount } from './open-hedera-account.ts'
import type { TransferParts } from './parts.ts'
import { runIntent } from './run-intent.ts'
import { sendSignedTransaction } from './send-signed.ts'
import { runUnwrapAll, runWrap } from './wrap-sol.ts'

const NEEDED_SCOPE: KeyScope = 'transfer'

export function transferBindings(parts: TransferParts): readonly RouteBinding[] {
  return [...solanaBindings(parts), ...evmBindings(parts), ...hederaBindings(parts)]
}

type MoneyCall = {
  readonly body: { readonly vaultId: string; readonly intentId?: string | undefined }
  readonly caller: Caller
  readonly session: SessionInfo
  readonly grant: VaultGrant
}

/** Who acts, with which vault, under which id. */
async function openCall(
  { db }: TransferParts,
  call: MoneyCall,
): Promise<{ by: By; vault: VaultView; id: string }> {
  requireScope(call.grant)
  const { userId } = call.session
  const { vaultId, intentId } = call.body
  const id = chooseIntentId({ vaultId, intentId, headers: call.caller.visitor.headers })
  const by = { userId, approve: call.grant.approve }
  return { by, vault: await findOwnVault(db, { userId, vaultId }), id }
}

function requireScope(grant: VaultGrant): void {
  if (!grant.scopes.includes(NEEDED_SCOPE)) throw vaultKeyErrors.scopeMissing()
}

const hashOf = ({ transactionId, intentId, state }: Sent) => ({ hash: transactionId, intentId, state })

function solanaBindings(parts: TransferParts): RouteBinding[] {
  return [
    bindRoute(transferRoutes.solanaTransfer, async (call) => {
      const { by, vault, id } = await openCall(parts, call)
      const intent = await makeSolanaTransfer(parts, { ...call.body, vault, id })
      const { transactionId, intentId, state } = await runIntent(parts, { ...by, intent })
      const signedTransaction = { transactionSignature: transactionId }
      return { fromRemoteSigner: { signedTransaction }, intentId, state }
    }),
    bindRoute(transferRoutes.solanaSendTransaction, async ({ body, grant }) => {
      requireScope(grant)
      return await sendSignedTransaction(parts, body)
    }),
    bindRoute(transferRoutes.solanaWrap, async (call) => {
      const { by, vault, id } = await openCall(parts, call)
      return await runWrap(parts, { ...by, intent: makeSolanaWrap({ ...call.body, vault, id }) })
    }),
    bindRoute(
      transferRoutes.solanaUnwrap,
      async (call) => await runUnwrapAll(parts, await openCall(parts, call)),
    ),
  ]
}

function evmBindings(parts: TransferParts): RouteBinding[] {
  return [
    bindRoute(transferRoutes.evmSend, async (call) => {
      const { by, vault, id } = await openCall(parts, call)
      const { chainId, from, to, valueWei: amountRaw } = call.body
      const intent = makeEvmTransfer(parts, { id, vault, chainId, from, to, amountRaw })
      return hashOf(await runIntent(parts, { ...by, intent }))
    }),
    bindRoute(transferRoutes.evmSendToken, async (call) => {
      const { by, vault, id } = await openCall(parts, call)
      const { chainId, from, to, token, amount: amountRaw } = call.body
      const intent = makeEvmTransfer(parts, { id, vault, chainId, from, to, token, amountRaw })
      return hashOf(await runIntent(parts, { ...by, intent }))
    }),
  ]
}

function hederaBindings(parts: TransferParts): RouteBinding[] {
  return [
    bindRoute(transferRoutes.hederaTransfer, async (call) => {
      const { by, vault, id } = await openCall(parts, call)
      const { from, to, amount } = call.body
      const intent = await makeHederaTransfer(parts, { id, vault, from, to, amount })
      return hashOf(await runIntent(parts, { ...by, intent }))
    }),
    bindRoute(transferRoutes.hederaTransferToken, async (call) => {
      const { by, vault, id } = await openCall(parts, call)
      const intent = await makeHederaTransfer(parts, { ...call.body, id, vault })
      return hashOf(await runIntent(parts, { ...by, intent }))
    }),
    bindRoute(transferRoutes.hederaWrap, async (call) => {
      const { by, vault, id } = await openCall(parts, call)
      const intent = makeHederaWrap('wrap', { id, vault, amount: call.body.amountToWrap })
      return hashOf(await runIntent(parts, { ...by, intent }))
    }),
    bindRoute(transferRoutes.hederaUnwrap, async (call) => {
      const { by, vault, id } = await openCall(parts, call)
      const intent = makeHederaWrap('unwrap', { id, vault, amount: call.body.amount })
      return hashOf(await runIntent(parts, { ...by, intent }))
    }),
    bindRoute(hederaAccountRoutes.createHederaAccount, async ({ session, body, grant }) => {
      requireScope(grant)
      const { userId } = session
      const vault = await findOwnVault(parts.db, { userId, vaultId: body.vaultId })
      return await openHederaAccount(parts, { userId, vault })
    }),
  ]
}
