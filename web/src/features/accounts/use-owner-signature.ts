import { useMutation, useQuery } from '@tanstack/react-query'
import type { OwnerView } from '@windhover/core/authority/contract'
import type { Passkey, Wallet } from '@windhover/core/authority/keys'
import { ownerRoutes } from '@windhover/core/authority/owner-routes'
import { passkeyProof, type SignedStatement } from '@windhover/core/authority/proofs'
import { errorText } from '../../lib/api/api-error.ts'
import { callRoute } from '../../lib/api/call-route.ts'
import { type OwnerQuestion, ownerPrompt } from '../../lib/authority/owner-prompt.ts'
import { serverNow } from '../../lib/authority/server-time.ts'
import { OtherWalletAccount } from './api/prove-presence.ts'
import { ownerCopy, signInCopy, stepUpCopy } from './copy.ts'
import { askPasskey } from './passkeys/ask-passkey.ts'
import { PasskeyError } from './passkeys/passkey-error.ts'
import { sayWithWallet, walletKey } from './wallets/say-with-wallet.ts'
import type { SignInWallet, WalletChain } from './wallets/wallet.ts'
import { WalletError } from './wallets/wallet-error.ts'

export type Confirmation = {
  /** Null until it is known what the account has. */
  readonly by: 'passkey' | 'wallet' | null
  readonly chain: WalletChain | null
  readonly isBusy: boolean
  readonly problem: string | null
  /** When a key begins to count that a recovery adds; null where none is under way. */
  readonly recoveredAt: number | null
  readonly confirm: (wallet: SignInWallet | null) => void
}

type Root = OwnerView['roots'][number]

/** Which keys the account has is asked when the dialog opens, so that the press itself may open the passkey prompt. */
export function useOwnerSignature(question: OwnerQuestion | null): Confirmation {
  const owner = useQuery({
    queryKey: ['owner-keys'],
    queryFn: () => callRoute(ownerRoutes.getOwner, {}),
    enabled: question !== null,
    staleTime: 0,
    gcTime: 0,
  })
  const roots = livingRoots(owner.data)
  const passkeys = roots.filter(({ key }) => key.type === 'passkey')
  const [wallet] = roots.filter(({ key }) => key.type === 'wallet')
  const signing = useMutation({
    mutationFn: async (picked: SignInWallet | null) => {
      if (question === null) return
      const sign = picked === null ? signWithPasskey(passkeys) : await walletSigner(picked, wallet)
      const signed: SignedStatement[] = []
      // One prompt after the other: a browser shows one at a time.
      for (const said of question.statements) signed.push(await sign(said))
      ownerPrompt.answer(signed)
    },
  })
  const failure = signing.error ?? owner.error
  const byWallet = passkeys.length === 0 && wallet !== undefined
  return {
    by: owner.data === undefined ? null : byWallet ? 'wallet' : 'passkey',
    chain: wallet?.key.type === 'wallet' ? wallet.key.chain : null,
    isBusy: signing.isPending,
    recoveredAt: recoveredAt(owner.data),
    problem: failure === null ? null : problemText(failure),
    confirm: (picked) => signing.mutate(picked),
  }
}

function livingRoots(owner: OwnerView | undefined): readonly Root[] {
  return owner?.roots.filter(({ livesFrom }) => livesFrom <= serverNow()) ?? []
}

function recoveredAt(owner: OwnerView | undefined): number | null {
  const waiting = owner?.roots.map(({ livesFrom }) => livesFrom).filter((at) => at > serverNow()) ?? []
  return waiting.length === 0 ? null : Math.min(...waiting)
}

type Sign = (said: OwnerQuestion['statements'][number]) => Promise<SignedStatement>

function signWithPasskey(roots: readonly Root[]): Sign {
  const passkeys = roots.flatMap(({ key, keyId }) => (key.type === 'passkey' ? [{ ...key, keyId }] : []))
  return async ({ statement }) => {
    const options = requestOptions(passkeys)
    const { id, response } = (await askPasskey(statement, { options })) as {
      id: string
      response: Record<string, unknown>
    }
    const used = passkeys.find(({ credentialId }) => credentialId === id)
    if (used === undefined) throw new PasskeyError('failed')
    const { authenticatorData, clientDataJSON: clientDataJson, signature } = response
    const proof = passkeyProof.parse({ by: 'passkey', authenticatorData, clientDataJson, signature })
    return { statement, keyId: used.keyId, proof }
  }
}

const ANSWER_WITHIN_MS = 120_000

function requestOptions(passkeys: readonly Passkey[]) {
  const allowCredentials = passkeys.map(({ credentialId: id }) => ({ type: 'public-key', id }))
  const [first] = passkeys
  return { rpId: first?.rpId, allowCredentials, userVerification: 'required', timeout: ANSWER_WITHIN_MS }
}

async function walletSigner(picked: SignInWallet, root: Root | undefined): Promise<Sign> {
  if (root?.key.type !== 'wallet') throw new WalletError('no-account')
  const key: Wallet = root.key
  const address = await picked.connect()
  if (walletKey(key.chain, address).address !== key.address) throw new OtherWalletAccount()
  return async (said) => {
    const signature = await sayWithWallet(picked, { key, address, ...said })
    return { statement: said.statement, keyId: root.keyId, proof: { by: 'wallet', signature } }
  }
}

function problemText(error: unknown): string {
  if (error instanceof OtherWalletAccount) return stepUpCopy.otherAccount
  if (error instanceof PasskeyError) {
    return error.problem === 'cancelled' ? ownerCopy.cancelled : signInCopy.passkeyFailed
  }
  if (error instanceof WalletError) {
    return error.problem === 'rejected' ? ownerCopy.cancelled : signInCopy.walletFailed
  }
  return errorText(error, signInCopy.failed)
}
