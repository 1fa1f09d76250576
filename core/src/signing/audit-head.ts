import { z } from 'zod'
import { world } from '../authority/world.ts'

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`))

/**
 * The end of the signer's audit chain at a moment, under the signer's name. Kept by others, it shows for ever whether
 * what came before it was changed: whoever rewrites the chain cannot sign another end for the same row.
 */
export const auditHead = z.strictObject({
  world,
  /** Number of the last row. */
  seq: z.string().regex(/^\d{1,19}$/),
  hash: hex(32),
  at: z.iso.datetime(),
  /** Ed25519, over `auditHeadText`. */
  publicKey: hex(32),
  signature: hex(64),
})
export type SignedAuditHead = z.infer<typeof auditHead>

/** What is signed: its purpose first, so that no other signature of the same key can pass for one. */
export function auditHeadText(head: Pick<SignedAuditHead, 'world' | 'seq' | 'hash' | 'at'>): string {
  return ['windhover/audit-head/1', head.world, head.seq, head.hash, head.at].join('\n')
}

export const AUDIT_HEAD_PATH = '/audit/head'
