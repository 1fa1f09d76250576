import { setTimeout as sleep } from 'node:timers/promises'
import type { ChainId } from '@windhover/core/chains/chain'
import { CHAIN_IDS, type Contest } from '../world/open-contest.ts'
import { ownerOn } from '../world/person.ts'
import type { StoredIntent } from './judge.ts'
import type { Holding } from './judge-funds.ts'

export type KeptMemory = { readonly id: string; readonly vaultId: string; readonly content: string }

/** All that an attacker could want to change, read past the product. */
export type Stock = {
  readonly holdings: readonly Holding[]
  readonly intents: readonly StoredIntent[]
  /** Intents for which the signer has put its name under anything. */
  readonly signed: readonly { readonly intentId: string; readonly vaultId: string }[]
  readonly keptMemories: readonly KeptMemory[]
  /** One text per vault and kind: settings, limits, waiting raises, keys. */
  readonly rules: ReadonlyMap<string, string>
}

export async function takeStock(contest: Contest): Promise<Stock> {
  const [holdings, books] = await Promise.all([readHoldings(contest), readBooks(contest)])
  return { ...books, holdings }
}

/** Without the chains: enough to see that something is wrong, at once. */
export async function readBooks({
  sql,
  signerSql,
}: Pick<Contest, 'sql' | 'signerSql'>): Promise<Omit<Stock, 'holdings'>> {
  const [intents, signed, keptMemories, rules] = await Promise.all([
    sql<StoredIntent[]>`
      select id, vault_id::text as "vaultId", state, intent_hash as "intentHash", body,
        (extract(epoch from created_at) * 1000)::float8 as "createdAtMs"
      from intents order by position`,
    signerSql<{ intentId: string; vaultId: string }[]>`
      select intent_id::text as "intentId", vault_id as "vaultId" from signer.signed_slots`,
    sql<KeptMemory[]>`
      select id, vault_id::text as "vaultId", content from memories where confirmed_at is not null`,
    readRules({ sql, signerSql }),
  ])
  return { intents, signed, keptMemories, rules }
}

async function readHoldings({ chains, everybody }: Contest): Promise<readonly Holding[]> {
  const read = everybody.flatMap((person) => CHAIN_IDS.map((chain) => readOne(chains, { chain, person })))
  return (await Promise.all(read)).flat()
}

async function readOne(
  chains: Contest['chains'],
  { chain, person }: { chain: ChainId; person: Contest['everybody'][number] },
): Promise<Holding[]> {
  const held = await readPatiently(() => chains[chain].getBalances(ownerOn(person, chain)))
  const { vaultId } = person
  return held.map(({ token, amountRaw }) => ({ vaultId, chain, token, amountRaw }))
}

const TRIES = 20
const PAUSE_MS = 500

/** A chain that is busy is asked again: without its answer nothing can be judged. */
async function readPatiently<Value>(
  read: () => Promise<{ state: 'known'; value: Value } | { state: string }>,
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    const reading = await read()
    if ('value' in reading && reading.state === 'known') return reading.value
    if (tries >= TRIES) throw new Error(`balances are ${reading.state}`)
    await sleep(PAUSE_MS)
  }
}

type Rule = { readonly kind: string; readonly vaultId: string; readonly text: string }

async function readRules({
  sql,
  signerSql,
}: Pick<Contest, 'sql' | 'signerSql'>): Promise<ReadonlyMap<string, string>> {
  const [ours, signers] = await Promise.all([
    sql<Rule[]>`
      select 'settings' as kind, vault_id::text as "vaultId", settings::text as text from vault_settings
      union all
      select 'keys', vault_id::text, count(*)::text from vault_api_keys group by vault_id`,
    signerSql<Rule[]>`
      select 'limits' as kind, vault_id as "vaultId", concat_ws(' ', per_transaction_micro_usd,
        rolling_24h_micro_usd, new_recipient_delay_hours, is_paused) as text
      from signer.policies
      union all
      select 'raises', vault_id, string_agg(limit_name || '=' || value, ' ' order by limit_name)
      from signer.raises group by vault_id`,
  ])
  return new Map([...ours, ...signers].map(({ kind, vaultId, text }) => [`${kind} of ${vaultId}`, text]))
}
