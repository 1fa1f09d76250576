import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '../../lib/api/api-error.ts'
import { beginSession } from '../../lib/session.ts'
import { OtherWalletAccount, provePasskey, proveWallet, startStepUp } from './api/prove-presence.ts'
import { signInCopy, stepUpCopy } from './copy.ts'
import { PasskeyError } from './passkeys/passkey-error.ts'
import type { SignInWallet } from './wallets/wallet.ts'
import { WalletError } from './wallets/wallet-error.ts'

function problemText(error: unknown): string {
  if (error instanceof OtherWalletAccount) return stepUpCopy.otherAccount
  if (error instanceof PasskeyError) {
    return error.problem === 'cancelled' ? stepUpCopy.cancelled : signInCopy.passkeyFailed
  }
  if (error instanceof WalletError) {
    return error.problem === 'rejected' ? stepUpCopy.cancelled : signInCopy.walletFailed
  }
  return errorText(error, signInCopy.failed)
}

/** The challenge is fetched when the dialog opens, so that the press itself may open the passkey prompt. */
export function useStepUpProof(onProved: () => void) {
  const queryClient = useQueryClient()
  const offer = useQuery({
    queryKey: ['step-up-offer'],
    queryFn: startStepUp,
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: false,
  })
  const proof = useMutation({
    mutationFn: (wallet: SignInWallet | null) => {
      if (offer.data === undefined) throw new Error('no challenge yet')
      if (offer.data.by === 'passkey') return provePasskey(offer.data)
      if (wallet === null) throw new WalletError('no-account')
      return proveWallet(offer.data, wallet)
    },
    onSuccess: (account) => {
      beginSession(queryClient, account)
      onProved()
    },
    // A challenge answers once: after any failure the next try needs a new one.
    onError: () => offer.refetch(),
  })
  const failure = proof.error ?? offer.error
  return { offer, proof, problem: failure === null ? null : problemText(failure) }
}
