import { generateKeyPairSync } from 'node:crypto'
import type { Attestation, FactOf } from '@windhover/core/authority/facts'
import { factSigner } from '@windhover/witness/sign-fact'
import type { Attack } from '../attack.ts'
import type { Attacker } from '../attacker/attacker.ts'
import type { World } from '../world/world.ts'
import { LARGE, tryPayment } from './pay.ts'

const LINE = 'prices: none, stale, one source lying, decimals'
const TWO_MINUTES_MS = 120_000

/** As if a coin were worth next to nothing: under a limit of a dollar, thousands would leave. */
export const CHEAP: FactOf<'price'> = {
  kind: 'price',
  chain: 'ethereum',
  token: 'native',
  decimals: 18,
  usdLow: '0.0001',
  usdHigh: '0.0001',
  sources: ['one', 'two'],
}

/** What leaves, valued by facts that no witness says, or not now, not here and not about this. */
export const PRICE_ATTACKS: readonly Attack[] = [
  priced('value withheld', async () => []),
  priced('price signed by a stranger', async () => [signedByStranger(CHEAP)]),
  priced("price signed by a stranger in the witness's name", async (attacker) => {
    const [genuine] = await askPrice(attacker)
    return genuine === undefined ? [] : [{ ...signedByStranger(CHEAP), key: genuine.key }]
  }),
  priced("witness's price with other figures", async (attacker) =>
    (await askPrice(attacker)).map((said) => ({ ...said, fact: CHEAP })),
  ),
  priced("witness's price with other decimals", async (attacker) =>
    (await askPrice(attacker)).flatMap((said) =>
      said.fact.kind === 'price' ? [{ ...said, fact: { ...said.fact, decimals: 30 } }] : [],
    ),
  ),
  priced('price of two minutes ago', async (_, world) => [
    await world.witnessed(CHEAP, { atMs: Date.now() - TWO_MINUTES_MS }),
  ]),
  priced('old price told as a new one', async (_, world) => {
    const old = await world.witnessed(CHEAP, { atMs: Date.now() - TWO_MINUTES_MS })
    return [{ ...old, at: Date.now() }]
  }),
  priced('price of tomorrow', async (_, world) => [
    await world.witnessed(CHEAP, { atMs: Date.now() + 24 * 60 * 60_000 }),
  ]),
  priced('price of another world', async (_, world) => [
    await world.witnessed(CHEAP, { atMs: Date.now(), world: 'live' }),
  ]),
  priced('price of another token', async (attacker) => {
    const cheap = await attacker.attest([{ kind: 'price', chain: 'hedera', token: 'native' }])
    if (cheap.length === 0) throw new Error('the witness knows no price of HBAR')
    return cheap
  }),
  priced("price of another token under this one's name", async (attacker) => {
    const cheap = await attacker.attest([{ kind: 'price', chain: 'hedera', token: 'native' }])
    return cheap.map((said) =>
      said.fact.kind === 'price' ? { ...said, fact: { ...said.fact, chain: 'ethereum' as const } } : said,
    )
  }),
  priced('low price beside the true one', async (attacker) => [
    signedByStranger(CHEAP),
    ...(await askPrice(attacker)),
  ]),
]

function priced(
  name: Attack['name'],
  makeFacts: (attacker: Attacker, world: World) => Promise<readonly Attestation[]>,
): Attack {
  return {
    name,
    line: LINE,
    run: async (attacker, world) => {
      const victim = await world.victim()
      await world.setLimits(victim, { perTransactionUsd: 1 })
      return await tryPayment(attacker, world, {
        victim,
        payment: { to: world.stranger('evm'), amountRaw: LARGE },
        approve: (intent) => world.approve(victim, intent),
        request: { facts: [...(await makeFacts(attacker, world))] },
      })
    },
  }
}

function signedByStranger(fact: FactOf<'price'>): Attestation {
  return factSigner('practice', generateKeyPairSync('ed25519').privateKey).sign(fact, Date.now())
}

async function askPrice(attacker: Attacker): Promise<readonly Attestation[]> {
  const said = await attacker.attest([{ kind: 'price', chain: 'ethereum', token: 'native' }])
  if (said.length === 0) throw new Error('the witness says no price')
  return said
}
