import { rewrapHeadKey } from './rewrap-head-key.ts'
import { type Exchange, rewrapBatch } from './rewrap-vaults.ts'

const VAULTS_PER_BATCH = 64

export type ExchangeResult = {
  readonly rewrapped: number
  /** Vaults that are not under the new root key at the end. */
  readonly left: number
  readonly problems: readonly string[]
}

/**
 * Seals everything under the new root key. Vaults that signers make under the old one meanwhile are found by another
 * round, so it ends when a round has found nothing to do.
 */
export async function exchangeRootKey(
  exchange: Exchange,
  onBatch: (rewrapped: number) => void = () => {},
): Promise<ExchangeResult> {
  if (exchange.from.kind === exchange.to.kind && exchange.from.keyId === exchange.to.keyId)
    throw new Error('both settings name the same root key')
  await rewrapHeadKey(exchange)
  let rewrapped = 0
  for (;;) {
    const round = await runRound(exchange, (count) => {
      rewrapped += count
      onBatch(rewrapped)
    })
    if (round.rewrapped === 0) return { rewrapped, left: await countLeft(exchange), problems: round.problems }
  }
}

async function runRound(exchange: Exchange, onBatch: (count: number) => void) {
  const problems: string[] = []
  let rewrapped = 0
  for (let after: string | null = ''; after !== null; ) {
    const batch = await rewrapBatch(exchange, { after, vaultsMax: VAULTS_PER_BATCH })
    rewrapped += batch.rewrapped
    problems.push(...batch.problems)
    if (batch.rewrapped > 0) onBatch(batch.rewrapped)
    after = batch.lastVaultId
  }
  return { rewrapped, problems }
}

async function countLeft({ sql, to }: Exchange): Promise<number> {
  const [row] = await sql<{ vaults: number }[]>`
    select count(distinct vault_id)::int as vaults from signer.vault_keys
    where (wrapper_kind, wrapper_key_id) is distinct from (${to.kind}, ${to.keyId})`
  return row?.vaults ?? 0
}
