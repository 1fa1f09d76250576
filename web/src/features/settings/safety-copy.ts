import type { LimitName } from '@windhover/core/safety/limits'

export const safetyCopy = {
  title: 'Safety',
  hint: 'Limits, keys and new recipients',
  tabs: { limits: 'Limits', keys: 'Keys and devices', recipients: 'Recipients' },
  tabList: 'Parts of Safety',
  hintPaused: 'This vault is paused',
  back: 'Back to Settings',
  loadFailed: 'The limits could not be loaded.',
  loading: 'Loading limits',
  loadingKeys: 'Loading keys',
  pauseTitle: 'Pause this vault',
  pauseHint: 'Stops all signing at once. Resuming needs your passkey.',
  pausedHint: 'Nothing is signed for this vault. Resuming needs your passkey.',
  paused: 'Paused',
  pauseDone: 'Vault paused',
  resumeDone: 'Vault resumed',
  pauseFailed: 'The vault could not be paused. Please try again.',
  resumeFailed: 'The vault could not be resumed.',
  limitsTitle: 'Spending limits',
  limitsRule: 'Lower now, higher after 24 h',
  limitsHint: 'Transactions above your limits are never signed.',
  perTransaction: 'Per transaction',
  perTransactionField: 'Limit per transaction in US dollars',
  largest: (usd: string) => `Largest ${usd}`,
  largestNone: 'Nothing sent yet',
  ofLimit: (percent: number) => `${percent}% of the limit`,
  lastDay: 'last 24 h',
  rolling: 'In any 24 h',
  rollingField: 'Limit in any 24 hours in US dollars',
  rollingHint: 'Everything that leaves this vault',
  used: (usd: string) => `${usd} used`,
  left: (usd: string) => `${usd} left`,
  overBy: 'Nothing left',
  save: 'Save',
  saving: 'Saving…',
  lowered: 'Limit lowered',
  raiseWhat: (vaultId: string) => `Higher limits for Vault #${vaultId}, in 24 h`,
  resumeWhat: (vaultId: string) => `Resume Vault #${vaultId}`,
  raiseAsked: 'The new limit starts in 24 h',
  saveFailed: 'The limit could not be changed.',
  willLower: 'Takes effect at once.',
  willRaise: 'Needs your passkey and starts in 24 h. You can withdraw it until then.',
  amountInvalid: 'Enter an amount from $0.01 to $10,000,000.',
  recipientTitle: 'New recipients',
  recipientHint: 'The first payment to a new address waits this long.',
  recipientField: 'Waiting time for new recipients',
  off: 'Off',
  hours: (hours: number) => `${hours} h`,
  raiseTo: (limit: LimitName, value: number): readonly [before: string, figure: string, after: string] =>
    RAISE_WORDS[limit](value),
  startsIn: (length: string) => `starts in ${length}`,
  startsNow: 'starts in a moment',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing…',
  withdrawn: 'Withdrawn. The limit stays as it is.',
  withdrawFailed: 'The request could not be withdrawn.',
}

export function showUsd(usd: number): string {
  return usd.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}

/** What is lent is counted in whole dollars. */
export function showWholeUsd(usd: number): string {
  return usd.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
}

const RAISE_WORDS: Readonly<Record<LimitName, (value: number) => readonly [string, string, string]>> = {
  perTransactionUsd: (value) => ['Raise to ', showUsd(value), ' per transaction'],
  rolling24hUsd: (value) => ['Raise to ', showUsd(value), ' in any 24 h'],
  newRecipientDelayHours: (value) =>
    value === 0 ? ['New recipients ', 'without a wait', ''] : ['New recipients after ', `${value} h`, ''],
}
