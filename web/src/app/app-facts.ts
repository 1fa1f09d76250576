import type { AppId } from '@windhover/core/workspace/app-ids'
import type { AppLook } from '../lib/feature.ts'

export type AppFacts = AppLook & {
  /** False: always about one thing, so it is opened from there and never by its own name. */
  readonly isOffered?: false
}

/** Every app of the specification by its id, built or not: its name and where it stands in the launcher. */
export const APP_FACTS: Readonly<Record<AppId, AppFacts>> = {
  'swap-solana': { title: 'Swap Solana', group: 'Trade' },
  'swap-ethereum': { title: 'Swap Ethereum', group: 'Trade' },
  'swap-bsc': { title: 'Swap BSC', group: 'Trade' },
  'swap-hedera': { title: 'Swap Hedera', group: 'Trade' },
  conditional: { title: 'Conditional Engine', group: 'Trade' },
  copy: { title: 'Copy', group: 'Trade' },
  balances: { title: 'Balances', group: 'Wallet' },
  activity: { title: 'Activity', group: 'Wallet' },
  lp: { title: 'LP', group: 'Liquidity' },
  'eth-lp': { title: 'ETH LP', group: 'Liquidity' },
  pumpfun: { title: 'Pumpfun', group: 'Launch' },
  launchlab: { title: 'Raydium launch lab', group: 'Launch' },
  launchpad: { title: 'LaunchPad', group: 'Launch' },
  fourmeme: { title: 'Fourmeme', group: 'Launch' },
  memejob: { title: 'Memejob', group: 'Launch' },
  trenches: { title: 'Trenches', group: 'Discover' },
  alpha: { title: 'Alpha', group: 'Discover' },
  token: { title: 'Token', group: 'Discover', isOffered: false },
  account: { title: 'Account', group: 'Account' },
  memberships: { title: 'Memberships', group: 'Account' },
  memory: { title: 'Memory', group: 'Account' },
  toolbox: { title: 'Toolbox', group: 'Account' },
  uploader: { title: 'Uploader', group: 'Account' },
  settings: { title: 'Settings', group: 'Account' },
}
