import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { auditHead, type SignedAuditHead } from '@windhover/core/signing/audit-head'
import postgres from 'postgres'

const PAGE_ROWS = 2_000

/** Of the log stream: lines of JSON, of which those that tell a head are taken. */
export async function readHeadsOfLog(path: string): Promise<SignedAuditHead[]> {
  const heads: SignedAuditHead[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (!line.includes('"audit head"')) continue
    const { level: _level, time: _time, name: _name, msg: _msg, ...head } = JSON.parse(line)
    heads.push(auditHead.parse(head))
  }
  return heads
}

/** Of the application's database, where a worker keeps what the signer has handed out. */
export async function readHeadsOfDatabase(url: string): Promise<SignedAuditHead[]> {
  const sql = postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })
  try {
    const heads: SignedAuditHead[] = []
    const rows = sql<{ head: unknown }[]>`select head from public.audit_heads order by seq`.cursor(PAGE_ROWS)
    for await (const page of rows) heads.push(...page.map(({ head }) => auditHead.parse(head)))
    return heads
  } finally {
    await sql.end({ timeout: 5 })
  }
}
