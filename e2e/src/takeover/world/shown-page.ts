import { readFileSync } from 'node:fs'
import type { VaultAddresses } from '@windhover/core/authority/vault-record'
import { checkVaults } from '@windhover/signer/proof/check-vault'
import type { Victim } from './open-victim.ts'

export type CheckVaults = typeof checkVaults

/** What a victim's page shows as the addresses of its vaults, of whatever the api tells it. */
export type ShownPage = (victim: Victim, told: readonly unknown[]) => ReadonlyMap<string, VaultAddresses>

/** By the module that the page uses, with what a browser knows: its owner, and the key that is served beside the page. */
export function pageOf(signerKeyFile: string, check: CheckVaults = checkVaults): ShownPage {
  const signerKey = readFileSync(signerKeyFile, 'utf8').trim()
  return ({ owner: ownerId }, told) => check(told, { signerKey, ownerId })
}
