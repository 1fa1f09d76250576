import { useQueryClient } from '@tanstack/react-query'
import type { AccountView } from '@windhover/core/accounts/contract'
import { useRef, useState } from 'react'
import { describeBrowser } from '../../lib/describe-browser.ts'
import { beginSession } from '../../lib/session.ts'
import { registerPasskey } from './api/register-passkey.ts'
import { signInWithPasskey } from './api/sign-in-with-passkey.ts'
import { signInWithWallet } from './api/sign-in-with-wallet.ts'
import { startGuest } from './api/start-guest.ts'
import { type SignInProblem, type SignInWay, signInProblem } from './sign-in-problem.ts'
import type { SignInWallet, WalletChain } from './wallets/wallet.ts'

export type SignInState = {
  /** What the page waits for; null when it waits for the person. */
  readonly busy: SignInWay | null
  readonly problem: SignInProblem | null
}

const REST: SignInState = { busy: null, problem: null }

/** One way in at a time: starting one gives up the one before, because a wallet may never answer. */
export function useSignIn() {
  const queryClient = useQueryClient()
  const [state, setState] = useState(REST)
  const running = useRef<AbortController | null>(null)

  function stop(): AbortController {
    running.current?.abort()
    running.current = new AbortController()
    return running.current
  }

  async function run(way: SignInWay, act: (signal: AbortSignal) => Promise<AccountView>): Promise<void> {
    const { signal } = stop()
    setState({ busy: way, problem: null })
    try {
      const account = await act(signal)
      beginSession(queryClient, account)
    } catch (error) {
      if (!signal.aborted) setState({ busy: null, problem: signInProblem(way, error) })
    }
  }

  return {
    state,
    withPasskey: () => run('passkey', signInWithPasskey),
    createAccount: () => run('register', (signal) => registerPasskey(describeBrowser(), { signal })),
    withWallet: (chain: WalletChain, wallet: SignInWallet) =>
      run(chain, (signal) => signInWithWallet({ chain, wallet, signal })),
    asGuest: () => run('guest', startGuest),
    /** Forgets what is under way, and shows why, if there is a reason. */
    rest: (problem: SignInProblem | null = null) => {
      stop()
      setState({ busy: null, problem })
    },
  }
}

export type SignIn = ReturnType<typeof useSignIn>
