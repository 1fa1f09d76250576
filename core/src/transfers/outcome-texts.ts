/** Everything the dialogs of this capability do. */
export type TransferAction =
  | 'solana-send'
  | 'evm-send'
  | 'evm-send-token'
  | 'hedera-send'
  | 'hedera-send-token'
  | 'solana-wrap'
  | 'solana-unwrap'
  | 'hedera-wrap'
  | 'hedera-unwrap'

export const TRANSFER_TOAST_MS = 5_000
export const WRAP_TOAST_MS = 5_000

const SUCCESS: Readonly<Record<TransferAction, (amountText: string) => string>> = {
  'solana-send': () => 'Transfer successful',
  'evm-send': () => 'Transaction successful',
  'evm-send-token': () => 'Transaction successful',
  'hedera-send': () => 'Hedera transfer sent',
  'hedera-send-token': () => 'Hedera token transfer sent',
  'solana-wrap': (amount) => `Wrapped ${amount} SOL to WSOL`,
  'solana-unwrap': (amount) => `Unwrapped ${amount} WSOL to SOL`,
  'hedera-wrap': (amount) => `Wrapped ${amount} HBAR to WHBAR`,
  'hedera-unwrap': (amount) => `Unwrapped ${amount} WHBAR to HBAR`,
}

const transferFailed = (message: string | null) =>
  message === null ? 'Transfer failed' : `Transfer failed: ${message}`

const FAILURE: Readonly<Record<TransferAction, (message: string | null) => string>> = {
  'solana-send': transferFailed,
  'evm-send': (message) => message ?? 'Failed to send transaction',
  'evm-send-token': (message) => message ?? 'Failed to send token',
  'hedera-send': transferFailed,
  'hedera-send-token': transferFailed,
  'solana-wrap': () => 'Failed to wrap SOL',
  'solana-unwrap': () => 'Failed to unwrap WSOL',
  'hedera-wrap': () => 'Failed to wrap HBAR',
  'hedera-unwrap': () => 'Failed to unwrap WHBAR',
}

/** `amountText` as it was typed, or what came out where all was unwrapped. */
export function successText(action: TransferAction, amountText: string): string {
  return SUCCESS[action](amountText)
}

/** `message` is what the server said, null where it said nothing. */
export function failureText(action: TransferAction, message: string | null): string {
  return FAILURE[action](message === '' ? null : message)
}
