import { auditHeadText, type SignedAuditHead } from '@windhover/core/signing/audit-head'
import { describeError, type Log } from '../log.ts'
import type { Sql } from '../store/connect-database.ts'
import { FIRST_PREV_HASH } from './audit-row.ts'
import type { HeadKey } from './head-key.ts'

const EVERY_MS = 5_000

export type HeadSigner = {
  /** The end of the chain as it is now. */
  readonly latest: () => Promise<SignedAuditHead>
  /** Signs the last end and no more. */
  readonly stop: () => Promise<void>
}

/**
 * Signs the end of the audit chain whenever it has moved, at the latest a few seconds later, and tells it to the log;
 * the worker fetches it for the application's database. A signed end that is no longer in the chain is an alarm, and
 * nothing is signed over it.
 */
export function createHeadSigner(parts: {
  readonly sql: Sql
  readonly key: HeadKey
  readonly world: SignedAuditHead['world']
  readonly log: Log
  readonly everyMs?: number
}): HeadSigner {
  const { sql, key, world, log } = parts
  let last: SignedAuditHead | null = null
  let line: Promise<unknown> = Promise.resolve()

  async function signEnd(): Promise<SignedAuditHead> {
    const { seq, hash, hasLast } = await readEnd(sql, last)
    if (!hasLast) throw new Error('the audit chain no longer holds a row that was signed')
    if (last !== null && last.seq === seq && last.hash === hash) return last
    const head = { world, seq, hash, at: new Date().toISOString() }
    const signature = (await key.sign(auditHeadText(head))).toString('hex')
    last = { ...head, publicKey: key.publicKey, signature }
    log.info('audit head', last)
    return last
  }

  /** One after the other: two ends signed at once could be told in the wrong order. */
  const latest = () => {
    const next = line.then(signEnd)
    line = next.catch(() => {})
    return next
  }
  const note = () =>
    latest().then(ignore, (error) => log.error('no audit head was signed', describeError(error)))
  const timer = setInterval(() => void note(), parts.everyMs ?? EVERY_MS).unref()
  return {
    latest,
    stop: async () => {
      clearInterval(timer)
      await note()
    },
  }
}

const ignore = () => {}

type End = { readonly seq: string; readonly hash: string; readonly hasLast: boolean }

async function readEnd(sql: Sql, last: SignedAuditHead | null): Promise<End> {
  const { seq, hash } = last ?? { seq: '0', hash: FIRST_PREV_HASH }
  const [end] = await sql<End[]>`
    select head.seq::text as seq, encode(head.hash, 'hex') as hash,
      ${seq}::bigint = 0 or exists (
        select from signer.audit where audit.seq = ${seq} and audit.hash = decode(${hash}, 'hex')) as "hasLast"
    from signer.audit_head as head`
  if (end === undefined) throw new Error('the end of the audit chain is missing')
  return end
}
