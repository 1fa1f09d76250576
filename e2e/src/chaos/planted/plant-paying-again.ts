import type { SignRequest } from '@windhover/core/signing/sign-contract'
import type { FeatureParts } from '@windhover/server/composition/feature'
import type { ChainAdapter, SignedAction } from '@windhover/server/ports/chain'
import type { Signer } from '@windhover/server/ports/signer'
import { bugOfVault, type Senders } from './planted-bug.ts'

/** Far above what a lane counts up to, so that the signer's fence lets it through. */
const EPOCHS_AHEAD = 1_000
/** A send without an answer for this long counts as failed. */
const PATIENCE_MS = 250

/** Second signatures for one payment: what the lane must never ask for. */
export function plantPayingAgain(
  parts: FeatureParts,
  senders: Senders,
): {
  readonly signer: Signer
  readonly wrap: (chain: ChainAdapter) => ChainAdapter
} {
  const { signer } = parts
  const requests = new Map<string, SignRequest>()
  const sign: Signer['sign'] = async (request) => {
    const signed = await signer.sign(request)
    requests.set(signed.signedTransaction, request)
    senders.note(signed.transactionId, request.intent.vaultId)
    return signed
  }
  const wrap = (chain: ChainAdapter): ChainAdapter => {
    const senders = new Map<string, string>()
    const payAgain = async (signed: SignedAction, request: SignRequest): Promise<void> => {
      if (request.epoch >= EPOCHS_AHEAD) return
      const again = await buildAgain(chain, { request, senders })
      if (again === null) return
      const second = await signer.sign({ ...request, action: again, epoch: request.epoch + EPOCHS_AHEAD })
      await chain.submit(
        signed.chain === 'solana'
          ? { chain: signed.chain, transactionBase64: second.signedTransaction }
          : { chain: signed.chain, rawTransaction: second.signedTransaction },
      )
    }
    return {
      ...chain,
      buildTransfer: (order) => {
        senders.set(order.to, order.from)
        return chain.buildTransfer(order)
      },
      submit: async (signed) => {
        const startedMs = performance.now()
        const transactionId = await chain.submit(signed)
        const isLate = performance.now() - startedMs > PATIENCE_MS
        const request = requests.get(bytesOf(signed))
        if (request !== undefined && isPaidTwice(request, { signed, isLate }))
          await payAgain(signed, request).catch((error: unknown) =>
            process.stderr.write(`could not pay again: ${String(error)}\n`),
          )
        return transactionId
      },
    }
  }
  return { signer: { ...delegate(signer), sign }, wrap }
}

function isPaidTwice(
  { intent }: SignRequest,
  { signed, isLate }: { signed: SignedAction; isLate: boolean },
): boolean {
  const bug = bugOfVault(intent.vaultId)
  if (bug === 'retry-non-idempotent') return isLate
  return bug === (signed.chain === 'solana' ? 'pay-again-with-fresh-blockhash' : 'double-submit-new-nonce')
}

function bytesOf(signed: SignedAction): string {
  return signed.chain === 'solana' ? signed.transactionBase64 : signed.rawTransaction
}

/** The same payment as another transaction: the next nonce, or the newest blockhash. */
async function buildAgain(
  chain: ChainAdapter,
  { request, senders }: { request: SignRequest; senders: ReadonlyMap<string, string> },
): Promise<SignRequest['action'] | null> {
  const { intent, action } = request
  if ('nonce' in action) return { ...action, nonce: action.nonce + 1 }
  const from = intent.type === 'transfer' ? senders.get(intent.to) : undefined
  if (intent.type !== 'transfer' || from === undefined) return null
  const { to, token } = intent
  const built = await chain.buildTransfer({ from, to, token, amountRaw: BigInt(intent.amountRaw) })
  return built.chain === 'solana' ? { chain: built.chain, transactionBase64: built.transactionBase64 } : null
}

/** A signer that is a class keeps its own `this`. */
function delegate(signer: Signer): Signer {
  return {
    createVaultKeys: (...asked) => signer.createVaultKeys(...asked),
    acceptStatement: (request) => signer.acceptStatement(request),
    getOwner: (ownerId) => signer.getOwner(ownerId),
    attestOwner: (asked) => signer.attestOwner(asked),
    acceptApproval: (request) => signer.acceptApproval(request),
    sign: (request) => signer.sign(request),
    getPolicy: (vaultId) => signer.getPolicy(vaultId),
    changePolicy: (change) => signer.changePolicy(change),
    withdrawRaise: (withdrawal) => signer.withdrawRaise(withdrawal),
    getAuditHead: () => signer.getAuditHead(),
    getPaymentRecord: (asked) => signer.getPaymentRecord(asked),
    health: () => signer.health(),
    close: () => signer.close(),
  }
}
