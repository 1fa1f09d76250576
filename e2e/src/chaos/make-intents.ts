import type { Intent } from '@windhover/core/transactions/intent'
import type { ChaosWorld } from './chaos-world.ts'
import { madeEvmAddress, madeId, madeSolanaAddress } from './made-addresses.ts'
import type { ChaosVault } from './open-vaults.ts'
import type { MoneyPlan, PlannedIntent } from './plan-money.ts'

export type MadeIntent = {
  readonly planned: PlannedIntent
  readonly vault: ChaosVault
  readonly body: Intent
}

/** Tokens of Hedera go only to those who accept them, so all of them go to one account. */
export const collectorOf = (seed: string) => madeEvmAddress(`${seed}/collector`)

/** The plan with names: who pays, whom, and under which id. Everybody else is paid once in their life. */
export function makeIntents(
  plan: MoneyPlan,
  { vaults, world }: { vaults: readonly ChaosVault[]; world: ChaosWorld },
): readonly MadeIntent[] {
  return plan.intents.map((planned) => {
    const vault = vaults[planned.vault]
    if (vault === undefined) throw new Error(`there is no vault ${planned.vault}`)
    return { planned, vault, body: makeBody({ seed: plan.seed, planned, vault, world }) }
  })
}

function makeBody(given: {
  seed: string
  planned: PlannedIntent
  vault: ChaosVault
  world: ChaosWorld
}): Intent {
  const { seed, planned, vault, world } = given
  const { chain, movement } = planned
  const name = `${seed}/intent/${planned.index}`
  const common = { id: madeId(name), vaultId: vault.vaultId, amountRaw: `${planned.amountRaw}` } as const
  if (movement === 'wrap') {
    if (chain !== 'solana' && chain !== 'hedera') throw new Error(`nothing is wrapped on ${chain}`)
    return { ...common, type: 'wrap', chain }
  }
  const token = movement === 'native' ? 'native' : world[chain].token
  const isCollected = chain === 'hedera' && movement === 'token'
  const fresh = chain === 'solana' ? madeSolanaAddress(name) : madeEvmAddress(name)
  return { ...common, type: 'transfer', chain, token, to: isCollected ? collectorOf(seed) : fresh }
}
