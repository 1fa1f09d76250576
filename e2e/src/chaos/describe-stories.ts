import { ask } from './ask-database.ts'
import { askRpc, dig, wholeOf } from './chains/ask-rpc.ts'
import type { Violation } from './judge-round.ts'

type Line = {
  id: string
  vault: string
  chain: string
  state: string
  failure: string | null
  attempts: string | null
  booked: string | null
}

/** A round that moved everything says little; what ended otherwise, or is booked without an end, says why. */
export async function describeStories(databaseUrl: string): Promise<readonly string[]> {
  const lines = await ask(
    databaseUrl,
    (sql) => sql<Line[]>`
      select i.id, i.vault_id::text as vault, i.chain, i.state, i.failure->>'code' as failure,
        (select string_agg(
            concat_ws(' ', 'epoch', a.epoch, 'nonce', a.nonce, a.state, 'tries', a.submit_tries, 'doubts', a.doubts, 'fee', a.fee_raw),
            '; ' order by a.step, a.epoch)
          from intent_attempts a where a.intent_id = i.id) as attempts,
        (select sum(l.amount_raw)::text from ledger_entries l
          where l.intent_id = i.id and l.account like 'vault:%' and l.token = 'native') as booked
      from intents i
      where i.state <> 'CONFIRMED'
        or not exists (select 1 from ledger_entries l where l.intent_id = i.id)
        or (select count(*) - count(distinct a.step) from intent_attempts a
          where a.intent_id = i.id and a.state in ('confirmed', 'failed')) > 0
      order by i.position`,
  )
  return lines.map(
    ({ id, vault, chain, state, failure, attempts, booked }) =>
      `${chain} ${id} of vault ${vault}: ${state}${failure === null ? '' : ` (${failure})`}, ` +
      `booked ${booked ?? 'nothing'}; ${attempts ?? 'no attempt'}`,
  )
}

type Signed = {
  intent: string
  epoch: number
  nonce: number | null
  state: string
  fee: string | null
  hash: string
}

/** Where the books of a vault differ from its chain: every transaction of it, as we booked it and as the node has it. */
export async function describeBooks(
  given: { databaseUrl: string; nodeUrls: Readonly<Record<string, string>> },
  violations: readonly Violation[],
): Promise<readonly string[]> {
  const accused = violations.flatMap(({ kind, text }) =>
    kind === 'ledger' ? [...text.matchAll(/^vault:(\d+):(\w+)/g)] : [],
  )
  const lines: string[] = []
  for (const [, vault = '', chain = ''] of accused) {
    const nodeUrl = given.nodeUrls[chain]
    if (nodeUrl === undefined) continue
    const signed = await ask(
      given.databaseUrl,
      (sql) => sql<Signed[]>`
        select intent_id as intent, epoch, nonce, state, fee_raw as fee, transaction_id as hash
        from intent_attempts where vault_id = ${vault} and chain = ${chain} and transaction_id is not null
        order by nonce, epoch`,
    )
    for (const each of signed) {
      const receipt = await askRpc(nodeUrl, 'eth_getTransactionReceipt', [each.hash])
      const paid =
        receipt === null
          ? null
          : wholeOf(dig(receipt, 'gasUsed')) * wholeOf(dig(receipt, 'effectiveGasPrice'))
      const block = receipt === null ? 'in no block' : `block ${wholeOf(dig(receipt, 'blockNumber'))}`
      lines.push(
        `${chain} nonce ${each.nonce} epoch ${each.epoch} of ${each.intent}: ${each.state}, ` +
          `booked fee ${each.fee}, paid ${paid}, ${block}`,
      )
    }
  }
  return lines
}
