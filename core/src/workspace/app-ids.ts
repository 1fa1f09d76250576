/**
 * Every app the workspace knows by its id in the query parameter `app` (docs/spec/decisions.md G01).
 * `account`, `activity` and `token` are ours: passkeys, sessions and recovery codes; every intent of the vault; one
 * token, named in the query parameter `token`.
 */
export const APP_IDS = [
  'balances',
  'toolbox',
  'swap-solana',
  'swap-ethereum',
  'swap-bsc',
  'swap-hedera',
  'lp',
  'eth-lp',
  'pumpfun',
  'launchpad',
  'launchlab',
  'trenches',
  'settings',
  'uploader',
  'memberships',
  'copy',
  'alpha',
  'conditional',
  'memory',
  'memejob',
  'fourmeme',
  'account',
  'activity',
  'token',
] as const

export type AppId = (typeof APP_IDS)[number]

export function isAppId(text: string | null | undefined): text is AppId {
  return APP_IDS.includes(text as AppId)
}
