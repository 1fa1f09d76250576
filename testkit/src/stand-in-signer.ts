import { getBase64Encoder, getSignatureFromTransaction, getTransactionDecoder } from '@solana/kit'
import type { SignableAction, SignRequest } from '@windhover/core/signing/sign-contract'
import type { SignedAction, UnsignedAction } from '@windhover/server/ports/chain'
import { type Hex, keccak256 } from 'viem'
import { type ActionSigner, createEvmSigner, createSolanaSigner } from './action-signer.ts'
import type { LaneSigner } from './start-test-lanes.ts'

type Keys = { readonly solana: ActionSigner; readonly evm: ActionSigner }

export type StandInSigner = LaneSigner & {
  readonly requests: SignRequest[]
  /** The vault's own key in the test's hands, for what the lane knows nothing about. */
  readonly signAs: (vaultId: string, action: UnsignedAction) => Promise<SignedAction>
  /** Runs before each signature and may throw. */
  before: (request: SignRequest) => Promise<void>
}

/** Stands in for the signer where a test is about the lane alone: it signs whatever it is given, and remembers it. */
export function createStandInSigner(): StandInSigner {
  const vaults = new Map<string, Promise<Keys>>()
  const keysOf = (vaultId: string): Promise<Keys> => {
    const known = vaults.get(vaultId)
    if (known !== undefined) return known
    const made = createSolanaSigner().then((solana) => ({ solana, evm: createEvmSigner() }))
    vaults.set(vaultId, made)
    return made
  }
  const signer: StandInSigner = {
    requests: [],
    before: async () => {},
    signAs: async (vaultId, action) => {
      const keys = await keysOf(vaultId)
      return await (action.chain === 'solana' ? keys.solana : keys.evm).sign(action)
    },
    acceptStatement: async ({ owner = '' }) => ({ hash: owner, ownerId: owner }),
    acceptApproval: async ({ signed }) => ({ by: 'root', keyId: signed.keyId }),
    createVaultKeys: async (vaultId, ownerId) => {
      const { solana, evm } = await keysOf(vaultId)
      return { vaultId, solanaPublicKey: solana.address, evmAddress: evm.address, ownerId }
    },
    sign: async (request) => {
      await signer.before(request)
      signer.requests.push(request)
      const signed = await signer.signAs(request.intent.vaultId, toAction(request.action))
      if (signed.chain !== 'solana') {
        const signedTransaction = signed.rawTransaction
        return { signedTransaction, transactionId: keccak256(signedTransaction as Hex) }
      }
      const wire = getTransactionDecoder().decode(getBase64Encoder().encode(signed.transactionBase64))
      return {
        signedTransaction: signed.transactionBase64,
        transactionId: getSignatureFromTransaction(wire),
      }
    },
  }
  return signer
}

function toAction(action: SignableAction): UnsignedAction {
  if (action.chain === 'solana') return { ...action, feePayer: '', lastValidBlockHeight: 0n, blockhash: '' }
  if ('order' in action) throw new Error('the stand-in signs no orders')
  return {
    ...action,
    from: '',
    valueWei: BigInt(action.valueWei),
    gasLimit: BigInt(action.gasLimit),
    maxFeePerGasWei: BigInt(action.maxFeePerGasWei),
    maxPriorityFeePerGasWei: BigInt(action.maxPriorityFeePerGasWei),
  }
}
