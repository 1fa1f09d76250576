export type WalletProblem = 'rejected' | 'no-account' | 'failed'

export class WalletError extends Error {
  readonly problem: WalletProblem

  constructor(problem: WalletProblem, cause?: unknown) {
    super(`wallet ${problem}`, { cause })
    this.name = 'WalletError'
    this.problem = problem
  }
}

const USER_REJECTED_CODE = 4001

/** EIP-1193 wallets answer with code 4001; Solana wallets have only words for it. */
export function toWalletError(cause: unknown): WalletError {
  if (cause instanceof WalletError) return cause
  const { code, message, name } = (cause ?? {}) as { code?: unknown; message?: unknown; name?: unknown }
  const words = `${String(name ?? '')} ${String(message ?? '')}`
  const rejected = code === USER_REJECTED_CODE || /reject|denied|declin|cancel|closed/i.test(words)
  return new WalletError(rejected ? 'rejected' : 'failed', cause)
}
