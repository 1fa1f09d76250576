import { noteFigures } from '@windhover/testkit/campaign-figures'
import { campaignTimeoutMs, sizeOf } from '@windhover/testkit/campaigns'
import { createSoftwarePasskey } from '@windhover/testkit/software-passkey'
import { makeTestDevice } from '@windhover/testkit/test-device'
import postgres from 'postgres'
import { describe, expect, it } from 'vitest'
import { HttpVisitor } from '../support/http-visitor.ts'
import { signUpAnyhow, waitForVaults } from '../support/sign-up-anyhow.ts'
import type { TestProduct } from '../support/start-test-product.ts'

const { rounds: ROUNDS } = sizeOf('sign-up')
const VICTIMS = ['api-1', 'api-2', 'worker-1', 'worker-2', 'signer', 'restate'] as const
/** A sign-up takes about this long from the first call to the vault. */
const SIGN_UP_MS = 250

export function testKillDuringSignUp(given: () => TestProduct): void {
  describe('a process killed during sign-up', () => {
    it(
      `leaves exactly one vault per account, ${ROUNDS} times at random points`,
      async () => {
        const product = given()
        const vaultsByUser = new Map<string, string>()
        for (let round = 0; round < ROUNDS; round += 1) {
          const victim = VICTIMS[round % VICTIMS.length] ?? 'api-1'
          const visitor = new HttpVisitor(product.origin)
          const passkey = createSoftwarePasskey({ origin: product.origin })
          const instances = round % 2 === 0 ? product.instances : product.instances.toReversed()

          const signedUp = signUpAnyhow(visitor, { passkey, device: makeTestDevice() }, instances)
          const afterMs = Math.random() * SIGN_UP_MS
          await new Promise((resolve) => setTimeout(resolve, afterMs))
          await product.kill9(victim)
          const { userId } = await signedUp
          const vaults = await waitForVaults(visitor, instances)
          expect(vaults, `round ${round}, ${victim} killed after ${afterMs.toFixed(0)} ms`).toHaveLength(1)
          vaultsByUser.set(userId, vaults[0] ?? '')
          await product.waitUntilReady(victim)
        }
        expect(vaultsByUser.size).toBe(ROUNDS)
        expect(new Set(vaultsByUser.values()).size).toBe(ROUNDS)
        await expectOneVaultPerAccount(product)
        const each = ROUNDS / VICTIMS.length
        noteFigures('sign-up', `0 of ${ROUNDS} (${each} each of two apis, two workers, signer, Restate)`)
      },
      campaignTimeoutMs(),
    )
  })
}

/** What the databases say, also about accounts whose owner never got an answer. */
async function expectOneVaultPerAccount({ addresses }: TestProduct): Promise<void> {
  const server = postgres(addresses.databaseUrl, { max: 1 })
  const signer = postgres(addresses.signerDatabaseUrl, { max: 1 })
  try {
    const uneven = () => server`
      select u.id, count(v.token_id)::int as vaults, count(v.ready_at)::int as ready
      from account_user u left join vaults v on v.user_id = u.id
      group by u.id having count(v.token_id) <> 1 or count(v.ready_at) <> 1`
    await expect.poll(uneven, { timeout: 30_000, interval: 500 }).toEqual([])
    const [{ vaults } = { vaults: 0 }] = await server`select count(*)::int as vaults from vaults`
    const keys = await signer`
      select vault_id, count(*)::int as families from signer.vault_keys group by vault_id`
    expect(keys).toHaveLength(vaults)
    expect(keys.every((row) => row.families === 2)).toBe(true)
  } finally {
    await Promise.all([server.end(), signer.end()])
  }
}
